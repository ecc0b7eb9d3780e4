/// What a notification service is asked.
enum ServiceCall {
  case capabilities
  case notify(RecordedNotice)
}

enum ServiceAnswer {
  case number(UInt32)
  case texts([String])
}

/// The arguments of one Notify that the tests look at.
struct RecordedNotice {
  var replaces: UInt32 = 0
  var heading = ""
  var text = ""
  var tag = ""
  /// Keys and labels by turns.
  var actions: [String] = []
}
