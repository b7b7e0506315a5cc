import LaminaApp
import LaminaDisplay
import LaminaDrawing
import LaminaGeometry
import LaminaHeadless
import LaminaHost
import LaminaLayers
import LaminaViews

/// One replay of a ledger: a window whose clock is the workers' virtual time.
final class LedgerReplay {
  private let clock = ManualClock()
  private let executor: LedgerExecutor
  private let recorder: FrameRecorder
  private let surface: HeadlessSurface
  private let window: PresentedWindow
  private let costs: CostTable
  private let store: LedgerStore
  /// Nanoseconds from refresh to refresh.
  private let interval: Int
  private let proxy = ProxyBox()
  /// The refreshes so far.
  private var refresh = 0
  private var isScrolling = false
  /// What bodies and measures have been paid for.
  private var paid = FrameWork()
  /// The jobs that had ended when the latest frame was made.
  private var finished = 0
  /// The layers that the latest frame could not show as they are.
  private var missing = 0
  private var blanks = Blanks()

  init<Content: View>(_ ledger: Ledger, _ content: @escaping () -> Content) {
    let store = LedgerStore(budget: ledger.costs.pictureBudget)
    self.store = store
    let rasterizer = LedgerRasterizer(pictureSize: ledger.pictureSize, store: store)
    costs = ledger.costs
    interval = Int((ledger.interval * 1e9).rounded())
    executor = LedgerExecutor(workers: ledger.workers) { [costs = ledger.costs] label in
      costs.cost(of: label, pixels: rasterizer.filePixels, isReady: store.use)
    }
    recorder = FrameRecorder(interval: ledger.interval, clocks: executor.clocks)
    let (proxy, policy) = (proxy, ledger.policy)
    let description = WindowGroup {
      ScrollViewReader { reader in
        proxy.keepReader(reader, content())
      }
      .displayPolicy(policy)
    }
    .defaultSize(ledger.size).windows()[0]
    let host = HeadlessHost(clock: clock, scale: ledger.scale)
    surface = host.openSurface(description.configuration)
    surface.refreshInterval = ledger.interval
    window = PresentedWindow(
      description, on: surface, clock: clock,
      context: PresentationContext(
        rasterizer: rasterizer, executor: executor, deadline: ledger.deadline))
    window.recorder = recorder
    paid = window.work
    recorder.willEnd = { [weak self] part in self?.pay(for: part) }
  }

  // MARK: The trace

  func perform(_ step: ScrollTrace.Step) {
    switch step {
    case .idle(let count): for _ in 0..<max(0, count) { next { halt() } }
    case .scroll(let count, let distance): for _ in 0..<max(0, count) { next { scroll(distance) } }
    case .jump(let row):
      next {
        halt()
        proxy.reader?.scrollTo(row, anchor: .top)
      }
    }
  }

  private func scroll(_ distance: CGFloat) {
    isScrolling = true
    let event = ScrollEvent(
      position: middle, delta: CGSize(width: 0, height: distance), isPrecise: true,
      time: clock.now)
    surface.send(.scroll(event))
  }

  /// Holds what was scrolled where it is, as a finger on it does.
  private func halt() {
    guard isScrolling else { return }
    isScrolling = false
    surface.send(.pointerDown(PointerEvent(position: middle, time: clock.now)))
    let outside = CGPoint(x: -1, y: -1)
    surface.send(.pointerUp(PointerEvent(position: outside, time: clock.now)))
    surface.send(.pointerLeft(time: clock.now))
  }

  private var middle: CGPoint { CGPoint(x: surface.size.width / 2, y: surface.size.height / 2) }

  // MARK: Refreshes

  /// Lets the next refresh come, with what the person does at it, and the frame that follows.
  private func next(_ input: () -> Void) {
    executor.workers.advance(by: .nanoseconds(refresh * interval) - executor.workers.now)
    clock.advance(to: Double(refresh * interval) / 1e9)
    input()
    wake()
    let missed = frame()
    blanks.count(missed + 1)
    refresh += missed + 1
  }

  /// Asks for a frame when workers made something that is waited for: in a program the display
  /// does so by way of the main queue, which stands still here.
  private func wake() {
    if missing > 0, executor.workers.finishedCount > finished {
      surface.requestFrame()
    }
  }

  /// Makes the frame that was asked for, if any; returns the refreshes that it missed.
  private func frame() -> Int {
    finished = executor.workers.finishedCount
    guard surface.stepFrame(at: clock.now + Double(interval) / 1e9) else { return 0 }
    let frame = recorder.recent(1).first ?? FrameRecord()
    missing = frame.missingLayers
    blanks.latest = (frame.blankLayers, frame.placeholderLayers)
    return frame.refreshesMissed
  }

  /// Lets the time pass that a part of a frame took on the main thread.
  private func pay(for part: PartialKeyPath<FrameRecord>) {
    let work = window.work.since(paid)
    switch part {
    case \FrameRecord.prepare:
      spend(
        work.bodiesEvaluated * costs.evaluate + work.nodesMeasured * costs.measure
          + work.nodesPlaced * costs.place)
    case \FrameRecord.present: spend(work.presents * costs.composite)
    default: return
    }
    paid = window.work
  }

  private func spend(_ nanoseconds: Int) { executor.workers.advance(by: .nanoseconds(nanoseconds)) }

  // MARK: The result

  var report: LedgerReport {
    let frames = recorder.frames
    let summary = recorder.summary
    let display = window.displayStatistics
    var report = LedgerReport()
    report.refreshes = refresh
    report.frames = frames.count
    report.presents = summary.work.presents
    report.lateFrames = summary.lateFrames
    report.refreshesMissed = frames.reduce(0) { $0 + $1.refreshesMissed }
    report.maxConsecutiveLate =
      frames.split { !$0.isLate }.map(\.count).max() ?? 0
    report.blanks = blanks.blank
    report.placeholders = blanks.placeholder
    report.blankRefreshes = blanks.refreshes
    report.jobsStarted = display.jobsStarted
    report.jobsCancelled = display.jobsCancelled + display.jobsStopped
    report.resultsDropped = display.resultsDropped
    report.jobsUnseen = display.bitmapsUnseen
    report.drawnInFrames = display.drawnInCommits
    report.picturesMade = store.madeCount
    report.bodiesEvaluated = summary.work.bodiesEvaluated
    report.nodesMeasured = summary.work.nodesMeasured
    report.nodesMeasuredElsewhere = summary.work.nodesMeasuredElsewhere
    let main = frames.map(\.main).sorted()
    report.longestMain = (main.last ?? 0) / 1_000
    report.main99 = main.isEmpty ? 0 : main[(main.count * 99 + 99) / 100 - 1] / 1_000
    report.longestFrame = (frames.map(\.wall).max() ?? 0) / 1_000
    return report
  }

  /// What stood blank, refresh by refresh.
  private struct Blanks {
    var latest = (blank: 0, placeholder: 0)
    private(set) var (blank, placeholder, refreshes) = (0, 0, 0)

    mutating func count(_ refreshes: Int) {
      blank += refreshes * latest.blank
      placeholder += refreshes * latest.placeholder
      self.refreshes += latest.blank > 0 ? refreshes : 0
    }
  }

  /// What scrolls to a row, once there is one.
  private final class ProxyBox {
    private(set) var reader: ScrollViewProxy?

    func keepReader<Content>(_ reader: ScrollViewProxy, _ content: Content) -> Content {
      self.reader = reader
      return content
    }
  }
}
