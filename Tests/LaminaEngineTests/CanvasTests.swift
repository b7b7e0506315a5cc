import LaminaEngine
import Observation
import Synchronization
import Testing

/// Frames that are painted on another thread, on a surface with a canvas.
@MainActor @Suite("Frames on a canvas")
struct CanvasTests {
  @Observable final class Model {
    var step = 0
  }

  private struct Bar: View {
    let model: Model
    var body: some View {
      HStack(spacing: 0) {
        Color.black.frame(width: CGFloat(model.step))
        Color.white
      }
    }
  }

  private struct Fixture {
    let model = Model()
    let page: CanvasPage
    let window: PresentedWindow

    init(_ executor: any DisplayExecutor) {
      let clock = ManualClock()
      let bar = Bar(model: model)
      page = CanvasPage(clock: clock)
      window = PresentedWindow(
        WindowGroup("Bar") { bar }.windows()[0], on: page, clock: clock,
        context: PresentationContext(rasterizer: CairoRasterizer(), executor: executor))
    }

    /// How many of the first row's pixels are black.
    var black: Int { page.picture.row(0).count { $0 & 0xFFFFFF == 0 } }

    func turn(_ step: Int) {
      model.step = step
      page.turn()
    }
  }

  @Test("The first frame is seen at once, the next when a worker has painted it")
  func order() {
    let executor = DeterministicExecutor()
    let fixture = Fixture(executor)
    fixture.turn(10)
    #expect(fixture.black == 10 && executor.submittedCount == 0)
    fixture.turn(20)
    #expect(fixture.black == 10 && executor.started.isEmpty && executor.queuedCount == 1)
    #expect(executor.runAll() == 1)
    #expect(fixture.black == 20 && executor.started.map(\.kind) == ["frame"])
  }

  @Test("A frame that is not painted yet is painted before the next one is handed over")
  func waits() {
    let executor = DeterministicExecutor()
    let fixture = Fixture(executor)
    for step in 1...5 {
      fixture.turn(10 * step)
      #expect(fixture.black == max(10, 10 * (step - 1)))
    }
    #expect(fixture.page.picture.presents == 4 && fixture.window.statistics.presents == 4)
    executor.runAll()
    #expect(fixture.black == 50 && fixture.window.statistics.presents == 5)
  }

  @Test("A new size is seen at once, and what was to be painted before does not come after it")
  func resize() {
    let executor = DeterministicExecutor()
    let fixture = Fixture(executor)
    fixture.turn(10)
    fixture.turn(20)
    fixture.model.step = 30
    fixture.page.resize(to: CGSize(width: 60, height: 20))
    #expect(fixture.page.picture.row(0).count == 60 && fixture.black == 30)
    executor.runAll()
    #expect(fixture.black == 30)
    fixture.turn(40)
    executor.runAll()
    #expect(fixture.black == 40)
  }

  @Test("Where a surface has no canvas, each frame is seen at once")
  func without() {
    let executor = DeterministicExecutor()
    let fixture = Fixture(executor)
    fixture.page.hasCanvas = false
    for step in 1...5 {
      fixture.turn(10 * step)
      #expect(fixture.black == 10 * step)
    }
    #expect(executor.submittedCount == 0)
  }

  @Test("With real workers the picture after many frames is right", .timeLimit(.minutes(5)))
  func workers() {
    let pool = WorkerPool(workers: 2)
    defer { pool.shutdown() }
    let fixture = Fixture(pool)
    var steps = SystemRandomNumberGenerator()
    for number in 0..<300 {
      if number % 40 == 39 {
        fixture.page.resize(
          to: CGSize(width: .random(in: 60...100, using: &steps), height: 20))
      }
      fixture.turn(.random(in: 0...60, using: &steps))
    }
    // A frame that changes nothing waits for the one before it.
    fixture.turn(fixture.model.step)
    fixture.page.turn(evenUnasked: true)
    #expect(fixture.black == fixture.model.step)
    #expect(!fixture.page.picture.wasShared)
  }

