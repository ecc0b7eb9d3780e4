// What orders are given about: a lamp, the volume, a playlist, a debit card, with its kinds (see `Order`).
extension WordTable {
  static let orderThings = WordTable(
    """
    ac:a accent:v account:b ad:p aeroplane-mode:e air-con:a air-conditioner:a air-conditioning:a aircon:a
    airplane-mode:e airpod:y alarm-system:g album:p alexa:adm amazon:s amp:a app:s app-store:s artist:p atm-card:b
    audio:lp audiobook:p auto-brightness:e awning:o back-camera:su back-door:d backlight:l band:p bank-account:b
    bank-card:b bass:l battery-saver:e beat:p bedroom:w blackout-blind:o blind:o bluetooth:ay bluetooth-setting:s
    boot:d brightness:l browser:s bulb:a burglar-alarm:g calculator:s calendar-app:s call:c camera:ais camera-app:s
    caption:ae car:f car-door:d card:b casting:r ceiling-fan:a cell:m cell-phone:m cellphone:m cellular-data:e
    chandelier:a channel:z charger:a checking:b chorus:p chrome:s clip:q clock-app:s coffee-machine:a coffee-maker:a
    coffee-pot:a coin:t computer:dm console:a cooling:l credit-card:b cruise-control:a curtain:o d10:t d12:t d20:t
    d4:t d6:t d8:t dark-mode:e data-saver:e debit-card:b defogger:a defroster:a device:dkm dice:t die:t dime:t
    direction:r discography:p display:a dnd:e do-not-disturb:e door:d drape:o driving-mode:e email:s engine:f
    episode:p eq:l equalizer:l espresso-machine:a eta:x face-id:e facebook:s factory-setting:k fan:a fan-speed:l
    firefox:s flash:au flashlight:au flight-mode:e floodlight:a focus-mode:e font-size:l fridge-camera:s
    front-camera:su front-door:d gallery:s garage:f garage-door:o gender:v geyser:a gmail:s google:s
    google-map:s gps:ux gps-position:x group-selfie:q guest-mode:e guidance:r hallway:aiw haptic:e hazard:a
    headlight:a headphone:y headset:y heat:l heated-seat:a heater:a heating:a high-beam:a highway:n home-alarm:g
    hoover:a hotspot:ay house:w house-alarm:g hulu:s humidifier:a humidity:l incognito-mode:e incoming-call:c
    instagram:s internet:y intro:p ipad:m iphone:m it:w itunes:s jacuzzi:a jam:p jazz:p kettle:a kitchen:w lamp:aijw
    lamppost:a language:v lantern:a laptop:dm light:aijw light-mode:e lightbulb:a lighting:aij linkedin:s listening:r
    live-location:x living-room:iw location:x location-service:e low-power-mode:e mastercard:b messenger:s mic:a
    microphone:a mirroring:r mix:p mixtape:p mobile:m mobile-data:eu monitor:ai motorway:n movie:p music:lp
    navigating:r navigation:r netflix:s nickel:t night-mode:e night-shift:e nightlight:e not-disturb:e notepad:s
    notification:e notification-sound:e number-one-hit:p office:w outlet:a outlook:s pandora:s pc:dm penny:t
    phone:cdkmy phone-call:c photo:q photo-app:s photos-app:s pic:q picture:q pinterest:s pitch:l playback:pr
    playback-speed:l playing:r playlist:p plug:a podcast:p position:x power-saver:e power-saving:e prime-video:s
    private-mode:e projector:a quarter:t quiet-mode:e radiator:a radio:aip receiver:a recording:r reddit:s roaming:e
    robot:a robot-vacuum:a room:w roomba:a safari:s saving:b savings-account:b screen:imw screen-brightness:l
    screen-recording:r screen-sharing:r screensaver:a screenshot:q seat:a seat-heater:a seat-warmer:a security:g
    security-alarm:g security-system:g selfie:q setting:ks shade:o shutter:o silent-mode:e siri:dm skype:s slack:s
    sleep-mode:e smart-lock:a smart-plug:a snapchat:s snapshot:q socket:a song:pz sound:l soundbar:a soundtrack:p
    speaker:aklmy speaker-volume:l speed:l spotify:s spotlight:a station:pz stereo:a stopwatch:a subtitle:ae sunroof:d
    system:d tablet:dkm task-manager:s television:ai telly:aip temp:l temperature:l thermostat:l tiktok:s toll:n
    toll-road:n torch:a track:pz tracklist:p traffic:n treble:l trunk:d tune:p tv:adip twitch:s twitter:s vacuum:a
    vacuum-cleaner:a vibrate:e vibrating:r vibration:e video:pq visa:b voice:v voice-memo:q volume:l vpn:e wake-word:v
    waze:s webcam:a whatsapp:s wheel:t whereabouts:x whisper-mode:e wi-fi:ay wi-fi-setting:s wifi:auy wifi-setting:s
    window:h windshield-wiper:a wiper:a wireless:ay youtube:s zoom:s
    """)
}
