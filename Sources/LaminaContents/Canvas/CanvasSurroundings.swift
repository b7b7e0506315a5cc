import LaminaDisplay
import LaminaDrawing
import LaminaGeometry
import LaminaText
import Synchronization

/// What a canvas gives its renderer: size, scale, colours, symbols, and the means to resolve texts and pictures.
nonisolated struct CanvasSurroundings: Sendable {
  let size: CGSize
  /// Pixels for each point.
  let scale: CGFloat
  let palette: ColorPalette
  let environment: EnvironmentValues
  /// What the main actor says of texts, pictures and styles; what is read for it makes the canvas draw again.
  let answers: CanvasAnswers
  let symbols: CanvasSymbols
  /// Texts and pictures that were resolved before.
  let resolved: ResolvedContents

  /// What is drawn on beyond the size; nil for no more than that.
  var reach: CGRect?

  /// All that can be seen.
  var bounds: CGRect { reach ?? CGRect(origin: .zero, size: size) }
}

/// The drawings of texts that a canvas has drawn lately, so that what is drawn in each frame is laid out once.
nonisolated final class ResolvedContents: Sendable {
  /// A text and the room that it is given.
  struct TextRequest: Hashable, Sendable {
    let text: ResolvedTextKey
    let size: CGSize
  }

  private struct State: Sendable {
    var sizes: [TextRequest: CGSize] = [:]
    var lists: [TextRequest: DisplayList] = [:]
    var used: Set<TextRequest> = []
  }

  private let state = Mutex(State())

  /// What of a text was measured before; two threads may both measure it.
  func size(_ request: TextRequest, _ make: () -> CGSize) -> CGSize {
    let known = state.withLock { state in
      state.used.insert(request)
      return state.sizes[request]
    }
    if let known { return known }
    let made = make()
    state.withLock { $0.sizes[request] = made }
    return made
  }

  /// What of a text was drawn before; two threads may both draw it.
  func list(_ request: TextRequest, _ make: () -> DisplayList) -> DisplayList {
    let known = state.withLock { state in
      state.used.insert(request)
      return state.lists[request]
    }
    if let known { return known }
    let made = make()
    state.withLock { $0.lists[request] = made }
    return made
  }

  /// Forgets what the drawing that ends here has not asked for.
  func endDrawing() {
    state.withLock { state in
      let used = state.used
      if state.sizes.count + state.lists.count > used.count {
        state.sizes = state.sizes.filter { used.contains($0.key) }
        state.lists = state.lists.filter { used.contains($0.key) }
      }
      state.used.removeAll(keepingCapacity: true)
    }
  }
}

/// A text with all that decides how it is drawn.
nonisolated struct ResolvedTextKey: Hashable, Sendable {
  let leaf: TextLeaf
  let scale: CGFloat

  static func == (a: ResolvedTextKey, b: ResolvedTextKey) -> Bool {
    a.scale == b.scale && a.leaf.hasLines(of: b.leaf) && a.leaf.isPaintedLike(b.leaf)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(leaf.text.string) }
}
