import LaminaDrawing
import LaminaGeometry
import LaminaThemes

/// How a text editor looks around its text.
///
/// ```swift
/// TextEditor(text: $note).textEditorStyle(.plain)
/// ```
@MainActor
public protocol TextEditorStyle {
  /// Which of the appearances it has.
  var kind: TextEditorStyleKind { get }
}

/// The appearances that there are.
public enum TextEditorStyleKind: Hashable, Sendable {
  /// The appearance that suits the surroundings: a field with a border.
  case automatic
  /// Nothing but text.
  case plain
}

/// A field with a border, and a ring while it has the focus.
public struct AutomaticTextEditorStyle: TextEditorStyle {
  /// Makes the style: the same as `.automatic`.
  public init() {}
  public var kind: TextEditorStyleKind { .automatic }
}

/// Nothing but text.
public struct PlainTextEditorStyle: TextEditorStyle {
  /// Makes the style: the same as `.plain`.
  public init() {}
  public var kind: TextEditorStyleKind { .plain }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// A field with a border, and a ring while it has the focus.
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// Nothing but text.
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

/// What a style comes to.
nonisolated struct EditorAppearance: Hashable {
  var fill: Color.Role?
  var border: Color.Role?
  var hasRing = false
  /// Between the editor's edges and its text, in points.
  var insets = EdgeInsets()

  static let plain = EditorAppearance(
    insets: EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 12))
  static let automatic = EditorAppearance(
    fill: .controlFill, border: .tertiary, hasRing: true,
    insets: EdgeInsets(top: 7, leading: 9, bottom: 7, trailing: 14))
}

extension TextEditorStyleKind {
  var appearance: EditorAppearance {
    switch self {
    case .automatic: .automatic
    case .plain: .plain
    }
  }
}

extension EnvironmentValues {
  var textEditorStyle: TextEditorStyleKind {
    get { self[TextEditorStyleKey.self] }
    set { self[TextEditorStyleKey.self] = newValue }
  }
}

/// The corners of an editor's border and ring: it may fill what lies above other things.
private struct EditorCornerKey: EnvironmentKey {
  static let defaultValue = ControlLength.theme(.cornerControl)
}

extension EnvironmentValues {
  package var editorCorner: ControlLength {
    get { self[EditorCornerKey.self] }
    set { self[EditorCornerKey.self] = newValue }
  }
}

private struct TextEditorStyleKey: EnvironmentKey {
  static let defaultValue = TextEditorStyleKind.automatic
}

extension View {
  /// Sets how text editors inside look around their text.
  public func textEditorStyle(_ style: some TextEditorStyle) -> some View {
    environment(\.textEditorStyle, style.kind)
  }
}
