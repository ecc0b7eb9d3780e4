import CDBus

/// Why a question over the bus has no answer.
enum BusFailure: Error {
  /// Nobody is there, or what is there does not want it.
  case refused
  case noAnswer
}

/// A connection to the session bus, for one thread. It holds all pointers into libdbus.
///
/// Notifications by the Desktop Notifications Specification 1.2.
@safe
final class BusConnection {
  private static let service = "org.freedesktop.Notifications"
  private static let path = "/org/freedesktop/Notifications"
  /// Milliseconds a daemon may take to say what it can.
  private static let patience: Int32 = 5000
  /// One that has just answered has shown the popup by the time it says so; as long as libdbus itself waits.
  private static let showing: Int32 = 25_000

  private let bus: BusLibrary
  private let connection: OpaquePointer
  /// The service that showed the popup. One that took its place on the bus counts from one again.
  private var server: String?

  /// Nil without libdbus or a session bus.
  init?() {
    guard let bus = BusLibrary.shared else { return nil }
    var error = unsafe nudgy_dbus_error()
    unsafe bus.table.pointee.dbus_error_init(&error)
    defer { unsafe bus.table.pointee.dbus_error_free(&error) }
    guard let connection = unsafe bus.table.pointee.dbus_bus_get_private(0, &error) else { return nil }
    unsafe bus.table.pointee.dbus_connection_set_exit_on_disconnect(connection, 0)
    self.bus = bus
    unsafe self.connection = connection
  }

  deinit {
    unsafe bus.table.pointee.dbus_connection_close(connection)
    unsafe bus.table.pointee.dbus_connection_unref(connection)
  }

  // MARK: - Asking

  /// Whether the service reads markup in the text.
  func readsMarkup() throws(BusFailure) -> Bool {
    let reply = unsafe try answer(to: call("GetCapabilities"))
    defer { unsafe bus.table.pointee.dbus_message_unref(reply) }
    return unsafe strings(in: reply).contains("body-markup")
  }

  /// Shows the popup; its number.
  func show(_ popup: Popup, text: String) throws(BusFailure) -> UInt32 {
    let message = unsafe try call("Notify")
    unsafe fill(message, with: popup, text: text)
    let reply = unsafe try answer(to: message, within: Self.showing)
    defer { unsafe bus.table.pointee.dbus_message_unref(reply) }
    server = unsafe sender(of: reply)
    var iterator = nudgy_dbus_iterator()
    guard unsafe bus.table.pointee.dbus_message_iter_init(reply, &iterator) != 0,
      unsafe bus.table.pointee.dbus_message_iter_get_arg_type(&iterator) == Kind.number
    else { throw .refused }
    var number: UInt32 = 0
    unsafe bus.table.pointee.dbus_message_iter_get_basic(&iterator, &number)
    return number
  }

  /// Takes a popup away that was answered; daemons differ in whether they do it themselves.
  func take(away number: UInt32) {
    guard let message = unsafe try? call("CloseNotification") else { return }
    var arguments = nudgy_dbus_iterator()
    unsafe bus.table.pointee.dbus_message_iter_init_append(message, &arguments)
    add(number, Kind.number, to: &arguments)
    if let reply = unsafe try? answer(to: message) { unsafe bus.table.pointee.dbus_message_unref(reply) }
  }

  /// Begins to hear of what becomes of popups.
  func listen() {
    var error = unsafe nudgy_dbus_error()
    unsafe bus.table.pointee.dbus_error_init(&error)
    defer { unsafe bus.table.pointee.dbus_error_free(&error) }
    unsafe bus.table.pointee.dbus_bus_add_match(
      connection, "type='signal',interface='\(Self.service)'", &error)
  }

  /// What became of a popup, heard within the milliseconds; nil when nothing was.
  func end(of number: UInt32, within milliseconds: Int32) -> PopupEnd? {
    // What came while an answer was waited for is not waited for again.
    if let end = queuedEnd(of: number) { return end }
    guard unsafe bus.table.pointee.dbus_connection_read_write(connection, milliseconds) != 0 else {
      return .lost
    }
    return queuedEnd(of: number)
  }

