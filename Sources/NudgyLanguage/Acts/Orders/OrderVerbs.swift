// What a device, a player, a bank or a phone is told to do, with the kinds of things it does it to (see `Order`).
extension WordTable {
  static let orderVerbs = WordTable(
    """
    activate:aefgm adjust:l answer:c arm:g avoid:n begin:r blast:p block:b boot boot-up:dm brighten:aiw
    brighten-up:aiw cancel:r cast:p change:ilvz close:dos connect:y continue:pr crack:h crank crank-down:l crank-up:l
    cue:p cue-up:p cut cut-off:a deactivate:aefgm decline:c decrease:l dim:ai disable:aegmx disarm:g disconnect:y
    dismiss:c enable:aegmx end:cr fast-forward:p fire fire-up:as flip:t flip-off:a flip-on:a freeze:b hang hang-up:c
    heat heat-up:f increase:l kill:a launch:s light light-up:w load load-up:s lock:bdfm loop:p lower:adhjlo make:imw
    max max-out:l mute:almp open:dfos pan:i pause:pr play:p pop:d power power-down:adm power-off:aefgm power-on:aefgm
    power-up:adm put put-off:a put-on:ap raise:dhjlo reboot:dm record:q redial:c reduce:l reject:c reload:s replay:p
    reset:km restart:admp resume:pr roll:t roll-down:dho roll-up:dho set:gil share:x shuffle:p shut:dos shut-down:dm
    shut-off:a silence:am skip:p snap:q spin:t start:afpr start-up:s stop:afpr stream:p switch:ai switch-off:aefgm
    switch-on:aefgm switch-over:s throw:t toggle:aegi toss:t turn:iz turn-down:alp turn-off:aefgmpx turn-on:aefgmpx
    turn-up:alp unblock:b unfreeze:b unlock:bdfm unmute:almp unpause:pr use:u warm warm-up:f
    """)
}
