import LaminaDisplay
import LaminaDrawing
import LaminaGeometry
import LaminaText

/// What a canvas gives its renderer: size, scale, colours, symbols, and the means to resolve texts and pictures.
nonisolated struct CanvasSurroundings {
  let size: CGSize
  /// Pixels for each point.
  let scale: CGFloat
  let palette: ColorPalette
  let environment: EnvironmentValues
  /// The canvas; what is read through it makes it draw again.
  let element: Element
  let symbols: CanvasSymbols
  /// Texts and pictures that were resolved before.
  let resolved: ResolvedContents

  /// What is drawn on beyond the size; nil for no more than that.
  var reach: CGRect?

  /// All that can be seen.
  var bounds: CGRect { reach ?? CGRect(origin: .zero, size: size) }
}

/// The drawings of texts that a canvas has drawn lately, so that what is drawn in each frame is laid out once.
nonisolated final class ResolvedContents {
  private var drawings: [TextRequest: CGSize] = [:]
  private var lists: [TextRequest: DisplayList] = [:]
  private var usedSizes: Set<TextRequest> = []

  /// A text and the room that it is given.
  struct TextRequest: Hashable {
    let text: ResolvedTextKey
    let size: CGSize
  }

  /// What of a text was measured before.
  func size(_ request: TextRequest, _ make: () -> CGSize) -> CGSize {
    usedSizes.insert(request)
    if let known = drawings[request] { return known }
    let made = make()
    drawings[request] = made
    return made
  }

  /// What of a text was drawn before.
  func list(_ request: TextRequest, _ make: () -> DisplayList) -> DisplayList {
    usedSizes.insert(request)
    if let known = lists[request] { return known }
    let made = make()
    lists[request] = made
    return made
  }

  /// Forgets what the drawing that ends here has not asked for.
  func endDrawing() {
    if drawings.count + lists.count > usedSizes.count {
      drawings = drawings.filter { usedSizes.contains($0.key) }
      lists = lists.filter { usedSizes.contains($0.key) }
    }
    usedSizes.removeAll(keepingCapacity: true)
  }
}

/// A text with all that decides how it is drawn.
nonisolated struct ResolvedTextKey: Hashable {
  let leaf: TextLeaf
  let scale: CGFloat

  static func == (a: ResolvedTextKey, b: ResolvedTextKey) -> Bool {
    a.scale == b.scale && a.leaf.hasLines(of: b.leaf) && a.leaf.isPaintedLike(b.leaf)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(leaf.text.string) }
}
