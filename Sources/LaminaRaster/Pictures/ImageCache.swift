import LaminaDrawing

/// What an `ImageStore` keeps, behind its lock: bitmaps by request, headers and failures by source.
struct ImageCache {
  /// What becomes of a request.
  enum Start {
    case kept(Bitmap)
    case failed(ImageError)
    case running(ImageFlight<Bitmap>)
    /// The caller makes it, and reports to the cache and the flight.
    case make(ImageFlight<Bitmap>)
  }

  private struct Entry {
    /// Held by the store while the budget allows.
    var strong: Bitmap?
    /// Found as long as anyone holds it.
    weak var shared: Bitmap?
    /// The bytes of the bitmap, and of pixels that its request keeps alive.
    let cost: Int
    var lastUse: Int
  }

  /// What was done so far; what is kept stands in `report`.
  var statistics = PictureStatistics()
  /// The newest pictures as they were decoded: a sixteenth of the byte budget.
  var decodings: DecodedPictures
  /// Of pictures that are being played; on top of the byte budget, and not more than half of it.
  var canvases: FrameCanvasCache
  private let byteBudget: Int
  private var entries: [ImageRequest: Entry] = [:]
  private var flights: [ImageRequest: ImageFlight<Bitmap>] = [:]
  private var headers: SourceTable<Result<ImageHeader, ImageError>>
  private var failures: SourceTable<ImageError>
  /// The failures in order, as far as they are kept.
  private(set) var errors: [ImageError] = []
  private var clock = 0

  /// How many failures are reported.
  private static let errorLimit = 16_384

  init(byteBudget: Int) {
    self.byteBudget = byteBudget
    headers = SourceTable(byteLimit: byteBudget / 8)
    failures = SourceTable(byteLimit: byteBudget / 8)
    canvases = FrameCanvasCache(byteBudget: byteBudget / 2)
    decodings = DecodedPictures(byteBudget: byteBudget / 16)
  }

  /// What was done so far and what is kept now.
  var report: PictureStatistics {
    var report = statistics
    report.keptBytes += decodings.keptBytes
    return report
  }

  /// Finds `request`, or the work on it, or lets the caller, which holds `token`, do it.
  mutating func start(_ request: ImageRequest, _ token: CancellationToken) -> Start {
    if let bitmap = entries[request]?.shared {
      statistics.cacheHits += 1
      storeBitmap(bitmap, for: request)
      return .kept(bitmap)
    }
    if let error = failures[request.source] { return .failed(error) }
    if let flight = flights[request] {
      statistics.waits += 1
      flight.board(token)
      return .running(flight)
    }
    let flight = ImageFlight<Bitmap>(for: token)
    flights[request] = flight
    return .make(flight)
  }

  /// Whether `request` is there or being made: then asking for it costs no decoding.
  func isAtHand(_ request: ImageRequest) -> Bool {
    entries[request]?.shared != nil || flights[request] != nil
  }

  mutating func finish(_ request: ImageRequest, _ landing: ImageFlight<Bitmap>.Landing) {
    flights[request] = nil
    switch landing {
    case .made(let bitmap): storeBitmap(bitmap, for: request)
    case .failed: break
    case .abandoned: statistics.cancelled += 1
    }
  }

  func header(of source: ImageSource) -> Result<ImageHeader, ImageError>? { headers[source] }

  mutating func storeHeader(_ header: Result<ImageHeader, ImageError>, of source: ImageSource) {
    _ = headers.set(header, for: source)
  }

  /// Returns whether this is the source's first failure.
  mutating func recordFailure(_ error: ImageError, of source: ImageSource) -> Bool {
    let isNew = failures.set(error, for: source)
    if isNew, errors.count < Self.errorLimit { errors.append(error) }
    return isNew
  }

  mutating func forgetFailure(of source: ImageSource) {
    headers.remove(source)
    guard let error = failures.remove(source) else { return }
    errors.removeAll { $0 == error }
  }

  mutating func removeAll() {
    entries.removeAll()
    canvases.removeAll()
    decodings.removeAll()
    headers.removeAll()
    failures.removeAll()
    errors.removeAll()
    statistics.keptBytes = 0
  }

  private mutating func storeBitmap(_ bitmap: Bitmap, for request: ImageRequest) {
    clock += 1
    let cost = bitmap.byteCount + request.source.heldBytes
    if entries[request]?.strong == nil { statistics.keptBytes += cost }
    entries[request] = Entry(strong: bitmap, shared: bitmap, cost: cost, lastUse: clock)
    if statistics.keptBytes > byteBudget { shrink() }
  }

  /// Lets go of the least recently used until three quarters of the budget are left.
  ///
  /// Going below the budget makes the sort rare; entries that nothing else holds vanish with it.
  private mutating func shrink() {
    let oldestFirst = entries.filter { $0.value.strong != nil }
      .sorted { $0.value.lastUse < $1.value.lastUse }
    for (request, entry) in oldestFirst {
      guard statistics.keptBytes > byteBudget / 4 * 3 else { break }
      statistics.keptBytes -= entry.cost
      entries[request]?.strong = nil
    }
    entries = entries.filter { $0.value.strong != nil || $0.value.shared != nil }
  }
}
