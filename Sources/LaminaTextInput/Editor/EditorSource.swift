import LaminaGeometry
import LaminaText

/// What an editor is bound to.
enum EditorSource {
  /// A text.
  case plain(Binding<String>, selection: Binding<TextSelection?>?)
  /// A text with attributes.
  case rich(Binding<AttributedString>, selection: Binding<AttributedTextSelection>?)

  var isRich: Bool {
    switch self {
    case .plain: false
    case .rich: true
    }
  }
}
