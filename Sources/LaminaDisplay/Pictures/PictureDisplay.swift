public import LaminaDrawing
public import LaminaGeometry
public import LaminaLayers

/// Keeps the pictures of a layer tree ready: hands what changed to workers, waits a little, and
/// says what can be shown now.
///
/// ```
///  Layer tree ──commit──▶ which drawn layers are seen or near ──jobs──▶ executor
///                                                                          │ bitmaps
///  PictureCommit ◀── newest pictures ◀── waits at most until the deadline ◀┘ (results)
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
///   cancelled.
/// - A layer with more than `pixelLimit` pixels is drawn only as far as the range reaches, and
///   again when what is seen comes near the end of that.
///
/// Owned by the maker of the frames; used on one thread.
public final class PictureDisplay {
  /// What a commit was about: the same again costs nothing.
  private struct Subject {
    let root: Layer
    let size: CGSize
    /// What is seen, in the root's points.
    let extent: CGRect
    let scale: CGFloat
    let headings: [Layer.ID: ScrollHeading]

    func isSame(as other: Subject) -> Bool {
      root === other.root && size == other.size && extent == other.extent && scale == other.scale
        && headings == other.headings
    }
  }

  /// What the commit under work keeps to.
  struct Terms {
    /// Its instant, if its caller knows time.
    let now: TimeInterval?
    /// Whether it waits for everything.
    let waitsForAll: Bool
  }

  /// What its owner may set.
  private struct Settings: Equatable {
    var range: DisplayRange
    var tuning = RangeTuning.display
    var minimumTuning = RangeTuning.minimumDisplay
    var suspendedLayers: Set<Layer.ID> = []

    var ranges: DisplayRanges {
      DisplayRanges(still: range, moved: tuning, unmoved: minimumTuning)
    }
  }

  /// What commits did beside drawing.
  private struct CommitCounts {
    var commits = 0
    var layersVisited = 0
    var waits = 0
    var deadlinesMissed = 0
  }

  /// Layers with more pixels than this, or than four surfaces, are drawn in part.
  public let pixelLimit: Int

  let workshop: PictureWorkshop
  /// Not checked for a writer, as `LayerEntry`.
  @exclusivity(unchecked) private(set) var findings = WalkFindings()
  private(set) var terms = Terms(now: nil, waitsForAll: false)
  @exclusivity(unchecked) private var entries: [Layer.ID: LayerEntry] = [:]
  private var pictures: [Layer.ID: LayerPicture] = [:]
  private var batches = PictureBatches()
  private var standIns = StandIns()
  private var counts = CommitCounts()
  private var subject: Subject?
  private var settings: Settings { didSet { if settings != oldValue { subject = nil } } }

  /// Calls `wake` on a worker's thread when something visible became ready that no commit waits
  /// for; not again before the next commit.
  public init(
    rasterizer: any Rasterizer, executor: any DisplayExecutor, range: DisplayRange = .standard,
    pixelLimit: Int = 16_000_000, byteBudget: Int = 64 << 20,
    wake: @escaping @Sendable () -> Void
  ) {
    self.pixelLimit = pixelLimit
    settings = Settings(range: range)
    workshop = PictureWorkshop(
      rasterizer: rasterizer, executor: executor, byteBudget: byteBudget, wake: wake)
  }

  deinit { batches.letGo() }

  // MARK: Settings

  /// What is kept around the visible area, outside of layers that say where they scroll to; a
  /// change takes effect with the next commit.
  public var range: DisplayRange {
    get { settings.range }
    set { settings.range = newValue }
  }

  /// What is kept around a scroll layer's visible area, once it was moved.
  public var tuning: RangeTuning {
    get { settings.tuning }
    set { settings.tuning = newValue }
  }

  /// The same until then.
  public var minimumTuning: RangeTuning {
    get { settings.minimumTuning }
    set { settings.minimumTuning = newValue }
  }

  /// Layers that keep what they show: no new pictures of them and of what is inside, none begun,
  /// until they are taken out of the set; then each is drawn once, as it is then.
  public var suspendedLayers: Set<Layer.ID> {
    get { settings.suspendedLayers }
    set { settings.suspendedLayers = newValue }
  }

  /// Since the beginning.
  public var statistics: DisplayStatistics {
    var statistics = workshop.statistics
    statistics.commits = counts.commits
    statistics.layersVisited = counts.layersVisited
    statistics.waits = counts.waits
    statistics.deadlinesMissed = counts.deadlinesMissed
    return statistics
  }

  // MARK: Commits

