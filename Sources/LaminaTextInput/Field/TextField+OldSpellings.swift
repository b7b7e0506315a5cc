public import Foundation

/// What a field does besides `onSubmit` and focus, in SwiftUI's old spelling.
struct FieldEvents {
  /// Called when the person begins to edit, and when they end.
  var changed: ((Bool) -> Void)?
  /// Called at Return.
  var committed: (() -> Void)?
}

// In place of these, `focused(_:)` and `onSubmit(of:_:)` say the same of any field.
extension TextField where Label == Text {
  /// Makes a field for a text, which says when editing begins and ends, and does `onCommit` at Return.
  public init(
    _ title: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      FieldSource(text), prompt: nil,
      events: FieldEvents(changed: onEditingChanged, committed: onCommit), label: Text(title))
  }

  /// Makes a field for a text, which does `onCommit` at Return.
  public init(
    _ title: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(
      FieldSource(text), prompt: nil, events: FieldEvents(committed: onCommit), label: Text(title))
  }

  /// The same with words in a string, which are shown as they are.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      FieldSource(text), prompt: nil,
      events: FieldEvents(changed: onEditingChanged, committed: onCommit), label: Text(title))
  }

  /// The same with words in a string, which are shown as they are.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(
      FieldSource(text), prompt: nil, events: FieldEvents(committed: onCommit), label: Text(title))
  }

  /// Makes a field for a value that a `Formatter` reads and writes, which says when editing begins and ends, and does `onCommit` at Return.
  public init<V>(
    _ title: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      FieldSource(value, formatter), prompt: nil,
      events: FieldEvents(changed: onEditingChanged, committed: onCommit), label: Text(title))
  }

  /// Makes a field for a value that a `Formatter` reads and writes, which does `onCommit` at Return.
  public init<V>(
    _ title: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onCommit: @escaping () -> Void
  ) {
    self.init(
      FieldSource(value, formatter), prompt: nil, events: FieldEvents(committed: onCommit),
      label: Text(title))
  }

  /// The same with words in a string, which are shown as they are.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      FieldSource(value, formatter), prompt: nil,
      events: FieldEvents(changed: onEditingChanged, committed: onCommit), label: Text(title))
  }

  /// The same with words in a string, which are shown as they are.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
  ) {
    self.init(
      FieldSource(value, formatter), prompt: nil, events: FieldEvents(committed: onCommit),
      label: Text(title))
  }
}
