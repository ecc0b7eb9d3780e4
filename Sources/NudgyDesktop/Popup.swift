/// What stands in a notification of the desktop.
package struct Popup: Sendable, Equatable {
  package var heading: String
  package var text: String
  /// Names the popup for daemons that replace by name.
  package var tag: String
  /// The popup to be replaced, 0 for none.
  package var replaces: UInt32 = 0
  package var isSoft = false
  /// Whether it stands until it is answered.
  package var stays = false
  /// Keys and labels of its buttons, in order.
  package var actions: [(key: String, label: String)] = []

  package init(heading: String, text: String, tag: String) {
    self.heading = heading
    self.text = text
    self.tag = tag
  }

  /// The text where markup is read, which is that of XML.
  package static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }

  package static func == (left: Popup, right: Popup) -> Bool {
    left.heading == right.heading && left.text == right.text && left.tag == right.tag
      && left.replaces == right.replaces && left.isSoft == right.isSoft && left.stays == right.stays
      && left.actions.elementsEqual(right.actions) { $0 == $1 }
  }
}

/// How a popup ended.
package enum PopupEnd: Sendable, Equatable {
  /// The key of the button.
  case action(String)
  case closed
  /// The bus or the daemon went away, or nobody looked for too long.
  case lost
}
