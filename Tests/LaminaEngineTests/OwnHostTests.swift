import LaminaEngine
import Testing

/// Hosts of one's own, written with what `import LaminaEngine` brings.
@MainActor @Suite("A host of one's own")
struct OwnHostTests {
  private struct Counter: View {
    @State private var count = 0
    var body: some View {
      Button("Add") { count += 1 }.frame(width: 80, height: 30)
        .background(count == 0 ? Color.red : Color.green)
    }
  }

  private struct CounterApp: App {
    var body: some Scene {
      WindowGroup("Counter") { Counter() }.defaultSize(width: 100, height: 60)
    }
  }

  private func application(on host: Flipbook) throws -> Application {
    try Application(
      CounterApp(), on: host,
      context: PresentationContext(
        rasterizer: CairoRasterizer(), executor: DeterministicExecutor()))
  }

  @Test("An application runs on it: pages are drawn, clicks come in")
  func clicks() throws {
    let host = Flipbook()
    let application = try application(on: host)
    let page = try #require(host.pages.first)
    host.run()
    #expect(page.title == "Counter" && page.count > 0)
    let ground = CGPoint(x: 13, y: 20)
    let before = page.color(at: ground)
    page.click(at: CGPoint(x: 50, y: 30))
    host.run()
    #expect(page.color(at: ground) != before)
    application.quit()
    #expect(host.pages.isEmpty)
  }

  @Test("What makes frames can be used by itself: a view becomes nodes, layers and pixels")
  func pipeline() {
    let graph = ViewGraph(
      Color.blue, environment: EnvironmentValues(), rasterizer: CairoRasterizer())
    let layer = graph.render(size: CGSize(width: 4, height: 4), scale: 1)
    var compositor = Compositor()
    let frame = compositor.frame(
      for: Presentation(root: layer, size: CGSize(width: 4, height: 4)))
    #expect(frame?.damage == [PixelRect(x: 0, y: 0, width: 4, height: 4)])
  }
}

/// A host that keeps what is drawn as pages of pixels.
@MainActor
private final class Flipbook: ApplicationHost {
  private let time = ManualClock()
  private(set) var pages: [Page] = []
  var clock: any FrameClock { time }
  let clipboard: any Clipboard = MemoryClipboard()

  func open(_ configuration: SurfaceConfiguration) throws -> any Surface {
    let page = Page(configuration, clock: time)
    page.onClose = { [weak self, weak page] in self?.pages.removeAll { $0 === page } }
    pages.append(page)
    return page
  }

  func run() {
    for _ in 0..<60 {
      time.advance(by: 1.0 / 60)
      for page in pages { page.turn() }
    }
  }

  func quit() { for page in pages { page.close() } }
}

@MainActor
private final class Page: Surface {
  let size: CGSize
  let scale: CGFloat = 1
  var title: String
  var minimumSize: CGSize
  var cursor = CursorStyle.arrow
  let refreshInterval: TimeInterval = 1.0 / 60
  var onEvent: ((HostEvent) -> Void)?
  var onFrame: ((FrameTime) -> Void)?
  var onClose: () -> Void = {}
  private(set) var count = 0
  private let clock: ManualClock
  private let buffer: PixelBuffer
  private var isWanted = false

  init(_ configuration: SurfaceConfiguration, clock: ManualClock) {
    (size, title, minimumSize) = (
      configuration.size, configuration.title, configuration.minimumSize
    )
    self.clock = clock
    buffer = PixelBuffer(size: PixelSize(covering: configuration.size, scale: 1), format: .rgb24)
  }

  func requestFrame() { isWanted = true }
  func requestFrame(at instant: TimeInterval) { isWanted = true }

  func turn() {
    guard isWanted else { return }
    isWanted = false
    onFrame?(
      FrameTime(presentation: clock.now, interval: refreshInterval, number: count + 1))
  }

  func present(_ damage: [PixelRect], draw: (borrowing PixelBuffer) -> Void) {
    count += 1
    draw(buffer)
  }

  func setTextInput(_ isActive: Bool, caret: CGRect) {}
  func close() { onClose() }

  func click(at point: CGPoint) {
    onEvent?(.pointerDown(PointerEvent(position: point, button: .primary, time: clock.now)))
    onEvent?(.pointerUp(PointerEvent(position: point, button: .primary, time: clock.now)))
  }

  func color(at point: CGPoint) -> UInt32 {
    Bitmap(buffer.copy()).pixel(x: Int(point.x), y: Int(point.y))
  }
}