  /// Brings the pictures of the layers in range up to date, as far as it can until `deadline`.
  ///
  /// - Parameters:
  ///   - root: the tree; the same object again is the same tree.
  ///   - size: the surface, in points; the root's parent.
  ///   - extent: what is seen, in the root's points; nil for the surface.
  ///   - scale: pixels for each point.
  ///   - deadline: how long to wait for what is visible; nothing is waited for twice but with
  ///     `.never`.
  ///   - headings: for the layers that scroll, where each is going.
  ///   - time: when the frame is seen, for pictures that fade in; without it they appear at once.
  /// - Returns: what can be shown now.
  /// - Complexity: O(layers in range); O(1) when nothing changed.
  public func commit(
    _ root: Layer, size: CGSize, extent: CGRect? = nil, scale: CGFloat,
    deadline: Deadline = .frame, headings: [Layer.ID: ScrollHeading] = [:],
    at time: TimeInterval? = nil
  ) -> PictureCommit {
    let before = statistics
    counts.commits += 1
    terms = Terms(now: time, waitsForAll: deadline == .never)
    collect(attending: true)
    let next = Subject(
      root: root, size: size, extent: extent ?? CGRect(origin: .zero, size: size), scale: scale,
      headings: headings)
    let isSame = subject?.isSame(as: next) == true
    if !isSame || (terms.waitsForAll && findings.passing > 0) { walk(next) }
    let hasWaited = awaitMissing(until: deadline)
    collect()
    findings.dropSettled()
    if hasWaited, !findings.missing.isEmpty { counts.deadlinesMissed += 1 }
    let blank = standIns.paint(findings.missing, at: time)
    return PictureCommit(
      pictures: pictures, standIns: standIns.painted, missing: findings.missing.count,
      blank: blank.nothing, placeholders: blank.placeholders, isFading: standIns.isFading,
      statistics: statistics.since(before))
  }

  /// How much it keeps: nothing but what layers in range need.
  var keptCounts: [String: Int] {
    workshop.keptCounts.merging(["layers": entries.count, "shown": pictures.count]) { $1 }
  }

  /// Whether something visible became ready that no commit has taken in.
  public var hasArrivals: Bool { workshop.hasArrivals }

  private func walk(_ next: Subject) {
    findings.begin()
    batches.begin()
    let surface = PixelSize(covering: next.size, scale: next.scale)
    var walk = RangeWalk(
      scale: next.scale, ranges: settings.ranges, headings: next.headings,
      times: DrawingTimes(workshop.executor),
      pixelLimit: min(pixelLimit, 4 * max(surface.area, 65_536)),
      suspended: settings.suspendedLayers)
    var inRange = 0
    walk.visit(next.root, seen: next.extent) { sight in
      let isDone = meetDone(sight, scale: next.scale)
      if isDone { inRange += 1 }
      return isDone
    } _: { need in
      inRange += visit(need, scale: next.scale) ? 1 : 0
    }
    counts.layersVisited += walk.layersVisited
    if inRange < entries.count { removeLeft() }
    for group in findings.groups.keys { showTogether(group) }
    if let lone = batches.close() { release(lone) }
    showBatches()
    subject = next
  }

  /// Meets a layer that shows all of its drawing already; false for any other.
  private func meetDone(_ sight: RangeWalk.Sight, scale: CGFloat) -> Bool {
    guard !sight.isSuspended, let entry = entries[sight.layer.id],
      entry.shows(sight, scale: scale), findings.meet(entry)
    else { return false }
    entry.meet(isVisible: sight.isVisible, group: sight.group, policy: sight.policy)
    if sight.isVisible { entry.shown?.picture.wasSeen = true }
    return true
  }

  /// Brings one layer in range up to date; false if it was met before in this walk.
  private func visit(_ need: RangeWalk.Need, scale: CGFloat) -> Bool {
    let entry = entry(for: need)
    guard findings.meet(entry) else { return false }
    update(entry, for: need, scale: scale)
    if need.isVisible, !entry.isSettled {
      findings.add(entry, isShown: isShown(need, by: entry, scale: scale))
    }
    return true
  }

  private func entry(for need: RangeWalk.Need) -> LayerEntry {
    if let entry = entries[need.layer.id] { return entry }
    let entry = LayerEntry(id: need.layer.id, list: need.list)
    entries[entry.id] = entry
    return entry
  }

  /// A visible layer will be gone before it could be drawn.
  func pass() { findings.pass() }

