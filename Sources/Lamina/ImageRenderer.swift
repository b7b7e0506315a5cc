import LaminaAnimation
import LaminaDisplay
public import LaminaDrawing
public import LaminaGeometry
import LaminaLayers
public import LaminaLayout
import LaminaRaster
public import LaminaViews

/// Makes pictures of views, without a window.
///
/// ```swift
/// let renderer = ImageRenderer(content: Badge(number: 7).padding(4))
/// renderer.scale = 2
/// try renderer.bitmap?.writePNG(to: "badge.png")
/// ```
///
/// The views are evaluated again for each picture, with state as it is at first, and laid out in the
/// size that they take for `proposedSize`. Views belong to the main actor, and so does the renderer;
/// what is to be drawn on another thread is a composition of `DrawableElement`s.
public final class ImageRenderer<Content: View> {
  /// What is shown.
  public var content: Content
  /// What the views are offered; their ideal size if it says nothing.
  public var proposedSize = ProposedViewSize.unspecified
  /// Pixels for each point.
  public var scale: CGFloat = 1
  /// Whether the views lie on the background of a window rather than on nothing.
  public var isOpaque = false
  /// What the views find in their context.
  public var environment = EnvironmentValues()

  /// Makes a renderer of a view, at first one pixel for each point.
  public init(content: Content) { self.content = content }

  /// The pixels as they are now, pictures and all; nil where the views take no room, or more than
  /// 2^29 pixels.
  public var bitmap: Bitmap? {
    let pool = WorkerPool()
    // A worker that still draws while the process exits finds libraries that have tidied up.
    defer { pool.shutdown() }
    return bitmap(on: pool)
  }

  /// Calls `renderer` with the size that the views take, and with what draws them into a page.
  ///
  /// ```swift
  /// renderer.render { size, draw in
  ///   var box = CGRect(origin: .zero, size: size)
  ///   guard let pdf = CGContext(URL(filePath: "badge.pdf"), mediaBox: &box, nil) else { return }
  ///   pdf.beginPDFPage(nil)
  ///   draw(pdf)
  ///   pdf.endPDFPage()
  ///   pdf.closePDF()
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - rasterizationScale: pixels for each point of what no PDF can say.
  ///   - renderer: is called once.
  public func render(
    rasterizationScale: CGFloat = 1, renderer: (CGSize, (CGContext) -> Void) -> Void
  ) {
    let pool = WorkerPool()
    defer { pool.shutdown() }
    let raster = max(rasterizationScale, 300 / 72)
    let (graph, size) = self.graph(on: pool, CairoRasterizer(), scale: raster)
    guard max(size.width, size.height) > 0 else { return renderer(size) { _ in } }
    let layer = graph.renderWhole(size: size, scale: raster)
    let drawing = TakenDown(layer, scale: raster).drawing(in: CGRect(origin: .zero, size: size))
    renderer(size) { $0.draw(drawing) }
  }

  private func bitmap(on executor: any DisplayExecutor) -> Bitmap? {
    let rasterizer = CairoRasterizer()
    let (graph, size) = self.graph(on: executor, rasterizer, scale: scale)
    guard max(size.width, size.height) * scale < CGFloat(PixelBuffer.areaLimit) else { return nil }
    let pixels = PixelSize(covering: size, scale: scale)
    guard !pixels.isEmpty, pixels.area < PixelBuffer.areaLimit else { return nil }
    let layer = graph.renderWhole(size: size, scale: scale)
    let display = PictureDisplay(rasterizer: rasterizer, executor: executor) {}
    let commit = display.commit(
      layer, size: size, scale: scale, deadline: .never, headings: [:], at: 0)
    let presentation = Presentation(
      root: layer, pictures: commit.pictures, standIns: commit.standIns, size: size, scale: scale,
      background: isOpaque ? environment.colorPalette[.background] : .clear)
    return draw(presentation, pixels, by: rasterizer)
  }

  /// The views, evaluated and measured.
  private func graph(
    on executor: any DisplayExecutor, _ rasterizer: CairoRasterizer, scale: CGFloat
  ) -> (ViewGraph, CGSize) {
    var surroundings = environment
    surroundings.displayScale = scale
    // What nothing is proposed to when it is measured has nothing proposed when it is placed.
    let whole = content.fixedSize(
      horizontal: proposedSize.width == nil, vertical: proposedSize.height == nil)
    let graph = ViewGraph(
      whole, environment: surroundings, rasterizer: rasterizer, executor: executor,
      clock: SystemClock())
    graph.readImages(on: executor, deadline: .never)
    return (graph, size(of: graph))
  }

  /// The size that the views take, as of a first layout in what they are proposed.
  private func size(of graph: ViewGraph) -> CGSize {
    let room = proposedSize.replacingUnspecifiedDimensions(by: CGSize(width: 1, height: 1))
    func finite(_ length: CGFloat) -> CGFloat { length.isFinite ? max(0, length) : 1 }
    _ = graph.render(
      size: CGSize(width: finite(room.width), height: finite(room.height)), scale: scale)
    let size = graph.sizeThatFits(proposedSize)
    return CGSize(width: finite(size.width), height: finite(size.height))
  }

  private func draw(
    _ presentation: Presentation, _ pixels: PixelSize, by rasterizer: some Rasterizer
  ) -> Bitmap? {
    var compositor = Compositor()
    guard let frame = compositor.frame(for: presentation) else { return nil }
    let buffer = PixelBuffer(size: pixels, format: isOpaque ? .rgb24 : .argb32)
    rasterizer.draw(frame, into: buffer, scale: scale)
    return Bitmap(buffer)
  }
}
