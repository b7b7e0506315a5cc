import LaminaGeometry

/// What a session asks of the view that it belongs to, and reports to it.
package struct TextInputReports {
  /// Returns the value's text as it is now; nil where that is not what is typed.
  var readValue: () -> String? = { nil }
  /// The person has changed the text.
  var onEdit: (String) -> Void = { _ in }
  /// The selection is another one.
  var onSelect: () -> Void = {}
  /// Return in a text of one line; false passes the key on.
  var onSubmit: () -> Bool = { false }
  /// The focus has come or gone.
  var onFocus: (Bool) -> Void = { _ in }
  /// The context menu is about to open.
  var onMenu: () -> Void = {}
  /// A drag that selects goes to a point of the node; true where it goes on in another text.
  var onDrag: (CGPoint) -> Bool = { _ in false }
  /// Whether characters of other texts are selected with those of this one.
  var isJoined: () -> Bool = { false }
  /// All that is selected then.
  var joinedText: () -> String? = { nil }
}
