import LaminaDrawing
import LaminaGeometry
import LaminaLoading
import LaminaRaster
import Synchronization
import Testing

/// A loader in the test's hands: it notes who asks and who cancels, and reports what the test
/// wants.
nonisolated final class ScriptedLoader: ImageLoader {
  private struct State {
    var asked: [URL] = []
    var open: [Ask] = []
    var cancelled: [URL] = []
    var local: [URL: Data] = [:]
    var discarded: [URL] = []
  }

  fileprivate final class Ask: ImageLoad {
    let url: URL
    let onEvent: @Sendable (ImageLoadEvent) -> Void
    let priority: Mutex<ImageLoadPriority>
    private let loader: ScriptedLoader

    init(
      _ url: URL, _ priority: ImageLoadPriority, _ loader: ScriptedLoader,
      _ onEvent: @escaping @Sendable (ImageLoadEvent) -> Void
    ) {
      self.url = url
      self.priority = Mutex(priority)
      self.loader = loader
      self.onEvent = onEvent
    }

    func cancel() { loader.cancel(self) }
    func setPriority(_ priority: ImageLoadPriority) { self.priority.withLock { $0 = priority } }
  }

  private let state = Mutex(State())

  /// In order.
  var asked: [URL] { state.withLock { $0.asked } }
  var cancelled: [URL] { state.withLock { $0.cancelled } }
  var discarded: [URL] { state.withLock { $0.discarded } }
  /// What is waited for, in the order in which it was asked for.
  var open: [URL] { state.withLock { $0.open.map(\.url) } }

  func priority(of url: URL) -> ImageLoadPriority? {
    state.withLock { $0.open.last { $0.url == url }?.priority.withLock { $0 } }
  }

  /// Has bytes at hand.
  func keep(_ bytes: Data, of url: URL) { state.withLock { $0.local[url] = bytes } }

  func local(_ url: URL) -> LocalImage? {
    guard let bytes = state.withLock({ $0.local[url] }) else { return nil }
    return { .data(bytes, name: url.absoluteString) }
  }

  func load(
    _ url: URL, priority: ImageLoadPriority,
    onEvent: @escaping @Sendable (ImageLoadEvent) -> Void
  ) -> any ImageLoad {
    let ask = Ask(url, priority, self, onEvent)
    state.withLock { state in
      state.asked.append(url)
      state.open.append(ask)
    }
    return ask
  }

  func discard(_ url: URL) { state.withLock { $0.discarded.append(url) } }

  /// Reports an event to all who wait for `url`.
  func tell(_ event: ImageLoadEvent, for url: URL) {
    for ask in state.withLock({ $0.open.filter { $0.url == url } }) { ask.onEvent(event) }
    if case .progress = event { return }
    state.withLock { $0.open.removeAll { $0.url == url } }
  }

  func progress(_ received: Int, of expected: Int?, for url: URL) {
    tell(.progress(ImageLoadProgress(received: received, expected: expected)), for: url)
  }

  func send(_ bytes: Data, for url: URL) {
    tell(.loaded(.data(bytes, name: url.absoluteString)), for: url)
  }

  private func cancel(_ ask: Ask) {
    state.withLock { state in
      guard let index = state.open.firstIndex(where: { $0 === ask }) else { return }
      state.open.remove(at: index)
      state.cancelled.append(ask.url)
    }
  }
}

/// PNG pictures of one colour.
nonisolated enum Sample {
  static func png(_ color: Color.Resolved, width: Int = 20, height: Int = 10) throws -> Data {
    let list = DisplayList { list in
      list.fill(CGRect(x: 0, y: 0, width: width, height: height), with: .color(color))
    }
    let size = PixelRect(x: 0, y: 0, width: width, height: height)
    let bitmap = CairoRasterizer().bitmap(of: list, covering: size, scale: 1)
    return try #require(bitmap).pngData()
  }

  static let red = Color.Resolved(red: 1, green: 0, blue: 0)
  static let green = Color.Resolved(red: 0, green: 1, blue: 0)

  static func url(_ name: String) -> URL {
    URL(string: "http://pictures.test/\(name)") ?? URL(fileURLWithPath: name)
  }
}
