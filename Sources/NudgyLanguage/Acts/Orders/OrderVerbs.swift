// What a device, a player, a bank or a phone is told to do, with the kinds of things it does it to (see `Order`).
extension WordTable {
  static let orderVerbs = WordTable(
    """
    activate:aegm adjust:l answer:c arm:g avoid:n begin:r blast:p block:b brighten:ai brighten-up:ai cancel:r cast:p
    change:ilvz close:os connect:y crank crank-down:l crank-up:l cue:p cue-up:p cut cut-off:a deactivate:aegm
    decline:c decrease:l dim:ai disable:aegm disarm:g disconnect:y dismiss:c enable:aegm end:cr fast-forward:p
    flip:t flip-off:a flip-on:a freeze:b hang hang-up:c increase:l kill:a launch:s load load-up:s lock:bm loop:p
    lower:jlo make:imw max max-out:l mute:almp open:os pan:i pause:pr play:p put put-off:a put-on:p raise:jlo
    reboot:dm record:q redial:c reduce:l reject:c reload:s replay:p reset:km restart:admp resume:pr roll:t
    roll-down:o roll-up:o set:gil share:x shuffle:p shut:o shut-down:dm shut-off:a silence:am skip:p snap:q spin:t
    start:apr start-up:s stop:apr stream:p switch:i switch-off:aegm switch-on:aegm switch-over:s throw:t toggle:aegi
    toss:t turn:i turn-down:al turn-off:aegmp turn-on:aegmp turn-up:al unblock:b unfreeze:b unlock:bm unmute:almp
    unpause:pr use:u
    """)
}