  private func queuedEnd(of number: UInt32) -> PopupEnd? {
    while let message = unsafe bus.table.pointee.dbus_connection_pop_message(connection) {
      defer { unsafe bus.table.pointee.dbus_message_unref(message) }
      if let end = unsafe end(of: number, told: message) { return end }
    }
    return nil
  }

  // MARK: - Messages

  private enum Kind {
    static let text = Int32(UInt8(ascii: "s"))
    static let number = Int32(UInt8(ascii: "u"))
    static let signed = Int32(UInt8(ascii: "i"))
    static let byte = Int32(UInt8(ascii: "y"))
    static let flag = Int32(UInt8(ascii: "b"))
    static let array = Int32(UInt8(ascii: "a"))
    static let variant = Int32(UInt8(ascii: "v"))
    static let entry = Int32(UInt8(ascii: "e"))
  }

  private func call(_ method: String) throws(BusFailure) -> OpaquePointer {
    let message = unsafe bus.table.pointee.dbus_message_new_method_call(
      Self.service, Self.path, Self.service, method)
    guard let message = unsafe message else { throw .refused }
    return unsafe message
  }

  /// Sends and lets go of the message.
  private func answer(to message: OpaquePointer, within milliseconds: Int32 = patience) throws(BusFailure)
    -> OpaquePointer
  {
    defer { unsafe bus.table.pointee.dbus_message_unref(message) }
    var error = unsafe nudgy_dbus_error()
    unsafe bus.table.pointee.dbus_error_init(&error)
    defer { unsafe bus.table.pointee.dbus_error_free(&error) }
    let reply = unsafe bus.table.pointee.dbus_connection_send_with_reply_and_block(
      connection, message, milliseconds, &error)
    if let reply = unsafe reply { return unsafe reply }
    let name = unsafe error.name.map { unsafe String(cString: $0) } ?? ""
    throw Self.silences.contains(name) ? .noAnswer : .refused
  }

  /// What the library and the bus call it when nobody answers in time.
  private static let silences = [
    "org.freedesktop.DBus.Error.NoReply", "org.freedesktop.DBus.Error.Timeout",
    "org.freedesktop.DBus.Error.TimedOut",
  ]

  /// Notify(app, replaces, icon, summary, body, actions, hints, timeout).
  private func fill(_ message: OpaquePointer, with popup: Popup, text: String) {
    var arguments = nudgy_dbus_iterator()
    unsafe bus.table.pointee.dbus_message_iter_init_append(message, &arguments)
    add("Nudgy", to: &arguments)
    add(popup.replaces, Kind.number, to: &arguments)
    // A name of the icon theme of every desktop.
    add("alarm-symbolic", to: &arguments)
    add(popup.heading, to: &arguments)
    add(text, to: &arguments)
    within(&arguments, Kind.array, "s") { list in
      for action in popup.actions {
        add(action.key, to: &list)
        add(action.label, to: &list)
      }
    }
    within(&arguments, Kind.array, "{sv}") { hints in
      hint("urgency", Kind.byte, "y", UInt8(popup.isSoft ? 0 : popup.stays ? 2 : 1), in: &hints)
      if popup.isSoft { hint("suppress-sound", Kind.flag, "b", UInt32(1), in: &hints) }
      let texts = [
        ("x-dunst-stack-tag", popup.tag), ("x-canonical-private-synchronous", popup.tag),
        // As Tools/Desktop/nudgy.desktop is called: the popup is Nudgy's to the desktop.
        ("desktop-entry", "nudgy"),
      ]
      for (name, text) in texts {
        within(&hints, Kind.entry, nil) { entry in
          add(name, to: &entry)
          within(&entry, Kind.variant, "s") { add(text, to: &$0) }
        }
      }
    }
    add(Int32(-1), Kind.signed, to: &arguments)
  }

