extension ContainerValues {
  /// Whether a person cannot select the view: see `selectionDisabled(_:)`.
  package var isSelectionDisabled: Bool {
    get { self[SelectionDisabledKey.self] }
    set { self[SelectionDisabledKey.self] = newValue }
  }
}

private struct SelectionDisabledKey: ContainerValueKey { static let defaultValue = false }

extension View {
  /// Keeps a person from selecting the row of a list, or the entry of a picker.
  ///
  /// ```swift
  /// Picker("Printer", selection: $printer) {
  ///   ForEach(printers) { Text($0.name).selectionDisabled($0.isOffline) }
  /// }
  /// ```
  /// A program can still select it.
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    containerValue(\.isSelectionDisabled, isDisabled)
  }
}
