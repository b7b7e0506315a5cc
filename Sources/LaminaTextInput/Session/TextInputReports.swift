/// What a session asks of the view that it belongs to, and reports to it.
package struct TextInputReports {
  /// Returns the value's text as it is now; nil where that is not what is typed.
  let readValue: () -> String?
  /// The person has changed the text.
  let onEdit: (String) -> Void
  /// The selection is another one.
  let onSelect: () -> Void
  /// Return in a text of one line; false passes the key on.
  let onSubmit: () -> Bool
  /// The focus has come or gone.
  let onFocus: (Bool) -> Void

  package init(
    readValue: @escaping () -> String? = { nil }, onEdit: @escaping (String) -> Void = { _ in },
    onSelect: @escaping () -> Void = {}, onSubmit: @escaping () -> Bool = { false },
    onFocus: @escaping (Bool) -> Void = { _ in }
  ) {
    self.readValue = readValue
    self.onEdit = onEdit
    self.onSelect = onSelect
    self.onSubmit = onSubmit
    self.onFocus = onFocus
  }
}
