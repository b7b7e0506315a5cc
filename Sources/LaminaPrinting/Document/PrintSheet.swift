import LaminaAnimation
import LaminaDisplay
import LaminaDrawing
import LaminaGeometry
import LaminaLayers
import LaminaLayout
import LaminaRaster
import LaminaViews

/// What the sheets of one document are made with; its threads end with it.
struct PrintMeans {
  let environment: EnvironmentValues
  /// Device pixels for each point.
  let scale: CGFloat
  let images = ImageStore()
  let rasterizer: CairoRasterizer
  let pool = WorkerPool()

  init(_ environment: EnvironmentValues, scale: CGFloat) {
    var environment = environment
    environment.displayScale = scale
    self.environment = environment
    self.scale = scale
    rasterizer = CairoRasterizer(images: images)
  }
}

/// A view laid out in a width, as one drawing of which pieces can be taken.
struct PrintSheet {
  let size: CGSize
  let layer: Layer
  private let drawing: TakenDown
  /// What leads to addresses.
  let links: [PDFLink]
  /// What is listed beside the pages, with where it is.
  let headings: [(title: String, frame: CGRect)]

  /// Evaluates and lays out a view; pictures in it are read before.
  ///
  /// - Parameters:
  ///   - content: the view.
  ///   - width: what it is offered.
  ///   - height: what it is offered; nil for as much as it takes.
  ///   - means: what it is made with.
  init(_ content: some View, width: CGFloat, height: CGFloat?, with means: PrintMeans) {
    let (pool, scale) = (means.pool, means.scale)
    let graph = ViewGraph(
      content.frame(width: width, alignment: .topLeading)
        .fixedSize(horizontal: false, vertical: height == nil).scrollIndicators(.never),
      environment: means.environment, rasterizer: means.rasterizer, executor: pool,
      clock: SystemClock())
    graph.readImages(on: pool, deadline: .never)
    _ = graph.render(size: CGSize(width: width, height: height ?? 1), scale: scale)
    let wanted = graph.sizeThatFits(ProposedViewSize(width: width, height: height)).height
    size = CGSize(width: width, height: height ?? (wanted.isFinite ? max(0, wanted) : 0))
    layer = graph.renderWhole(size: size, scale: scale)
    drawing = TakenDown(layer, scale: scale)
    let elements = graph.semanticTree?.all ?? []
    links = Self.links(elements)
    headings = elements.filter { $0.role == .heading }.map { ($0.text, $0.frame) }
  }

  /// A piece of it, in its own points.
  func piece(_ rect: CGRect) -> DisplayList { drawing.drawing(in: rect) }

  private static func links(_ elements: [SemanticElement]) -> [PDFLink] {
    elements.compactMap { element in
      guard element.role == .link, let text = element.value, let address = URL(string: text),
        address.scheme != nil
      else { return nil }
      return PDFLink(rect: element.frame, address: address)
    }
  }
}
