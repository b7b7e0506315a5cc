public import LaminaDrawing
public import LaminaGeometry
public import LaminaLayers

/// Keeps the pictures of a layer tree ready: hands what changed to workers, waits a little, and
/// says what can be shown now.
///
/// ```
///  Layer tree ──commit──▶ which drawn layers are seen or near ──jobs──▶ executor
///                                                                          │ bitmaps
///  PictureCommit ◀── newest pictures ◀── waits at most until the deadline ◀┘ (mailbox)
///  wake() ◀── once, when something visible became ready later
/// ```
///
/// ```swift
/// let display = PictureDisplay(rasterizer: rasterizer, executor: WorkerPool()) {
///   DispatchQueue.main.async { requestFrame() }
/// }
/// let commit = display.commit(root, size: size, scale: 2, deadline: .frame)
/// compositor.frame(for: Presentation(root: root, pictures: commit.pictures, size: size, scale: 2))
/// ```
///
/// - What one update changed of what is seen appears together, once all of it is drawn; pictures
///   that may have to be decoded, and those of layers that had none, come when they are there.
/// - A picture is made once for equal drawings at the same scale. What is not ready in time keeps
///   its old picture, at its old size, and is never replaced by an older one.
/// - A scroll layer's range follows where it is heading; what a fling will only pass comes after the
///   place where it lands, and what would be gone before it is drawn is not begun.
/// - By its policy a layer is drawn by workers or inside the commit, and something stands in for
///   its first picture, or nothing.
/// - A layer that leaves the range loses its picture; its queued job is taken back, a running one
///   told to stop.
/// - A layer with more than `pixelLimit` pixels is drawn only as far as the range reaches, and
///   again when what is seen comes near the end of that.
///
/// Owned by whoever makes the frames; used on one thread.
public final class PictureDisplay {
  /// A result as a job leaves it.
  struct Result: Sendable {
    let number: UInt64
    let bitmap: Bitmap
  }

  /// What a commit was about: the same again costs nothing.
  private struct Subject {
    let root: Layer
    let size: CGSize
    let scale: CGFloat
    let headings: [Layer.ID: ScrollHeading]
  }

  /// What is kept around the visible area, outside of layers that say where they scroll to; a
  /// change takes effect with the next commit.
  public var range: DisplayRange { didSet { if range != oldValue { subject = nil } } }
  /// What is kept around a scroll layer's visible area, once it was moved.
  public var tuning = RangeTuning.display { didSet { if tuning != oldValue { subject = nil } } }
  /// The same until then.
  public var minimumTuning = RangeTuning.minimumDisplay {
    didSet { if minimumTuning != oldValue { subject = nil } }
  }
  /// Layers that keep what they show: no new pictures of them and of what is inside, none begun,
  /// until they are taken out of the set; then each is drawn once, as it is then.
  public var suspendedLayers: Set<Layer.ID> = [] {
    didSet { if suspendedLayers != oldValue { subject = nil } }
  }
  /// Layers with more pixels than this, or than four surfaces, are drawn in part.
  public let pixelLimit: Int
  /// Since the beginning.
  public internal(set) var statistics = DisplayStatistics()

  let rasterizer: any Rasterizer
  let executor: any DisplayExecutor
  let mailbox: JobResults<Result>
  var entries: [Layer.ID: LayerEntry] = [:]
  var pictures: [Layer.ID: LayerPicture] = [:]
  /// Everything ready or being drawn, by what it shows.
  var table: [PictureKey: SharedPicture] = [:]
  /// What is being drawn, by number.
  var inFlight: [UInt64: SharedPicture] = [:]
  /// What the bitmaps that are being drawn will hold.
  var bytesInFlight = 0
  var lastNumber: UInt64 = 0
  /// The number of this walk through the tree.
  var stamp: UInt64 = 0
  /// What the last walk found visible and not ready.
  var missing: [LayerEntry] = []
  /// What updates changed together and is not ready, the oldest first.
  var batches: [PictureBatch] = []
  /// What the walk under way finds changed.
  var batch = PictureBatch()
  /// What appears together and is not ready, as the last walk found it.
  var groups: [Layer.ID: [LayerEntry]] = [:]
  private var subject: Subject?
  /// Visible layers that the last walk ordered nothing for, as they will be gone too soon.
  var passing = 0
  /// The instant of the commit under work, if its caller knows time.
  var now: TimeInterval?
  /// Whether the commit under work waits for everything.
  var waitsForAll = false
  /// What stands in for pictures, while it is visible.
  var standIns: [Layer.ID: PaintedPlaceholder] = [:]
  /// Pictures that appear by and by.
  var fades: [Layer.ID: Fade] = [:]

