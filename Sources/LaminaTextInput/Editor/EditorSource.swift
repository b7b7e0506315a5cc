import LaminaGeometry
import LaminaText

/// What an editor is bound to.
@MainActor
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

extension EditorSource: ViewInput {
  /// Whether both lead to the same places: an editor whose parent is evaluated is spared then.
  func isSame(as other: EditorSource) -> Bool {
    switch (self, other) {
    case (.plain(let text, let selection), .plain(let otherText, let otherSelection)):
      text.isSame(as: otherText) && ViewComparison.isSame(selection, otherSelection)
    case (.rich(let text, let selection), .rich(let otherText, let otherSelection)):
      text.isSame(as: otherText) && ViewComparison.isSame(selection, otherSelection)
    case (.plain, _), (.rich, _): false
    }
  }
}
