import LaminaDisplay

extension View {
  /// Says in words what the view is, for screen readers and tests.
  ///
  /// ```swift
  /// Button(action: add) { Image(systemName: "plus") }.accessibilityLabel("Add a page")
  /// ```
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    semantics { $0.label = String(label) }
  }

  /// Says in the words of a text what the view is.
  public func accessibilityLabel(_ label: Text) -> some View { accessibilityLabel(label.plain) }

  /// Says in words what the view's value is.
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    semantics { $0.value = String(value) }
  }

  /// Says in the words of a text what the view's value is.
  public func accessibilityValue(_ value: Text) -> some View { accessibilityValue(value.plain) }

  /// Says in words what the view does.
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    semantics { $0.hint = String(hint) }
  }

  /// Says in the words of a text what the view does.
  public func accessibilityHint(_ hint: Text) -> some View { accessibilityHint(hint.plain) }

  /// Says what people may call the view who speak to the machine; the best comes first.
  public func accessibilityInputLabels<S: StringProtocol>(_ labels: [S]) -> some View {
    semantics { $0.details.inputLabels = labels.map { String($0) } }
  }

  /// Says in texts what people may call the view who speak to the machine; the best comes first.
  public func accessibilityInputLabels(_ labels: [Text]) -> some View {
    accessibilityInputLabels(labels.map(\.plain))
  }

  /// Names the view for tests; it is neither shown nor spoken.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    semantics { $0.identifier = identifier }
  }
}
