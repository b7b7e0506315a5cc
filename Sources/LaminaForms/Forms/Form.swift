/// Controls with their labels, arranged as a form.
///
/// ```swift
/// Form {
///   TextField("Name", text: $name)
///   Section("Appearance") {
///     Picker("Accent", selection: $accent) { ForEach(Accent.allCases) { Text($0.name) } }
///     Toggle("Large text", isOn: $isLarge)
///   }
/// }
/// .formStyle(.columns)
/// ```
///
/// How it looks is `formStyle(_:)`: as a rule cards of rows that scroll, of which only those near the screen exist; or two columns,
/// as in the settings of a Mac. Labels of fields, pickers, sliders and labelled contents stand in front of them, those of toggles where
/// their style has them. Tab goes through all controls from top to bottom.
public struct Form<Content: View>: View {
  private let content: Content
  @Environment(\.formStyle) private var style

  /// Makes a form of controls, and of sections of them.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View {
    style.body(
      FormStyleConfiguration(content: .init(hidden: style.keeping(content, at: \.formStyle))))
  }
}

extension Form where Content == FormStyleConfiguration.Content {
  /// A form with what a style was given, for styles that build on others: it looks as forms do around the style.
  public init(_ configuration: FormStyleConfiguration) {
    self.init { configuration.content }
  }
}
