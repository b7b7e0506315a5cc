import LaminaDrawing
import LaminaGeometry
import LaminaThemes

/// How text fields look.
///
/// SwiftUI keeps this requirement to itself; here it is as for buttons and toggles.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  associatedtype Body: View
  /// What a style knows of the field: its text, and whether it has the focus and can be used.
  typealias Configuration = TextFieldStyleConfiguration
  /// Makes what is shown in place of a field.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a text field gives its style.
public struct TextFieldStyleConfiguration {
  /// The text with its caret and selection, or what stands there while it is empty.
  public struct Content: HidingView {
    public typealias Body = Never
    package let hidden: any View
  }

  /// The text with its caret and selection, to be placed somewhere in the style's body.
  public let content: Content
  /// Whether what is typed goes here.
  public let isFocused: Bool
  /// Whether the field can be used; false inside of `disabled(true)`.
  public let isEnabled: Bool
  /// Whether the text can only be selected and copied.
  public let isReadOnly: Bool
  /// Whether the pointer is above the field.
  public let isHovered: Bool
}

/// The look that suits the field's surroundings: a box with rounded corners.
public struct DefaultTextFieldStyle: TextFieldStyle, StandardStyle, Hashable {
  /// Makes the style: the same as `.automatic`.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    RoundedBorderTextFieldStyle().makeBody(configuration: configuration)
  }
}

/// The text alone.
public struct PlainTextFieldStyle: TextFieldStyle, StandardStyle, Hashable {
  /// Makes the style: the same as `.plain`.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    configuration.content
      .opacity(configuration.isEnabled ? 1 : ControlMetrics.disabledOpacity)
  }
}

/// A box with rounded corners, of the height of the other controls; a ring around it while it has the focus.
public struct RoundedBorderTextFieldStyle: TextFieldStyle, StandardStyle, Hashable {
  /// Makes the style: the same as `.roundedBorder`.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    configuration.boxed(radius: .theme(.cornerControl))
  }
}

/// A box with square corners; a ring around it while it has the focus.
public struct SquareBorderTextFieldStyle: TextFieldStyle, StandardStyle, Hashable {
  /// Makes the style: the same as `.squareBorder`.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    configuration.boxed(radius: .points(0))
  }
}

extension TextFieldStyleConfiguration {
  /// The field in a box with corners, and a ring while it has the focus.
  fileprivate func boxed(radius: ControlLength) -> BoxedView {
    BoxedView(
      content,
      in: BoxModifier(
        ControlBox(
          fill: Color(role: isReadOnly ? .secondaryBackground : .controlFill),
          border: Color(role: .tertiary), radius: radius),
        ring: FocusRing(isVisible: isFocused, radius: radius, gap: 0),
        padding: BoxModifier.Padding(sides: .theme(.spaceMedium)),
        opacity: isEnabled ? 1 : ControlMetrics.disabledOpacity))
  }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The look that suits the field's surroundings.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// The text alone.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A box with rounded corners.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  /// A box with square corners.
  public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}

typealias AnyTextFieldStyle = AnyControlStyle<TextFieldStyleConfiguration>

extension AnyTextFieldStyle {
  init<S: TextFieldStyle>(_ style: S) {
    self.init(style) { $0.makeBody(configuration: $1) }
  }
}

extension EnvironmentValues {
  var textFieldStyle: AnyTextFieldStyle {
    get { self[TextFieldStyleKey.self] }
    set { self[TextFieldStyleKey.self] = newValue }
  }
}

private struct TextFieldStyleKey: EnvironmentKey {
  static let defaultValue = AnyTextFieldStyle(DefaultTextFieldStyle())
}

extension View {
  /// Sets the look of the text fields inside the view.
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    environment(\.textFieldStyle, AnyTextFieldStyle(style))
  }
}
