/// How forms arrange what is in them.
///
/// ```swift
/// struct Narrow: FormStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     ScrollView { VStack(alignment: .leading) { configuration.content }.padding() }
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol FormStyle {
  associatedtype Body: View
  /// What a style knows of the form: what is in it.
  typealias Configuration = FormStyleConfiguration
  /// Makes what is shown in place of a form.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a form gives its style.
public struct FormStyleConfiguration {
  /// What is in the form, of whatever type it is.
  public struct Content: View {
    let hidden: any View

    public var body: some View { AnyView(opening: hidden) }
  }

  /// The controls and sections, to be placed somewhere in the style's body.
  public let content: Content
}

typealias AnyFormStyle = AnyControlStyle<FormStyleConfiguration>

/// The look that suits the form's surroundings: cards of rows that scroll.
public struct AutomaticFormStyle: FormStyle, StandardStyle, Hashable {
  /// Makes the style: the same as `.automatic`.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    GroupedFormStyle().makeBody(configuration: configuration)
  }
}

/// Cards of rows that scroll, one for each section; labels at the beginning of rows, controls at the end.
public struct GroupedFormStyle: FormStyle, StandardStyle, Hashable {
  /// Makes the style: the same as `.grouped`.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    GroupedRows { configuration.content }
      .environment(\.formKind, .grouped)
  }
}

/// Two columns that do not scroll: labels end where controls begin.
///
/// ```
///           Name: ▏Ada                ▕
///        Quality: ▏Best ▾▕
///                 ☑ Both sides
/// ```
public struct ColumnsFormStyle: FormStyle, StandardStyle, Hashable {
  /// Makes the style: the same as `.columns`.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    FormColumns(content: configuration.content)
      .standardToggleStyle(CheckboxToggleStyle())
      .environment(\.formKind, .columns)
  }
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The look that suits the form's surroundings.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
  /// Cards of rows that scroll.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// Two columns that do not scroll.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension EnvironmentValues {
  var formStyle: AnyFormStyle {
    get { self[FormStyleKey.self] }
    set { self[FormStyleKey.self] = newValue }
  }
}

private struct FormStyleKey: EnvironmentKey {
  static let defaultValue = AnyFormStyle(AutomaticFormStyle()) { $0.makeBody(configuration: $1) }
}

extension View {
  /// Sets how the forms inside the view arrange what is in them.
  public func formStyle<S: FormStyle>(_ style: S) -> some View {
    transformEnvironment(\.formStyle) {
      $0 = AnyFormStyle(style, around: $0, at: \.formStyle) { $0.makeBody(configuration: $1) }
    }
  }
}
