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
/// workers make the pixels. In a `TimelineView(.animation)` it runs for each frame. Where there is much to take down,
/// `Canvas(rendersOnWorkers: true)` has a worker do that, too.
///
/// What is drawn has neither handlers nor meanings: the canvas as a whole can have both.
public struct Canvas<Symbols: View>: RememberingView {
  public typealias Body = Never

  /// Views that can be drawn, each with a `tag(_:)`.
  public var symbols: Symbols
  /// Draws into a context of a size, in points.
  public var renderer: (inout GraphicsContext, CGSize) -> Void {
    didSet { workerRenderer = nil }
  }
  /// Whether nothing behind the canvas shows through: it is black where nothing is drawn.
  public var isOpaque: Bool
  /// How colours are mixed; taken as said, all are mixed as screens have them.
  public var colorMode: ColorRenderingMode
  /// Whether pixels may be made on another thread; they are in any case.
  public var rendersAsynchronously: Bool
  /// The renderer, where any thread may run it.
  private var workerRenderer: (@Sendable (inout GraphicsContext, CGSize) -> Void)?

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

  /// Makes a canvas whose renderer a worker runs, with views that the renderer can draw.
  ///
  /// - Parameters:
  ///   - opaque: whether nothing behind it shows through.
  ///   - colorMode: taken as said: colours are mixed as screens have them.
  ///   - rendersOnWorkers: whether a worker runs the renderer; else the main thread does.
  ///   - renderer: draws into a context, whose size it is told, on any thread.
  ///   - symbols: the views, each with a `tag(_:)`.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersOnWorkers: Bool,
    renderer: @escaping @Sendable (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    isOpaque = opaque
    self.colorMode = colorMode
    rendersAsynchronously = rendersOnWorkers
    self.renderer = renderer
    workerRenderer = rendersOnWorkers ? renderer : nil
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

  /// Makes a canvas whose renderer a worker runs, so that the main thread only sends what it captures.
  ///
  /// ```swift
  /// struct Snow: View {
  ///   let flakes: [CGPoint]
  ///
  ///   var body: some View {
  ///     Canvas(rendersOnWorkers: true) { [flakes] context, size in
  ///       for flake in flakes {
  ///         let disc = CGRect(x: flake.x, y: flake.y, width: 3, height: 3)
  ///         context.fill(Path(ellipseIn: disc), with: .color(.white))
  ///       }
  ///     }
  ///   }
  /// }
  /// ```
  /// The renderer is nowhere in particular: it captures values, and reads neither state nor models. Texts, pictures and
  /// styles that it draws are looked up by the main thread once, for which that runs the renderer; a renderer that asks
  /// for others each time is left to the main thread.
  ///
  /// - Parameters:
  ///   - opaque: whether nothing behind it shows through.
  ///   - colorMode: taken as said: colours are mixed as screens have them.
  ///   - rendersOnWorkers: whether a worker runs the renderer; else the main thread does.
  ///   - renderer: draws into a context, whose size it is told, on any thread.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersOnWorkers: Bool,
    renderer: @escaping @Sendable (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersOnWorkers: rendersOnWorkers, renderer: renderer,
      symbols: { EmptyView() })
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
    guard let workerRenderer else { return drawHere(size, memory, element) }
    let environment = element.readEverything()
    let work = memory.work ?? CanvasWorkMemory(element, in: environment)
    memory.work = work
    let surroundings = surroundings(
      size, memory, element, in: environment, answers: work.answers(in: environment))
    let drawing = CanvasWork(
      surroundings: surroundings, background: background, commandCount: work.commandCount,
      renderer: workerRenderer)
    return element.tracked { work.draw(drawing) }
  }

  private func drawHere(
    _ size: CGSize, _ memory: CanvasMemory, _ element: Element
  ) -> DisplayList {
    let surroundings = surroundings(
      size, memory, element, in: element.recordedEnvironment,
      answers: CanvasAnswers(CanvasOwner(element), keeps: false))
    let recording = CanvasRecording(
      surroundings, on: background, expecting: memory.commandCount)
    var context = GraphicsContext(recording)
    element.tracked { renderer(&context, size) }
    memory.resolved.endDrawing()
    let list = recording.finish()
    memory.commandCount = list.commands.count + 8
    return list
  }

  private var background: Color.Resolved? { isOpaque ? .black : nil }

  private func surroundings(
    _ size: CGSize, _ memory: CanvasMemory, _ element: Element, in environment: EnvironmentValues,
    answers: CanvasAnswers
  ) -> CanvasSurroundings {
    let scale = environment.displayScale
    let symbols = CanvasSymbols(
      element.childOutputs, kept: memory.symbols, scale: scale,
      direction: environment.layoutDirection)
    memory.symbols = symbols.all
    return CanvasSurroundings(
      size: size, scale: scale, palette: environment.paletteByRole, environment: environment,
      answers: answers, symbols: symbols, resolved: memory.resolved)
  }
}

/// What a canvas keeps from one drawing to the next.
package final class CanvasMemory {
  var size: CGSize?
  var symbols: [CanvasSymbol] = []
  let resolved = ResolvedContents()
  /// For a renderer that workers run.
  var work: CanvasWorkMemory?
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
