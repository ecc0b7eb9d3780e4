import CDBus

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The session bus, for a program that is asked rather than asks. It holds all pointers into libdbus.
@safe
final class ServiceBus {
  static let name = "org.freedesktop.Notifications"
  private static let path = "/org/freedesktop/Notifications"

  private var client = nudgy_dbus()
  private var service = nudgy_dbus_service()
  private let connection: OpaquePointer

  /// Nil where there is no bus, or the name has an owner.
  init?() {
    guard let library = unsafe dlopen("libdbus-1.so.3", RTLD_NOW) ?? dlopen("libdbus-1.3.dylib", RTLD_NOW),
      unsafe nudgy_dbus_look_up(&client, library) != 0,
      unsafe nudgy_dbus_service_look_up(&service, library) != 0
    else { return nil }
    var error = unsafe nudgy_dbus_error()
    unsafe client.dbus_error_init(&error)
    guard let connection = unsafe client.dbus_bus_get_private(0, &error) else { return nil }
    unsafe client.dbus_connection_set_exit_on_disconnect(connection, 0)
    // 4: rather fail than wait for the name; 1: it is ours.
    guard unsafe service.dbus_bus_request_name(connection, Self.name, 4, &error) == 1 else { return nil }
    unsafe self.connection = connection
  }

  /// What has to be polled.
  var descriptor: CInt {
    var descriptor: CInt = -1
    _ = unsafe service.dbus_connection_get_unix_fd(connection, &descriptor)
    return descriptor
  }

  /// Takes what has come; false once the bus is gone.
  func take(_ answer: (ServiceCall) -> ServiceAnswer?) -> Bool {
    let isOpen = unsafe client.dbus_connection_read_write(connection, 0) != 0
    while let message = unsafe client.dbus_connection_pop_message(connection) {
      defer { unsafe client.dbus_message_unref(message) }
      if let call = unsafe call(message), let answer = answer(call) { unsafe send(answer, to: message) }
    }
    return isOpen
  }

  /// ActionInvoked(number, key).
  func tellAction(_ number: UInt32, _ key: String) {
    signal("ActionInvoked") {
      append(number, to: &$0)
      append(key, to: &$0)
    }
  }

  /// NotificationClosed(number, reason).
  func tellClosed(_ number: UInt32, reason: UInt32) {
    signal("NotificationClosed") {
      append(number, to: &$0)
      append(reason, to: &$0)
    }
  }

  private func signal(_ name: String, _ fill: (inout nudgy_dbus_iterator) -> Void) {
    guard let message = unsafe service.dbus_message_new_signal(Self.path, Self.name, name) else { return }
    unsafe send(message, fill)
  }

  // MARK: - Messages

  private func call(_ message: OpaquePointer) -> ServiceCall? {
    if unsafe service.dbus_message_is_method_call(message, Self.name, "GetCapabilities") != 0 {
      return .capabilities
    }
    guard unsafe service.dbus_message_is_method_call(message, Self.name, "Notify") != 0 else { return nil }
    var arguments = nudgy_dbus_iterator()
    guard unsafe client.dbus_message_iter_init(message, &arguments) != 0 else { return nil }
    var notice = RecordedNotice()
    _ = text(&arguments)
    var replaces: UInt32 = 0
    unsafe client.dbus_message_iter_get_basic(&arguments, &replaces)
    notice.replaces = replaces
    next(&arguments)
    _ = text(&arguments)
    notice.heading = text(&arguments)
    notice.text = text(&arguments)
    var actions = nudgy_dbus_iterator()
    unsafe client.dbus_message_iter_recurse(&arguments, &actions)
    while kind(&actions) == UInt8(ascii: "s") { notice.actions.append(text(&actions)) }
    next(&arguments)
    notice.tag = tag(&arguments)
    return .notify(notice)
  }

  /// The name by which popups of the same kind take each other's place, as some services do.
  private func tag(_ hints: inout nudgy_dbus_iterator) -> String {
    var entries = nudgy_dbus_iterator()
    unsafe client.dbus_message_iter_recurse(&hints, &entries)
    while kind(&entries) == UInt8(ascii: "e") {
      var (entry, value) = (nudgy_dbus_iterator(), nudgy_dbus_iterator())
      unsafe client.dbus_message_iter_recurse(&entries, &entry)
      let name = text(&entry)
      unsafe client.dbus_message_iter_recurse(&entry, &value)
      if name == "x-dunst-stack-tag" { return text(&value) }
      next(&entries)
    }
    return ""
  }

  private func text(_ iterator: inout nudgy_dbus_iterator) -> String {
    guard kind(&iterator) == UInt8(ascii: "s") else { return "" }
    var start: UnsafePointer<CChar>?
    unsafe client.dbus_message_iter_get_basic(&iterator, &start)
    next(&iterator)
    return unsafe start.map { unsafe String(cString: $0) } ?? ""
  }

  private func kind(_ iterator: inout nudgy_dbus_iterator) -> UInt8 {
    UInt8(clamping: unsafe client.dbus_message_iter_get_arg_type(&iterator))
  }

  private func next(_ iterator: inout nudgy_dbus_iterator) {
    _ = unsafe client.dbus_message_iter_next(&iterator)
  }

  private func send(_ answer: ServiceAnswer, to message: OpaquePointer) {
    guard let reply = unsafe service.dbus_message_new_method_return(message) else { return }
    unsafe send(reply) { arguments in
      switch answer {
      case .number(let number): append(number, to: &arguments)
      case .texts(let texts):
        var list = nudgy_dbus_iterator()
        let array = CInt(UInt8(ascii: "a"))
        _ = unsafe client.dbus_message_iter_open_container(&arguments, array, "s", &list)
        for text in texts { append(text, to: &list) }
        _ = unsafe client.dbus_message_iter_close_container(&arguments, &list)
      }
    }
  }

  private func send(_ message: OpaquePointer, _ fill: (inout nudgy_dbus_iterator) -> Void) {
    defer { unsafe client.dbus_message_unref(message) }
    var arguments = nudgy_dbus_iterator()
    unsafe client.dbus_message_iter_init_append(message, &arguments)
    fill(&arguments)
    _ = unsafe service.dbus_connection_send(connection, message, nil)
    unsafe service.dbus_connection_flush(connection)
  }

  private func append(_ number: UInt32, to iterator: inout nudgy_dbus_iterator) {
    var number = number
    _ = unsafe client.dbus_message_iter_append_basic(&iterator, CInt(UInt8(ascii: "u")), &number)
  }

  private func append(_ text: String, to iterator: inout nudgy_dbus_iterator) {
    unsafe text.withCString { start in
      var start: UnsafePointer<CChar>? = unsafe start
      _ = unsafe client.dbus_message_iter_append_basic(&iterator, CInt(UInt8(ascii: "s")), &start)
    }
  }
}