  private func hint<Value>(
    _ name: String, _ kind: Int32, _ signature: String, _ value: Value, in hints: inout nudgy_dbus_iterator
  ) {
    within(&hints, Kind.entry, nil) { entry in
      add(name, to: &entry)
      within(&entry, Kind.variant, signature) { add(value, kind, to: &$0) }
    }
  }

  private func add(_ text: String, to iterator: inout nudgy_dbus_iterator) {
    // A NUL would end the text, and the bus closes on what is no UTF-8.
    unsafe text.filter { $0 != "\0" }.withCString { start in
      var start: UnsafePointer<CChar>? = unsafe start
      _ = unsafe bus.table.pointee.dbus_message_iter_append_basic(&iterator, Kind.text, &start)
    }
  }

  private func add<Value>(_ value: Value, _ kind: Int32, to iterator: inout nudgy_dbus_iterator) {
    var value = value
    _ = unsafe withUnsafeBytes(of: &value) {
      unsafe bus.table.pointee.dbus_message_iter_append_basic(&iterator, kind, $0.baseAddress)
    }
  }

  private func within(
    _ iterator: inout nudgy_dbus_iterator, _ kind: Int32, _ signature: String?,
    _ body: (inout nudgy_dbus_iterator) -> Void
  ) {
    var inner = nudgy_dbus_iterator()
    guard unsafe bus.table.pointee.dbus_message_iter_open_container(&iterator, kind, signature, &inner) != 0
    else { return }
    body(&inner)
    _ = unsafe bus.table.pointee.dbus_message_iter_close_container(&iterator, &inner)
  }

  // MARK: - Answers

  private func end(of number: UInt32, told message: OpaquePointer) -> PopupEnd? {
    let isAction =
      unsafe bus.table.pointee.dbus_message_is_signal(message, Self.service, "ActionInvoked") != 0
    let isEnd =
      unsafe bus.table.pointee.dbus_message_is_signal(message, Self.service, "NotificationClosed") != 0
    var iterator = nudgy_dbus_iterator()
    guard isAction || isEnd, unsafe sender(of: message) == server,
      unsafe bus.table.pointee.dbus_message_iter_init(message, &iterator) != 0,
      unsafe bus.table.pointee.dbus_message_iter_get_arg_type(&iterator) == Kind.number
    else { return nil }
    var told: UInt32 = 0
    unsafe bus.table.pointee.dbus_message_iter_get_basic(&iterator, &told)
    guard told == number else { return nil }
    guard isAction else { return .closed }
    guard unsafe bus.table.pointee.dbus_message_iter_next(&iterator) != 0 else { return nil }
    return text(at: &iterator).map(PopupEnd.action)
  }

  private func sender(of message: OpaquePointer) -> String? {
    unsafe bus.table.pointee.dbus_message_get_sender(message).map { unsafe String(cString: $0) }
  }

  private func text(at iterator: inout nudgy_dbus_iterator) -> String? {
    guard unsafe bus.table.pointee.dbus_message_iter_get_arg_type(&iterator) == Kind.text else { return nil }
    var start: UnsafePointer<CChar>?
    unsafe bus.table.pointee.dbus_message_iter_get_basic(&iterator, &start)
    return unsafe start.map { unsafe String(cString: $0) }
  }

  /// The texts of an answer that is one list of texts.
  private func strings(in reply: OpaquePointer) -> [String] {
    var iterator = nudgy_dbus_iterator()
    var inner = nudgy_dbus_iterator()
    guard unsafe bus.table.pointee.dbus_message_iter_init(reply, &iterator) != 0,
      unsafe bus.table.pointee.dbus_message_iter_get_arg_type(&iterator) == Kind.array
    else { return [] }
    unsafe bus.table.pointee.dbus_message_iter_recurse(&iterator, &inner)
    var texts: [String] = []
    while let text = text(at: &inner) {
      texts.append(text)
      guard unsafe bus.table.pointee.dbus_message_iter_next(&inner) != 0 else { break }
    }
    return texts
  }
}
