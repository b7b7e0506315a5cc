import Lamina
import Synchronization

/// A loader that plays a slow net, so that one sees what apps show meanwhile; its pictures are
/// files of the gallery.
///
/// ```
///  stage://never/lake.jpg    nothing ever comes
///  stage://half/lake.jpg     six tenths come, and no more
///  stage://fails/lake.jpg    fails the first time
///  stage://slow/lake.jpg     comes in steps, for a second or so
/// ```
nonisolated final class StagedLoader: ImageLoader {
  private static let size = 240_000
  private let folder: String
  private let failed = Mutex<Set<URL>>([])

  /// Plays with the pictures in a folder.
  init(folder: String) { self.folder = folder }

  /// The URL of a landmark's picture that comes in some way.
  static func url(_ way: String, _ file: String) -> URL? { URL(string: "stage://\(way)/\(file)") }

  func local(_ url: URL) -> LocalImage? {
    guard url.isFileURL else { return nil }
    return { .file(url.path) }
  }

  func load(
    _ url: URL, priority: ImageLoadPriority,
    onEvent: @escaping @Sendable (ImageLoadEvent) -> Void
  ) -> any ImageLoad {
    let load = StagedLoad()
    let source = ImageSource.file("\(folder)/\(url.lastPathComponent)")
    switch url.host {
    case "half": onEvent(.progress(Self.progress(0.6)))
    case "fails":
      let isFirst = failed.withLock { $0.insert(url).inserted }
      onEvent(isFirst ? .failed(.status(url: url, code: 503)) : .loaded(source))
    case "slow": step(0, of: load, source: source, onEvent)
    default: break
    }
    return load
  }

  private static func progress(_ fraction: Double) -> ImageLoadProgress {
    ImageLoadProgress(received: Int(Double(size) * fraction), expected: size)
  }

  /// Sends a tenth, and the next a little later.
  private func step(
    _ tenth: Int, of load: StagedLoad, source: ImageSource,
    _ onEvent: @escaping @Sendable (ImageLoadEvent) -> Void
  ) {
    guard !load.isCancelled else { return }
    if tenth == 10 { return onEvent(.loaded(source)) }
    onEvent(.progress(Self.progress(Double(tenth) / 10)))
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.12) {
      self.step(tenth + 1, of: load, source: source, onEvent)
    }
  }
}

/// A picture that a view waits for, as long as it is not cancelled.
private nonisolated final class StagedLoad: ImageLoad {
  private let flag = Atomic(false)

  var isCancelled: Bool { flag.load(ordering: .relaxed) }

  func cancel() { flag.store(true, ordering: .relaxed) }
  func setPriority(_ priority: ImageLoadPriority) {}
}
