import LaminaDisplay
import LaminaDrawing
import LaminaGeometry
import LaminaLoading
import LaminaTesting
import LaminaViews
import Testing

/// From a URL to pixels: placeholder, picture, failure.
@Suite struct AsyncImageTests {
  private static let blue: UInt32 = 0xFF00_00FF
  private static let red: UInt32 = 0xFFFF_0000
  private static let green: UInt32 = 0xFF00_FF00

  private let loader = ScriptedLoader()
  private let a = Sample.url("a.png")
  private let b = Sample.url("b.png")

  /// A picture over a blue placeholder that fill the window.
  private struct Picture: View {
    let url: URL?
    let loader: ScriptedLoader
    var fade: TimeInterval = 0

    var body: some View {
      AsyncImage(url: url) { image in
        image.resizable().accessibilityIdentifier("picture")
      } placeholder: {
        Color(red: 0, green: 0, blue: 1).accessibilityIdentifier("placeholder")
      }
      .fade(fade)
      .imageLoader(loader)
    }
  }

  private func window(
    _ url: URL?, fade: TimeInterval = 0,
    executor: any DisplayExecutor = DeterministicExecutor(), deadline: Deadline = .never
  ) -> Harness {
    Harness(size: CGSize(width: 20, height: 10), executor: executor, deadline: deadline) {
      Picture(url: url, loader: loader, fade: fade)
    }
  }

  /// A frame that somebody asks for, as the workers do when something is ready.
  private func frame(_ harness: Harness) {
    harness.graph.onNeedsFrame()
    harness.advance(by: 1.0 / 60)
  }

  private func pixel(_ harness: Harness) -> UInt32 { harness.picture().pixel(x: 5, y: 5) }

  @Test("The placeholder stands until the picture has come, then the picture alone")
  func loads() throws {
    let harness = window(a)
    #expect(loader.asked == [a])
    #expect(pixel(harness) == Self.blue)
    loader.send(try Sample.png(Sample.red), for: a)
    #expect(pixel(harness) == Self.red)
    #expect(!harness.exists("placeholder"))
    #expect(harness.diagnostics.isEmpty)
  }

  @Test("What is at hand is shown by the first frame: no placeholder, no fade, nothing asked for")
  func showsAtOnce() throws {
    loader.keep(try Sample.png(Sample.red), of: a)
    let harness = window(a, fade: 1)
    #expect(harness.presentCount == 1)
    #expect(pixel(harness) == Self.red)
    #expect(!harness.exists("placeholder"))
    #expect(loader.asked.isEmpty)
  }

  @Test("The placeholder stands while the picture is drawn; then it fades in; then it stands alone")
  func fades() throws {
    let executor = DeterministicExecutor()
    let harness = window(a, fade: 0.1, executor: executor, deadline: .now)
    executor.runAll()
    frame(harness)
    loader.send(try Sample.png(Sample.red), for: a)
    frame(harness)
    #expect(pixel(harness) == Self.blue)
    #expect(executor.queuedCount == 1)
    executor.runAll()
    frame(harness)
    harness.resetCounters()
    var reds: [UInt32] = []
    for _ in 0..<8 {
      harness.advance(by: 1.0 / 60)
      reds.append(pixel(harness) >> 16 & 0xFF)
    }
    #expect(reds == reds.sorted())
    #expect(reds.first.map { $0 > 0 && $0 < 128 } == true)
    #expect(reds.last == 255)
    #expect(Set(reds).count >= 5)
    #expect(harness.counters.total == 0)
    #expect(!harness.exists("placeholder"))
    let presents = harness.presentCount
    harness.advance(by: 1)
    #expect(harness.presentCount == presents)
  }

  @Test("A picture that comes before anybody saw the placeholder does not fade")
  func comesUnseen() throws {
    let harness = Harness(size: CGSize(width: 20, height: 10)) {
      ScrollView {
        VStack(spacing: 0) {
          Color.white.frame(width: 20, height: 14)
          Picture(url: a, loader: loader, fade: 1).frame(width: 20, height: 10)
        }
      }
    }
    loader.send(try Sample.png(Sample.red), for: a)
    harness.settle()
    harness.scroll(down: 14)
    #expect(pixel(harness) == Self.red)
  }

  @Test("Without a URL there is the placeholder, and nobody is asked")
  func noURL() {
    let harness = window(nil)
    #expect(pixel(harness) == Self.blue)
    #expect(loader.asked.isEmpty)
  }

  private struct Switch: View {
    @State private var name = "a.png"
    let loader: ScriptedLoader

