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
/// - A picture is made once for equal drawings at the same scale. What is not ready in time keeps
///   its old picture, at its old size, and is never replaced by an older one.
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
  }

  /// What is kept around the visible area; a change takes effect with the next commit.
  public var range: DisplayRange { didSet { if range != oldValue { subject = nil } } }
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
  let mailbox: Mailbox<Result>
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
  /// What appears together and is not ready, as the last walk found it.
  var groups: [Layer.ID: [LayerEntry]] = [:]
  private var subject: Subject?

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
    mailbox = Mailbox(wake: wake)
    statistics.byteBudget = byteBudget
  }

  deinit {
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
  /// - Returns: what can be shown now.
  /// - Complexity: O(layers in range); O(1) when nothing changed.
  public func commit(
    _ root: Layer, size: CGSize, scale: CGFloat, deadline: Deadline = .frame,
    headings: [Layer.ID: ScrollHeading] = [:]
  ) -> PictureCommit {
    let before = statistics
    statistics.commits += 1
    collect(attending: true)
    if !isSame(root, size: size, scale: scale) { walk(root, size: size, scale: scale) }
    let hasWaited = awaitMissing(until: deadline)
    collect()
    missing.removeAll(where: \.isSettled)
    if hasWaited, !missing.isEmpty { statistics.deadlinesMissed += 1 }
    return PictureCommit(
      pictures: pictures, missing: missing.count, statistics: statistics.since(before))
  }

  private func isSame(_ root: Layer, size: CGSize, scale: CGFloat) -> Bool {
    guard let subject else { return false }
    return subject.root === root && subject.size == size && subject.scale == scale
  }

  private func walk(_ root: Layer, size: CGSize, scale: CGFloat) {
    stamp += 1
    missing.removeAll(keepingCapacity: true)
    groups.removeAll(keepingCapacity: true)
    let surface = PixelSize(covering: size, scale: scale)
    var walk = RangeWalk(
      scale: scale, range: range, pixelLimit: min(pixelLimit, 4 * max(surface.area, 65_536)),
      suspended: suspendedLayers)
    var inRange = 0
    walk.visit(root, size: size) { need in
      inRange += update(need, scale: scale) ? 1 : 0
    }
    statistics.layersVisited += walk.layersVisited
    if inRange < entries.count { removeLeft() }
    for group in groups.keys { showTogether(group) }
    subject = Subject(root: root, size: size, scale: scale)
  }

  /// Drops every layer that this walk did not meet.
  private func removeLeft() {
    for entry in entries.values where entry.stamp != stamp {
      for order in entry.orders { release(order.picture, of: entry) }
      if let shown = entry.shown { release(shown.picture, of: entry) }
      pictures[entry.id] = nil
      entries[entry.id] = nil
    }
  }

  /// Waits for the visible pictures that no commit has waited for; false if there is none.
  private func awaitMissing(until deadline: Deadline) -> Bool {
    guard deadline != .now, !missing.isEmpty else { return false }
    var jobs: [Job] = []
    for entry in missing {
      guard let picture = entry.orders.last?.picture, let job = picture.job else { continue }
      if deadline == .never || !picture.wasAwaited { jobs.append(job) }
      picture.wasAwaited = true
    }
    guard !jobs.isEmpty else { return false }
    statistics.waits += 1
    executor.wait(for: jobs, until: deadline)
    return true
  }
}
