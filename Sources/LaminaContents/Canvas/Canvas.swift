package import LaminaDisplay
import LaminaDrawing
public import LaminaGeometry
import LaminaLayers
import LaminaLayout

/// A drawing of one's own: outlines, pictures, texts and views in great number, drawn by a function.
///
/// ```swift
/// Canvas { context, size in
///   for index in 0..<12 {
///     var spoke = context
///     spoke.translateBy(x: size.width / 2, y: size.height / 2)
///     spoke.rotate(by: .degrees(Double(index) * 30))
///     spoke.fill(Path(CGRect(x: -2, y: -90, width: 4, height: 30)), with: .color(.primary))
///   }
/// }
/// ```
///
/// It takes the room that it is offered, and what is drawn beyond that is cut off. The renderer runs on the main thread
/// whenever the canvas, what it reads, its size or one of its symbols is another; it takes down what is to be drawn, and
/// workers make the pixels. In a `TimelineView(.animation)` it runs for each frame.
///
/// What is drawn has neither handlers nor meanings: the canvas as a whole can have both.
public struct Canvas<Symbols: View>: RememberingView {
  public typealias Body = Never

  /// Views that can be drawn, each with a `tag(_:)`.
  public var symbols: Symbols
  /// Draws into a context of a size, in points.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// Whether nothing behind the canvas shows through: it is black where nothing is drawn.
  public var isOpaque: Bool
  /// How colours are mixed; taken as said, all are mixed as screens have them.
  public var colorMode: ColorRenderingMode
  /// Whether pixels may be made on another thread; they are in any case.
  public var rendersAsynchronously: Bool

  /// Makes a canvas with views that the renderer can draw.
  ///
  /// - Parameters:
  ///   - opaque: whether nothing behind it shows through.
  ///   - colorMode: taken as said: colours are mixed as screens have them.
  ///   - rendersAsynchronously: taken as said: workers make the pixels in any case.
  ///   - renderer: draws into a context, whose size it is told.
  ///   - symbols: the views, each with a `tag(_:)`.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
    self.renderer = renderer
    self.symbols = symbols()
  }
}

extension Canvas where Symbols == EmptyView {
  /// Makes a canvas.
  ///
  /// - Parameters:
  ///   - opaque: whether nothing behind it shows through.
  ///   - colorMode: taken as said: colours are mixed as screens have them.
  ///   - rendersAsynchronously: taken as said: workers make the pixels in any case.
  ///   - renderer: draws into a context, whose size it is told.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously,
      renderer: renderer, symbols: { EmptyView() })
  }
}

/// In which numbers colours are mixed.
public nonisolated enum ColorRenderingMode: Hashable, Sendable {
  /// As screens have them.
  case nonLinear
  /// In proportion to their light.
  case linear
  /// The same, beyond 0 and 1.
  case extendedLinear
}

extension Canvas {
  package func makeMemory(for element: Element) -> CanvasMemory { CanvasMemory() }

  package func update(_ element: Element) {
    let reading = element.graph.geometry.reading(of: element.id, in: element)
    reading.onChange = { [weak element] _ in element?.invalidate() }
    let memory = memory(of: element)
    memory.size = reading.proxy?.size
    if Symbols.self != EmptyView.self {
      element.setChild(0, to: Group(subviews: symbols) { ForEach($0) { SymbolView(symbol: $0) } })
    }
  }

  package func nodes(_ element: Element) -> [Node] {
    let memory = memory(of: element)
    let list = memory.size.map { draw($0, memory, element) }
    var traits = NodeTraits()
    traits.reportsGeometry = true
    let leaf = CanvasLeaf(list: list ?? .empty, isOpaque: isOpaque)
    return [Node(id: element.id, rule: .leaf(leaf), traits: traits)]
  }

  private func draw(_ size: CGSize, _ memory: CanvasMemory, _ element: Element) -> DisplayList {
    let scale = element.read(\.displayScale)
    let symbols = CanvasSymbols(
      element.childOutputs, kept: memory.symbols, scale: scale,
      direction: element.read(\.layoutDirection))
    memory.symbols = symbols.all
    let surroundings = CanvasSurroundings(
      size: size, scale: scale, palette: element.read(\.paletteByRole),
      environment: element.recordedEnvironment, element: element, symbols: symbols,
      resolved: memory.resolved)
    let recording = CanvasRecording(
      surroundings, on: isOpaque ? .black : nil, expecting: memory.commandCount)
    var context = GraphicsContext(recording)
    element.tracked { renderer(&context, size) }
    memory.resolved.endDrawing()
    let list = recording.finish()
    memory.commandCount = list.commands.count + 8
    return list
  }
}

/// What a canvas keeps from one drawing to the next.
package final class CanvasMemory {
  var size: CGSize?
  var symbols: [CanvasSymbol] = []
  let resolved = ResolvedContents()
  /// As many commands as the latest drawing had.
  var commandCount = 16

  // Written down: an implicit one would ask for the main actor.
  deinit {}
}

/// Shows what a canvas has taken down.
nonisolated struct CanvasLeaf: LeafContent {
  let list: DisplayList
  let isOpaque: Bool

  func dimensions(
    _ proposal: ProposedViewSize, in context: inout LeafContext
  ) -> LeafDimensions {
    LeafDimensions(size: proposal.replacingUnspecifiedDimensions())
  }

  func contents(size: CGSize, in context: inout LeafContext) -> Contents {
    list.isEmpty ? .none : .drawn(list)
  }

  func fillsBounds(size: CGSize) -> Bool { isOpaque }
}