    var body: some View {
      Picture(url: Sample.url(name), loader: loader)
        .onTapGesture { name = "b.png" }
        .accessibilityIdentifier("switch")
    }
  }

  @Test("Another URL begins anew: the old picture goes at once, an old result never comes")
  func changesURL() throws {
    let harness = Harness(size: CGSize(width: 20, height: 10)) { Switch(loader: loader) }
    loader.send(try Sample.png(Sample.red), for: a)
    #expect(pixel(harness) == Self.red)
    harness.tap(at: CGPoint(x: 5, y: 5))
    #expect(pixel(harness) == Self.blue)
    loader.send(try Sample.png(Sample.green), for: b)
    #expect(pixel(harness) == Self.green)
    #expect(loader.asked == [a, b])
  }

  @Test("Another URL cancels what the old one waits for")
  func cancelsOld() throws {
    let harness = Harness(size: CGSize(width: 20, height: 10)) { Switch(loader: loader) }
    harness.tap(at: CGPoint(x: 5, y: 5))
    #expect(loader.cancelled == [a])
    #expect(loader.open == [b])
    loader.send(try Sample.png(Sample.red), for: a)
    #expect(pixel(harness) == Self.blue)
  }

  private struct Toggled: View {
    @State private var isShown = true
    let loader: ScriptedLoader

    var body: some View {
      VStack(spacing: 0) {
        Button("toggle") { isShown.toggle() }
        if isShown { Picture(url: Sample.url("a.png"), loader: loader) }
      }
    }
  }

  @Test("A view that leaves cancels; one that comes back asks again, and shows what has come since")
  func leaves() throws {
    let harness = Harness(size: CGSize(width: 100, height: 60)) { Toggled(loader: loader) }
    harness.tap("toggle")
    #expect(loader.cancelled == [a])
    harness.tap("toggle")
    #expect(loader.asked == [a, a])
    harness.tap("toggle")
    loader.keep(try Sample.png(Sample.red), of: a)
    harness.tap("toggle")
    #expect(loader.asked == [a, a])
    #expect(harness.picture().pixel(x: 50, y: 50) == Self.red)
  }

  @Test("The image has the size of its pixels, by its scale")
  func size() throws {
    let harness = Harness(size: CGSize(width: 100, height: 100)) {
      AsyncImage(url: a, scale: 2) { phase in
        if let image = phase.image {
          image.accessibilityIdentifier("picture")
        } else {
          Color.blue.frame(width: 50, height: 50)
        }
      }
      .imageLoader(loader)
    }
    loader.send(try Sample.png(Sample.red, width: 60, height: 30), for: a)
    #expect(harness.frame(of: "picture") == CGRect(x: 35, y: 42.5, width: 30, height: 15))
  }

  @Test("A window that closes is released with its pictures, and takes back what it asked for")
  func released() {
    weak var graph: ViewGraph?
    var harness: Harness? = window(a)
    graph = harness?.graph
    #expect(graph != nil)
    harness = nil
    #expect(graph == nil)
    #expect(loader.cancelled == [a])
  }

  @Test("Effects change the pixels, whatever is made of the image")
  func effects() throws {
    loader.keep(try Sample.png(Sample.red), of: a)
    let harness = Harness(size: CGSize(width: 20, height: 10)) {
      AsyncImage(url: a) {
        $0.resizable()
      } placeholder: {
        Color.blue
      }
      .imageModification(.saturation(0))
      .imageLoader(loader)
    }
    let pixel = pixel(harness)
    #expect(pixel & 0xFF == pixel >> 8 & 0xFF)
    #expect(pixel & 0xFF == pixel >> 16 & 0xFF)
    #expect(pixel & 0xFF > 0x10)
  }

  @Test("A file is read on a worker, and shown by the frame that waits for it")
  func files() throws {
    let path = NSTemporaryDirectory() + UUID().uuidString + ".png"
    defer { try? FileManager.default.removeItem(atPath: path) }
    try Sample.png(Sample.red).write(to: URL(fileURLWithPath: path))
    let executor = DeterministicExecutor()
    let harness = Harness(size: CGSize(width: 20, height: 10), executor: executor) {
      AsyncImage(url: URL(fileURLWithPath: path)) {
        $0.resizable()
      } placeholder: {
        Color.blue
      }
    }
    #expect(pixel(harness) == Self.red)
    #expect(harness.presentCount == 1)
    #expect(executor.started.map(\.kind) == ["header", "picture"])
  }
}
