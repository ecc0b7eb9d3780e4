import NudgyCore

extension TimeVocabulary {
  /// Short names of zones behind a time, with a place that keeps that time.
  static let zones: WordTable = """
    est:America/New_York edt:America/New_York et:America/New_York eastern:America/New_York
    cst:America/Chicago cdt:America/Chicago ct:America/Chicago central:America/Chicago mst:America/Denver
    mdt:America/Denver mt:America/Denver mountain:America/Denver pst:America/Los_Angeles
    pdt:America/Los_Angeles pt:America/Los_Angeles pacific:America/Los_Angeles akst:America/Anchorage
    akdt:America/Anchorage hst:Pacific/Honolulu ast:America/Halifax adt:America/Halifax nst:America/St_Johns
    utc:UTC gmt:UTC z:UTC zulu:UTC bst:Europe/London wet:Europe/Lisbon west:Europe/Lisbon cet:Europe/Paris
    cest:Europe/Paris eet:Europe/Athens eest:Europe/Athens msk:Europe/Moscow trt:Europe/Istanbul
    ist:Asia/Kolkata gst:Asia/Dubai pkt:Asia/Karachi ict:Asia/Bangkok sgt:Asia/Singapore hkt:Asia/Hong_Kong
    jst:Asia/Tokyo kst:Asia/Seoul aest:Australia/Sydney aedt:Australia/Sydney acst:Australia/Adelaide
    acdt:Australia/Adelaide awst:Australia/Perth nzst:Pacific/Auckland nzdt:Pacific/Auckland
    brt:America/Sao_Paulo art:America/Argentina/Buenos_Aires sast:Africa/Johannesburg wat:Africa/Lagos
    eat:Africa/Nairobi
    """

  /// A place that keeps the time of a short name such as `pst`.
  package static func place(ofZone name: String) -> String? { zones[name] }

  /// Places and regions that people name before "time": "London time", "Pacific standard time".
  static let zonePlaces: WordTable = """
    eastern:America/New_York central:America/Chicago mountain:America/Denver pacific:America/Los_Angeles
    atlantic:America/Halifax alaska:America/Anchorage hawaii:Pacific/Honolulu arizona:America/Phoenix
    phoenix:America/Phoenix new-york:America/New_York nyc:America/New_York ny:America/New_York
    boston:America/New_York miami:America/New_York atlanta:America/New_York toronto:America/Toronto
    chicago:America/Chicago texas:America/Chicago dallas:America/Chicago houston:America/Chicago
    denver:America/Denver california:America/Los_Angeles la:America/Los_Angeles
    los-angeles:America/Los_Angeles san-francisco:America/Los_Angeles sf:America/Los_Angeles
    seattle:America/Los_Angeles vancouver:America/Vancouver mexico-city:America/Mexico_City
    brazil:America/Sao_Paulo sao-paulo:America/Sao_Paulo london:Europe/London uk:Europe/London
    british:Europe/London greenwich:UTC universal:UTC coordinated-universal:UTC dublin:Europe/Dublin
    irish:Europe/Dublin lisbon:Europe/Lisbon paris:Europe/Paris berlin:Europe/Berlin german:Europe/Berlin
    madrid:Europe/Madrid rome:Europe/Rome amsterdam:Europe/Amsterdam zurich:Europe/Zurich
    vienna:Europe/Vienna stockholm:Europe/Stockholm central-european:Europe/Paris
    eastern-european:Europe/Athens athens:Europe/Athens istanbul:Europe/Istanbul moscow:Europe/Moscow
    dubai:Asia/Dubai tel-aviv:Asia/Jerusalem israel:Asia/Jerusalem india:Asia/Kolkata indian:Asia/Kolkata
    mumbai:Asia/Kolkata delhi:Asia/Kolkata bangkok:Asia/Bangkok singapore:Asia/Singapore
    hong-kong:Asia/Hong_Kong beijing:Asia/Shanghai china:Asia/Shanghai shanghai:Asia/Shanghai
    tokyo:Asia/Tokyo japan:Asia/Tokyo seoul:Asia/Seoul sydney:Australia/Sydney melbourne:Australia/Melbourne
    perth:Australia/Perth auckland:Pacific/Auckland new-zealand:Pacific/Auckland
    """
}
