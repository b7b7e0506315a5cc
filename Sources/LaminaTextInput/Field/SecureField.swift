public import LaminaLocalization

/// A control in which a person types a secret: each character is shown as a bullet, nothing is copied.
///
/// ```swift
/// SecureField("Password", text: $password).onSubmit(logIn)
/// ```
///
/// Motion and deletion by words take all of it, so that nothing reveals where words begin.
public struct SecureField<Label: View>: View {
  private let source: FieldSource
  private let label: Label
  private let prompt: Text?
  private var events: FieldEvents?

  /// Makes a field for a secret with any label; `prompt` is what stands there while it is empty.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    source = FieldSource(text)
    self.prompt = prompt
    self.label = label()
  }

  public var body: some View {
    FieldCore(source: source, label: label, prompt: prompt, isSecure: true, events: events)
  }
}

extension SecureField where Label == Text {
  /// Makes a field for a secret with a title; `prompt` is what stands there while it is empty.
  public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }

  /// The same with words in a string, which are shown as they are.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }

  /// The same with what Return does, in SwiftUI's old spelling: `onSubmit(of:_:)` is the new one.
  public init(_ title: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(text: text) { Text(title) }
    events = FieldEvents(committed: onCommit)
  }

  /// The same with words in a string, which are shown as they are.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(text: text) { Text(title) }
    events = FieldEvents(committed: onCommit)
  }

  /// The same with words that know their table.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }
}
