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

  private func bitmap(on executor: any DisplayExecutor) -> Bitmap? {
    let rasterizer = CairoRasterizer()
    var surroundings = environment
    surroundings.displayScale = scale
    // What nothing is proposed to when it is measured has nothing proposed when it is placed.
    let whole = content.fixedSize(
      horizontal: proposedSize.width == nil, vertical: proposedSize.height == nil)
    let graph = ViewGraph(
      whole, environment: surroundings, rasterizer: rasterizer, executor: executor,
      clock: SystemClock())
    graph.readImages(on: executor, deadline: .never)
    let size = size(of: graph)
    guard max(size.width, size.height) * scale < CGFloat(PixelBuffer.areaLimit) else { return nil }
    let pixels = PixelSize(covering: size, scale: scale)
    guard !pixels.isEmpty, pixels.area < PixelBuffer.areaLimit else { return nil }
    let layer = graph.render(size: size, scale: scale)
    let display = PictureDisplay(rasterizer: rasterizer, executor: executor) {}
    let commit = display.commit(
      layer, size: size, scale: scale, deadline: .never, headings: [:], at: 0)
    let presentation = Presentation(
      root: layer, pictures: commit.pictures, standIns: commit.standIns, size: size, scale: scale,
      background: isOpaque ? surroundings.colorPalette[.background] : .clear)
    return draw(presentation, pixels, by: rasterizer)
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
