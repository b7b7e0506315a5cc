import LaminaDrawing
import LaminaGeometry
import LaminaLayers

/// Where pictures are drawn, by workers or at once, each once for equal drawings.
///
/// ```
///  start(key) ──▶ in flight ──receive(result)──▶ ready ──release, by the last user──▶ forgotten
///                     └──takeBack (queued), release (running: cancelled)──────────────────▲
/// ```
///
/// What it holds is what is in use; `statistics` says how much that is. Owned by one
/// `PictureDisplay`, on whose thread it is used.
final class PictureWorkshop {
  /// A result as a job leaves it.
  struct Result: Sendable {
    let number: UInt64
    let bitmap: Bitmap
  }

  let executor: any DisplayExecutor
  private let rasterizer: any Rasterizer
  private let results: JobResults<Result>
  /// Everything ready or being drawn, by what it shows.
  private var table: [PictureKey: SharedPicture] = [:]
  /// What is being drawn, by number.
  private var inFlight: [UInt64: SharedPicture] = [:]
  /// What the bitmaps that are being drawn will hold.
  private var bytesInFlight = 0
  private var lastNumber: UInt64 = 0
  /// What was drawn, stopped and dropped, and what is held.
  private(set) var statistics = DisplayStatistics()

  /// Calls `wake` on a worker's thread when something urgent is ready.
  init(
    rasterizer: any Rasterizer, executor: any DisplayExecutor, byteBudget: Int,
    wake: @escaping @Sendable () -> Void
  ) {
    self.rasterizer = rasterizer
    self.executor = executor
    results = JobResults(wake: wake)
    statistics.byteBudget = byteBudget
  }

  deinit {
    for picture in inFlight.values {
      if let job = picture.job, !executor.remove(job) { job.token.cancel() }
    }
  }

  /// How much it keeps.
  var keptCounts: [String: Int] {
    ["pictures": table.count, "drawings": inFlight.count, "bytes in flight": bytesInFlight]
  }

  // MARK: Beginning

  /// The picture of an equal drawing, ready or being drawn.
  func picture(_ key: PictureKey) -> SharedPicture? { table[key] }

  /// Whether one more picture may be begun that is not seen yet.
  func hasRoom(for rect: PixelRect) -> Bool {
    statistics.bytesHeld + bytesInFlight + rect.area * 4 <= statistics.byteBudget
  }

  /// Begins the picture that is needed; what is synchronous waits to be drawn at once.
  func start(_ key: PictureKey, for need: RangeWalk.Need, stamp: UInt64) -> SharedPicture {
    lastNumber += 1
    statistics.jobsStarted += need.isSynchronous ? 0 : 1
    let urgency = Urgency(need.isVisible)
    let job =
      need.isSynchronous
      ? Job(label: key.label)
      : submit(key, number: lastNumber, urgency: urgency, priority: need.priority)
    let picture = SharedPicture(
      key: key, number: lastNumber, job: job,
      urgency: urgency, priority: need.priority, stamp: stamp)
    table[key] = picture
    inFlight[picture.number] = picture
    bytesInFlight += key.rect.area * 4
    return picture
  }

  private func submit(
    _ key: PictureKey, number: UInt64, urgency: Urgency, priority: JobPriority
  ) -> Job {
    let (rasterizer, results) = (rasterizer, results)
    return executor.submit(key.label, priority: priority) { token in
      guard let bitmap = key.draw(with: rasterizer, token: token) else { return }
      results.post(Result(number: number, bitmap: bitmap), isUrgent: { urgency.isUrgent })
    }
  }

  /// One more layer uses a picture; `isReused` says that another one had ordered it.
  func use(_ picture: SharedPicture, isReused: Bool) {
    picture.users += 1
    statistics.bitmapsReused += isReused ? 1 : 0
  }

  /// Makes a running or queued drawing as urgent as the most urgent layer of this walk wants it.
  func move(_ picture: SharedPicture, to need: RangeWalk.Need, stamp: UInt64) {
    guard let job = picture.job else { return }
    let isFirst = picture.stamp != stamp
    picture.stamp = stamp
    guard isFirst ? need.priority != picture.priority : need.priority < picture.priority else {
      return
    }
    picture.priority = need.priority
    picture.urgency.isUrgent = need.isVisible
    executor.setPriority(need.priority, of: job)
  }

  // MARK: Results

  /// Whether something urgent became ready that was not drained.
  var hasArrivals: Bool { results.hasWoken }

  /// What the workers have finished; `attending` says that it will be called again.
  func drain(attending: Bool) -> [Result] { results.drain(attending: attending) }

  /// The picture of a result, ready now; nil when it is not wanted any more.
  func receive(_ result: Result) -> SharedPicture? {
    guard let picture = inFlight.removeValue(forKey: result.number) else {
      statistics.resultsDropped += 1
      return nil
    }
    finish(picture, with: result.bitmap)
    return picture
  }

  /// Draws a picture here, even if a worker was to do it; false if it was ready.
  func drawNow(_ picture: SharedPicture) -> Bool {
    guard let job = picture.job else { return false }
    if !executor.remove(job) { job.token.cancel() }
    let (key, rasterizer) = (picture.key, rasterizer)
    let made = JobResults<Bitmap>(wake: {})
    executor.perform(key.label) { token in
      if let bitmap = key.draw(with: rasterizer, token: token) { made.post(bitmap) }
    }
    guard let bitmap = made.drain().first else { return false }
    statistics.drawnInCommits += 1
    inFlight[picture.number] = nil
    finish(picture, with: bitmap)
    return true
  }

  private func finish(_ picture: SharedPicture, with bitmap: Bitmap) {
    picture.state = .ready(bitmap)
    bytesInFlight -= picture.key.rect.area * 4
    statistics.bitmapsDrawn += 1
    statistics.bytesDrawn += bitmap.byteCount
    statistics.bitmapsHeld += 1
    statistics.bytesHeld += bitmap.byteCount
  }

  // MARK: Giving up

  /// Takes a queued job of a picture back that only one layer uses; false if it is not so.
  func takeBack(_ picture: SharedPicture) -> Bool {
    guard picture.users == 1, let job = picture.job, executor.remove(job) else { return false }
    statistics.jobsCancelled += 1
    forget(picture)
    return true
  }

  /// Ends a layer's use of a picture; without users it is freed, or its job stopped.
  func release(_ picture: SharedPicture, of layer: Layer.ID) {
    picture.users -= 1
    if let place = picture.waiting.firstIndex(of: layer) { picture.waiting.remove(at: place) }
    guard picture.users == 0 else { return }
    if let job = picture.job { stop(job) }
    forget(picture)
  }

  private func stop(_ job: Job) {
    if executor.remove(job) {
      statistics.jobsCancelled += 1
    } else {
      job.token.cancel()
      statistics.jobsStopped += 1
    }
  }

  /// Removes a picture that is not in use from the tables.
  private func forget(_ picture: SharedPicture) {
    if inFlight.removeValue(forKey: picture.number) != nil {
      bytesInFlight -= picture.key.rect.area * 4
    }
    if table[picture.key] === picture { table[picture.key] = nil }
    guard let bitmap = picture.bitmap else { return }
    statistics.bitmapsUnseen += picture.wasSeen ? 0 : 1
    statistics.bitmapsHeld -= 1
    statistics.bytesHeld -= bitmap.byteCount
  }
}