  /// Calls `wake` on a worker's thread when something visible became ready that no commit waits
  /// for; not again before the next commit.
  public init(
    rasterizer: any Rasterizer, executor: any DisplayExecutor, range: DisplayRange = .standard,
    pixelLimit: Int = 16_000_000, byteBudget: Int = 64 << 20,
    wake: @escaping @Sendable () -> Void
  ) {
    self.rasterizer = rasterizer
    self.executor = executor
    self.range = range
    self.pixelLimit = pixelLimit
    mailbox = JobResults(wake: wake)
    statistics.byteBudget = byteBudget
  }

  deinit {
    for batch in batches { batch.members = [] }
    for picture in inFlight.values {
      if let job = picture.job, !executor.remove(job) { job.token.cancel() }
    }
  }

  /// Brings the pictures of the layers in range up to date, as far as it can until `deadline`.
  ///
  /// - Parameters:
  ///   - root: the tree; the same object again is the same tree.
  ///   - size: the surface, in points; the root's parent.
  ///   - scale: pixels for each point.
  ///   - deadline: how long to wait for what is visible; nothing is waited for twice but with
  ///     `.never`.
  ///   - headings: for the layers that scroll, where each is going.
  ///   - time: when the frame is seen, for pictures that fade in; without it they appear at once.
  /// - Returns: what can be shown now.
  /// - Complexity: O(layers in range); O(1) when nothing changed.
  public func commit(
    _ root: Layer, size: CGSize, scale: CGFloat, deadline: Deadline = .frame,
    headings: [Layer.ID: ScrollHeading] = [:], at time: TimeInterval? = nil
  ) -> PictureCommit {
    let before = statistics
    statistics.commits += 1
    now = time
    waitsForAll = deadline == .never
    collect(attending: true)
    let next = Subject(root: root, size: size, scale: scale, headings: headings)
    if !isSame(next) || (waitsForAll && passing > 0) { walk(next) }
    let hasWaited = awaitMissing(until: deadline)
    collect()
    missing.removeAll(where: \.isSettled)
    if hasWaited, !missing.isEmpty { statistics.deadlinesMissed += 1 }
    let blank = standIn()
    return PictureCommit(
      pictures: pictures, standIns: standIns, missing: missing.count, blank: blank.nothing,
      placeholders: blank.placeholders, isFading: !fades.isEmpty,
      statistics: statistics.since(before))
  }

  /// Whether something visible became ready that no commit has taken in.
  public var hasArrivals: Bool { mailbox.hasWoken }

  private func isSame(_ next: Subject) -> Bool {
    guard let subject else { return false }
    return subject.root === next.root && subject.size == next.size && subject.scale == next.scale
      && subject.headings == next.headings
  }

  private func walk(_ next: Subject) {
    let (size, scale) = (next.size, next.scale)
    stamp += 1
    passing = 0
    missing.removeAll(keepingCapacity: true)
    groups.removeAll(keepingCapacity: true)
    batch = PictureBatch()
    let surface = PixelSize(covering: size, scale: scale)
    var walk = RangeWalk(
      scale: scale,
      ranges: DisplayRanges(still: range, moved: tuning, unmoved: minimumTuning),
      headings: next.headings, times: DrawingTimes(executor),
      pixelLimit: min(pixelLimit, 4 * max(surface.area, 65_536)), suspended: suspendedLayers)
    var inRange = 0
    walk.visit(next.root, size: size) { need in
      inRange += update(need, scale: scale) ? 1 : 0
    }
    statistics.layersVisited += walk.layersVisited
    if inRange < entries.count { removeLeft() }
    for group in groups.keys { showTogether(group) }
    closeBatch()
    subject = next
  }

  /// Drops every layer that this walk did not meet.
  private func removeLeft() {
    for entry in entries.values where entry.stamp != stamp {
      for order in entry.orders { release(order.picture, of: entry) }
      if let shown = entry.shown { release(shown.picture, of: entry) }
      entry.orders = []
      pictures[entry.id] = nil
      fades[entry.id] = nil
      entries[entry.id] = nil
    }
  }

  /// Waits for the visible pictures that no commit has waited for; false if there is none.
  private func awaitMissing(until deadline: Deadline) -> Bool {
    guard deadline != .now, !missing.isEmpty else { return false }
    var jobs: [Job] = []
    for entry in missing {
      // What flies past is not worth a wait.
      guard let picture = entry.orders.last?.picture, let job = picture.job,
        waitsForAll || picture.priority.distance == 0
      else { continue }
      if deadline == .never || !picture.wasAwaited { jobs.append(job) }
      picture.wasAwaited = true
    }
    guard !jobs.isEmpty else { return false }
    statistics.waits += 1
    executor.wait(for: jobs, until: deadline)
    return true
  }
}
