import LaminaDrawing
import LaminaGeometry
import Synchronization

/// What an `ImageStore` keeps, behind its lock: bitmaps by request, headers and failures by source.
struct ImageCache {
  /// What becomes of a request.
  enum Start {
    case kept(Bitmap)
    case failed(ImageError)
    case running(ImageFlight)
    /// The caller makes it, and tells the cache and the flight.
    case make(ImageFlight)
  }

  private struct Entry {
    /// Held by the store while the budget allows.
    var strong: Bitmap?
    /// Found as long as anyone holds it.
    weak var shared: Bitmap?
    var lastUse: Int
  }

  var statistics = PictureStatistics()
  /// Of pictures that are being played; on top of the byte budget, and not more than half of it.
  var canvases: FrameCanvasCache
  private let byteBudget: Int
  private var entries: [ImageRequest: Entry] = [:]
  private var flights: [ImageRequest: ImageFlight] = [:]
  private var headers: [ImageSource: Result<ImageHeader, ImageError>] = [:]
  private var failures: [ImageSource: ImageError] = [:]
  /// The failures in order, as far as they are kept.
  private(set) var errors: [ImageError] = []
  private var clock = 0

  /// Headers are small; beyond this many all are read anew.
  private static let headerLimit = 16_384

  init(byteBudget: Int) {
    self.byteBudget = byteBudget
    canvases = FrameCanvasCache(byteBudget: byteBudget / 2)
  }

  mutating func start(_ request: ImageRequest) -> Start {
    if let bitmap = entries[request]?.shared {
      statistics.cacheHits += 1
      keep(bitmap, for: request)
      return .kept(bitmap)
    }
    if let error = failures[request.source] { return .failed(error) }
    if let flight = flights[request] {
      statistics.waits += 1
      return .running(flight)
    }
    let flight = ImageFlight()
    flights[request] = flight
    return .make(flight)
  }

  mutating func finish(_ request: ImageRequest, _ result: Result<Bitmap, ImageError>) {
    flights[request] = nil
    if case .success(let bitmap) = result { keep(bitmap, for: request) }
  }

  func header(of source: ImageSource) -> Result<ImageHeader, ImageError>? { headers[source] }

  mutating func note(_ header: Result<ImageHeader, ImageError>, of source: ImageSource) {
    if headers.count >= Self.headerLimit { headers.removeAll() }
    headers[source] = header
  }

  /// Returns whether this is the source's first failure.
  mutating func note(_ error: ImageError, of source: ImageSource) -> Bool {
    if failures.count >= Self.headerLimit { failures.removeAll() }
    let isNew = failures.updateValue(error, forKey: source) == nil
    if isNew, errors.count < Self.headerLimit { errors.append(error) }
    return isNew
  }

  mutating func removeAll() {
    entries.removeAll()
    canvases.removeAll()
    headers.removeAll()
    failures.removeAll()
    errors.removeAll()
    statistics.keptBytes = 0
  }

  private mutating func keep(_ bitmap: Bitmap, for request: ImageRequest) {
    clock += 1
    if entries[request]?.strong == nil { statistics.keptBytes += bitmap.byteCount }
    entries[request] = Entry(strong: bitmap, shared: bitmap, lastUse: clock)
    if statistics.keptBytes > byteBudget { shrink() }
  }

  /// Lets go of the least recently used until three quarters of the budget are left.
  ///
  /// Going below the budget makes the sort rare; entries nobody else holds vanish with it.
  private mutating func shrink() {
    let oldestFirst = entries.filter { $0.value.strong != nil }
      .sorted { $0.value.lastUse < $1.value.lastUse }
    for (request, entry) in oldestFirst {
      guard statistics.keptBytes > byteBudget / 4 * 3 else { break }
      statistics.keptBytes -= entry.strong?.byteCount ?? 0
      entries[request]?.strong = nil
    }
    entries = entries.filter { $0.value.strong != nil || $0.value.shared != nil }
  }
}

/// A decoding under way: whoever wants the same waits for it.
final class ImageFlight: Sendable {
  private let result = Mutex<Result<Bitmap, ImageError>?>(nil)
  private let landed = DispatchGroup()

  init() { landed.enter() }

  /// Hands the result to all who wait; to be called once.
  func land(_ made: Result<Bitmap, ImageError>) {
    result.withLock { $0 = made }
    landed.leave()
  }

  /// Blocks until the result is there.
  func wait() -> Result<Bitmap, ImageError> {
    landed.wait()
    return result.withLock { $0 } ?? .failure(.unreadable(name: "picture", reason: "no result"))
  }
}
