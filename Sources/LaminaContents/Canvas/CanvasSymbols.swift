import LaminaDisplay
import LaminaDrawing
import LaminaGeometry
import LaminaKernel
import LaminaLayers
import LaminaLayout
import Synchronization

/// The views that were given to a canvas, by their tags.
nonisolated struct CanvasSymbols: Sendable {
  /// A view, which is laid out and taken down when it is first asked for.
  private let symbols: [CanvasSymbol]
  private let scale: CGFloat
  private let direction: LayoutDirection

  init(_ nodes: [Node], kept: [CanvasSymbol], scale: CGFloat, direction: LayoutDirection) {
    symbols = nodes.map { node in kept.first { $0.node === node } ?? CanvasSymbol(node) }
    self.scale = scale
    self.direction = direction
  }

  /// All of them, for the next drawing.
  var all: [CanvasSymbol] { symbols }

  /// The view with a tag; nil where there is none, and where only the main thread can lay it out: that is noted.
  func symbol(
    for id: AnyHashable, orNote missing: CanvasMisses
  ) -> GraphicsContext.ResolvedSymbol? {
    guard let symbol = symbols.first(where: { $0.has(id) }) else { return nil }
    let resolved = symbol.resolved(scale: scale, direction: direction)
    if resolved == nil { missing.note() }
    return resolved
  }
}

/// A view that was given to a canvas, and what it looks like; any thread lays it out that may.
nonisolated final class CanvasSymbol: Sendable {
  private struct Known: Sendable {
    let symbol: GraphicsContext.ResolvedSymbol
    let scale: CGFloat
    let direction: LayoutDirection
  }

  let node: Node
  private let known = Mutex<Known?>(nil)

  init(_ node: Node) { self.node = node }

  func has(_ id: AnyHashable) -> Bool { node.traits.layoutValues[SymbolTagsKey.self].has(id) }

  /// What it looks like; nil where that is not known, and the main thread has to lay it out.
  func resolved(scale: CGFloat, direction: LayoutDirection) -> GraphicsContext.ResolvedSymbol? {
    let known = known.withLock { $0 }
    if let known, known.scale == scale, known.direction == direction { return known.symbol }
    guard MainActor.isRunning || !node.isLaidOutOnMain else { return nil }
    let made = takeDown(scale: scale, direction: direction)
    self.known.withLock { $0 = Known(symbol: made, scale: scale, direction: direction) }
    return made
  }

  /// Lays the view out at its own size and takes down what it draws.
  private func takeDown(
    scale: CGFloat, direction: LayoutDirection
  ) -> GraphicsContext.ResolvedSymbol {
    let preparer = Preparer()
    let root = Node(
      id: node.id, rule: .container(AnyLayout(PassthroughLayout())), children: [node])
    _ = preparer.prepare(root, size: .zero, scale: scale, layoutDirection: direction)
    let size = preparer.sizeThatFits(.unspecified)
    let prepared = preparer.prepare(root, size: size, scale: scale, layoutDirection: direction)
    let all = CGRect(origin: .zero, size: size)
    let ink = prepared.layer.inkBounds.isNull ? all : all.union(prepared.layer.inkBounds)
    let list = TakenDown(prepared.layer, scale: scale).drawing(in: ink)
    return GraphicsContext.ResolvedSymbol(list: list, size: size)
  }
}

/// The tags of a symbol, on its node.
nonisolated enum SymbolTagsKey: LayoutValueKey {
  /// What names a view.
  // Unchecked: made on the main actor, and only compared elsewhere, with what a renderer made there.
  struct Tags: @unchecked Sendable {
    var all: [AnyHashable] = []

    func has(_ id: AnyHashable) -> Bool { all.contains(id) }
  }

  static let defaultValue = Tags()
}

/// One of the views that were given to a canvas: its node knows its tags.
struct SymbolView: PrimitiveView {
  let symbol: Subview

  func update(_ element: Element) { element.setChild(0, to: symbol) }

  func nodes(_ element: Element) -> [Node] {
    let tags = SymbolTagsKey.Tags(all: symbol.containerValues.tags)
    return element.childOutputs.enumerated().map { index, content in
      let id = element.wrapperID(for: content.id, isFirst: index == 0)
      var values = content.traits.layoutValues
      values.set(tags, for: SymbolTagsKey.self)
      return content.wrapped(id: id) { $0.layoutValues = values }
    }
  }
}