  /// Drops every layer that this walk did not meet.
  private func removeLeft() {
    for entry in entries.values where entry.stamp != findings.stamp {
      for order in entry.orders { workshop.release(order.picture, of: entry.id) }
      if let shown = entry.shown { workshop.release(shown.picture, of: entry.id) }
      entry.orders = []
      pictures[entry.id] = nil
      standIns.forget(entry.id)
      entries[entry.id] = nil
    }
  }

  /// Waits for the visible pictures that no commit has waited for; false if there is none.
  private func awaitMissing(until deadline: Deadline) -> Bool {
    guard deadline != .now, !findings.missing.isEmpty else { return false }
    var jobs: [Job] = []
    for entry in findings.missing {
      // What flies past is not worth a wait.
      guard let picture = entry.orders.last?.picture, let job = picture.job,
        terms.waitsForAll || picture.priority.distance == 0
      else { continue }
      if deadline == .never || !picture.wasAwaited { jobs.append(job) }
      picture.wasAwaited = true
    }
    guard !jobs.isEmpty else { return false }
    counts.waits += 1
    workshop.executor.wait(for: jobs, until: deadline)
    return true
  }

  // MARK: Results

  /// Takes in what the workers have finished; `attending` says that it will be called again.
  private func collect(attending: Bool = false) {
    for result in workshop.drain(attending: attending) {
      if let picture = workshop.receive(result) { deliver(picture) }
    }
  }

  /// Draws a picture here, even if a worker was to do it.
  func drawNow(_ picture: SharedPicture) { if workshop.drawNow(picture) { deliver(picture) } }

  /// Shows a picture that has become ready to the layers that wait for it.
  private func deliver(_ picture: SharedPicture) {
    let waiting = picture.waiting
    picture.waiting = []
    for id in waiting {
      guard let entry = entries[id],
        let index = entry.orders.firstIndex(where: { $0.picture === picture })
      else { continue }
      if let group = entry.group, index == entry.orders.count - 1 {
        showTogether(group)
      } else if entry.orders[index].batch != nil {
        showBatches()
      } else {
        show(index, of: entry)
      }
    }
  }

  /// Shows what layers of a group wait for, if all of it is ready.
  private func showTogether(_ group: Layer.ID) {
    guard let waiting = findings.groups[group]?.filter({ !$0.orders.isEmpty }) else { return }
    guard waiting.allSatisfy({ $0.orders.last?.picture.job == nil }) else { return }
    for entry in waiting { show(entry.orders.count - 1, of: entry) }
  }

  /// Shows a picture that is ready; what was shown or ordered before it is given up.
  func show(_ index: Int, of entry: LayerEntry) {
    let order = entry.orders[index]
    let overtaken = entry.orders[..<index].map(\.picture) + (entry.shown.map { [$0.picture] } ?? [])
    entry.orders.removeSubrange(...index)
    if entry.shown == nil { standIns.fade(entry, from: terms.now) }
    entry.shown = order
    entry.hasGivenUp = false
    for picture in overtaken { workshop.release(picture, of: entry.id) }
    publish(entry)
  }

  /// Writes what the layer shows into the pictures that commits return; nothing where it shows none.
  func publish(_ entry: LayerEntry) {
    guard let shown = entry.shown else {
      pictures[entry.id] = nil
      return
    }
    guard let bitmap = shown.picture.bitmap else { return }
    let key = shown.picture.key
    pictures[entry.id] = LayerPicture(
      list: shown.list, bitmap: bitmap, origin: PixelPoint(x: key.rect.x, y: key.rect.y),
      scale: key.scale, size: shown.size)
  }

  // MARK: What appears together

  /// Makes the newest order of a layer part of what this walk found changed.
  func join(_ entry: LayerEntry, _ need: RangeWalk.Need) { batches.join(entry, need) }

  /// Whether an order is kept although a newer drawing comes.
  func keeps(_ order: LayerEntry.Order, of entry: LayerEntry) -> Bool {
    batches.keeps(order, of: entry)
  }

  /// Shows the batches that are ready.
  private func showBatches() {
    while let ready = batches.takeReady() {
      for entry in ready.members {
        guard let index = ready.index(in: entry), entry.orders[index].picture.job == nil else {
          continue
        }
        show(index, of: entry)
      }
      release(ready)
    }
  }

  /// Lets the members of a batch appear each by itself.
  private func release(_ batch: PictureBatch) {
    for entry in batch.members {
      guard let index = batch.index(in: entry) else { continue }
      entry.orders[index].batch = nil
      if entry.orders[index].picture.job == nil { show(index, of: entry) }
    }
    batch.letGo()
  }
}