  @Test("A frame is late when the worker ends after its refresh, as the next one notes")
  func late() {
    let executor = DeterministicExecutor()
    let fixture = Fixture(executor)
    fixture.turn(10)
    let time = SharedTime()
    let recorder = FrameRecorder(
      clocks: FrameClocks(thread: { 0 }, wall: { time.nanoseconds }))
    fixture.window.recorder = recorder
    fixture.page.picture.onPresent = { time.add(40_000_000) }
    fixture.turn(20)
    #expect(recorder.frames.map(\.refreshesMissed) == [0])
    executor.runAll()
    fixture.page.picture.onPresent = {}
    fixture.turn(30)
    #expect(recorder.frames.map(\.refreshesMissed) == [2, 0])
    #expect(recorder.frames.map(\.wall) == [40_000_000, 0])
    #expect(recorder.summary.lateFrames == 1)
  }
}

/// Time that passes when somebody says so.
private nonisolated final class SharedTime: Sendable {
  private let time = Atomic<Int>(0)
  var nanoseconds: Int { time.load(ordering: .relaxed) }
  func add(_ duration: Int) { time.add(duration, ordering: .relaxed) }
}

/// A surface whose pixels any thread may change, and whose frames come when they are asked for.
@MainActor private final class CanvasPage: Surface {
  private(set) var size = CGSize(width: 100, height: 20)
  let scale: CGFloat = 1
  var title = ""
  var minimumSize = CGSize.zero
  var cursor = CursorStyle.arrow
  let refreshInterval: TimeInterval = 1.0 / 60
  var onEvent: ((HostEvent) -> Void)?
  var onFrame: ((FrameTime) -> Void)?
  var hasCanvas = true
  private(set) var picture: SharedPicture
  private let clock: ManualClock
  private var isWanted = false

  init(clock: ManualClock) {
    self.clock = clock
    picture = SharedPicture(PixelSize(width: 100, height: 20))
  }

  var canvas: (any SurfaceCanvas)? { hasCanvas ? picture : nil }

  func requestFrame() { isWanted = true }
  func requestFrame(at instant: TimeInterval) { isWanted = true }

  /// Delivers a frame, if one was asked for.
  func turn(evenUnasked: Bool = false) {
    guard isWanted || evenUnasked else { return }
    isWanted = false
    clock.advance(by: refreshInterval)
    onFrame?(FrameTime(presentation: clock.now, interval: refreshInterval, number: 1))
  }

  func resize(to next: CGSize) {
    size = CGSize(width: next.width.rounded(), height: next.height.rounded())
    picture = SharedPicture(PixelSize(covering: size, scale: 1))
    onEvent?(.resized(size, scale: 1))
  }

  func present(_ damage: [PixelRect], draw: (borrowing PixelBuffer) -> Void) {
    picture.present(damage, draw: draw)
  }

  func setTextInput(_ isActive: Bool, caret: CGRect) {}
  func close() {}
}

/// Pixels behind a lock.
private nonisolated final class SharedPicture: SurfaceCanvas {
  private struct State: ~Copyable, @unchecked Sendable {
    var buffer: PixelBuffer
    var presents = 0
    var onPresent: @Sendable () -> Void = {}
  }

  private let state: Mutex<State>
  private let painters = Atomic<Int>(0)
  private let shared = Atomic<Bool>(false)

  init(_ size: PixelSize) {
    state = Mutex(State(buffer: PixelBuffer(size: size, format: .rgb24)))
  }

  var presents: Int { state.withLock { $0.presents } }
  /// Whether two presented at a time.
  var wasShared: Bool { shared.load(ordering: .relaxed) }
  /// Is called whenever something was painted.
  var onPresent: @Sendable () -> Void {
    get { state.withLock { $0.onPresent } }
    set { state.withLock { $0.onPresent = newValue } }
  }

  func present(_ damage: [PixelRect], draw: (borrowing PixelBuffer) -> Void) {
    if painters.add(1, ordering: .relaxed).oldValue > 0 { shared.store(true, ordering: .relaxed) }
    state.withLock { state in
      draw(state.buffer)
      state.presents += 1
      state.onPresent()
    }
    painters.subtract(1, ordering: .relaxed)
  }

  func row(_ y: Int) -> [UInt32] {
    state.withLock { state in
      let bitmap = Bitmap(state.buffer.copy())
      return (0..<bitmap.size.width).map { bitmap.pixel(x: $0, y: y) }
    }
  }
}
