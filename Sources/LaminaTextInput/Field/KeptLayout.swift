import LaminaGeometry
import LaminaText
import Synchronization

/// The latest layout of a field's text: measured, drawn, and asked where its characters stand, at each key.
///
/// What it holds never changes a result, only its time: two of them are always equal.
nonisolated final class KeptLayout: Hashable, Sendable {
  private struct State {
    var style = ParagraphStyle()
    var width: CGFloat?
    var layout: TextLayout?
  }

  private let state = Mutex(State())

  /// The text laid out for a width: the one that is kept, or a new one, which is kept then.
  func layout(
    _ text: RichText, _ style: ParagraphStyle, width: CGFloat?, scale: CGFloat
  ) -> TextLayout {
    let latest = state.withLock { $0 }
    if let layout = latest.layout, latest.width == width, layout.scale == scale,
      latest.style == style, layout.text == text
    {
      return layout
    }
    // Not under the lock: another thread that asks meanwhile makes its own.
    let layout = TextLayout(text, style: style, width: width, scale: scale)
    state.withLock { $0 = State(style: style, width: width, layout: layout) }
    return layout
  }

  static func == (a: KeptLayout, b: KeptLayout) -> Bool { true }
  func hash(into hasher: inout Hasher) {}
}
