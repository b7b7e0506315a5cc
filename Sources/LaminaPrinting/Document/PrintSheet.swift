import LaminaAnimation
import LaminaDisplay
import LaminaDrawing
import LaminaGeometry
import LaminaLayers
import LaminaLayout
import LaminaRaster
import LaminaViews

/// A view laid out in a width, as one drawing of which pieces can be taken.
struct PrintSheet {
  let size: CGSize
  let layer: Layer
  private let drawing: TakenDown
  /// What leads to addresses.
  let links: [PDFLink]
  /// What is listed beside the pages.
  let headings: [PDFHeading]

  /// Evaluates and lays out a view; pictures in it are read before.
  ///
  /// - Parameters:
  ///   - content: the view.
  ///   - width: what it is offered.
  ///   - height: what it is offered; nil for as much as it takes.
  ///   - environment: what it finds in its context.
  ///   - images: reads its pictures.
  ///   - scale: device pixels for each point.
  init(
    _ content: some View, width: CGFloat, height: CGFloat?, environment: EnvironmentValues,
    images: CairoRasterizer, scale: CGFloat
  ) {
    let pool = WorkerPool()
    defer { pool.shutdown() }
    var surroundings = environment
    surroundings.displayScale = scale
    let graph = ViewGraph(
      content.frame(width: width, alignment: .topLeading)
        .fixedSize(horizontal: false, vertical: height == nil).scrollIndicators(.never),
      environment: surroundings, rasterizer: images, executor: pool, clock: SystemClock())
    graph.readImages(on: pool, deadline: .never)
    _ = graph.render(size: CGSize(width: width, height: height ?? 1), scale: scale)
    let wanted = graph.sizeThatFits(ProposedViewSize(width: width, height: height)).height
    size = CGSize(width: width, height: height ?? (wanted.isFinite ? max(0, wanted) : 0))
    layer = graph.render(size: size, scale: scale)
    drawing = TakenDown(layer, scale: scale)
    let elements = graph.semanticTree?.all ?? []
    links = Self.links(elements)
    headings = Self.headings(elements)
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

  private static func headings(_ elements: [SemanticElement]) -> [PDFHeading] {
    elements.filter { $0.role == .heading }.map { PDFHeading(title: $0.text, y: $0.frame.minY) }
  }
}
