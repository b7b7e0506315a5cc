import Lamina

/// A frame whose measures grow with text.
private struct TextFrame: ViewModifier {
  let width: CGFloat?
  let height: CGFloat?
  let maxWidth: CGFloat?
  let alignment: Alignment
  @ScaledMetric private var scale: CGFloat = 1

  func body(content: Content) -> some View {
    if let maxWidth {
      content.frame(maxWidth: maxWidth * scale, alignment: alignment)
    } else {
      content.frame(
        width: width.map { $0 * scale }, height: height.map { $0 * scale }, alignment: alignment)
    }
  }
}

extension View {
  /// A frame for words: of these measures where text has its usual size, and larger where that is larger.
  func textFrame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(TextFrame(width: width, height: height, maxWidth: nil, alignment: alignment))
  }

  /// As wide at most where text has its usual size, and wider where that is larger.
  func textFrame(maxWidth: CGFloat, alignment: Alignment = .center) -> some View {
    modifier(TextFrame(width: nil, height: nil, maxWidth: maxWidth, alignment: alignment))
  }
}

/// Views side by side; one below the other at sizes of text for people who see little.
struct TextRow<Content: View>: View {
  var alignment = VerticalAlignment.center
  var spacing: CGFloat = 8
  @ViewBuilder let content: Content
  @Environment(\.dynamicTypeSize) private var textSize

  var body: some View {
    if textSize.isAccessibilitySize {
      VStack(alignment: .leading, spacing: spacing) { content }
    } else {
      HStack(alignment: alignment, spacing: spacing) { content }
    }
  }
}
