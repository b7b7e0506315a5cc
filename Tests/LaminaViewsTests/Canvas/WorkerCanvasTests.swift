import Dispatch
import Foundation
import LaminaDisplay
import LaminaKernel
import LaminaRaster
import LaminaTesting
import LaminaText
import Observation
import Synchronization
import Testing

/// Canvases whose renderer a worker runs.
@MainActor @Suite("A canvas that workers record", .timeLimit(.minutes(5)))
struct WorkerCanvasTests {
  private static let size = CGSize(width: 60, height: 40)

  /// How often a renderer ran, and where.
  private nonisolated final class Runs: Sendable {
    private let all = Atomic(0)
    private let here = Atomic(0)
    var count: Int { all.load(ordering: .relaxed) }
    var onMain: Int { here.load(ordering: .relaxed) }

    func add() {
      all.add(1, ordering: .relaxed)
      if MainActor.isRunning { here.add(1, ordering: .relaxed) }
    }
  }

  @Observable final class Level { var value = 10 }

  private nonisolated static func square(_ x: Int) -> Path {
    Path(CGRect(x: CGFloat(x), y: 0, width: 10, height: 10))
  }

  private struct Bar: View {
    let level: Level
    let runs: Runs
    var words = false
    /// Whether the words are others each time.
    var changes = false

    var body: some View {
      let (value, runs, words, changes) = (level.value, self.runs, self.words, self.changes)
      Canvas(rendersOnWorkers: true) { context, _ in
        runs.add()
        context.fill(WorkerCanvasTests.square(value), with: .color(pureRed))
        if words {
          let number = changes ? value : 0
          context.draw(Text("W\(number)"), at: CGPoint(x: 20, y: 28))
        }
      }
    }
  }

  /// Lets a thread of its own do all that workers have to do, and waits for it.
  private func work(_ executor: DeterministicExecutor) {
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      executor.runAll()
      done.signal()
    }
    done.wait()
  }

  /// Lets the main queue come to what was left for it.
  private func turn() async {
    await withCheckedContinuation { next in DispatchQueue.main.async { next.resume() } }
  }

  private nonisolated static func drawAll(_ context: inout GraphicsContext, _ size: CGSize) {
    context.fill(Path(CGRect(origin: .zero, size: size)), with: .style(.background))
    context.fill(
      Path(ellipseIn: CGRect(x: 2, y: 2, width: 20, height: 20)),
      with: .linearGradient(
        Gradient(colors: [.red, .blue]), startPoint: .zero, endPoint: CGPoint(x: 20, y: 20)))
    context.stroke(Path(CGRect(x: 5, y: 5, width: 30, height: 30)), with: .foreground, lineWidth: 2)
    var copy = context
    copy.opacity = 0.5
    copy.draw(Text("Ag"), at: CGPoint(x: 40, y: 20))
    copy.draw(Image(systemName: "star"), at: CGPoint(x: 12, y: 30))
    if let pin = context.resolveSymbol(id: "pin") { context.draw(pin, at: CGPoint(x: 50, y: 10)) }
  }

  @Test("shows what the same renderer shows on the main thread", arguments: [false, true])
  func same(opaque: Bool) {
    func picture(onWorkers: Bool) -> Bitmap {
      Harness(size: Self.size, scale: 2) {
        if onWorkers {
          Canvas(opaque: opaque, rendersOnWorkers: true) {
            Self.drawAll(&$0, $1)
          } symbols: {
            pureGreen.frame(width: 8, height: 8).tag("pin")
          }
        } else {
          Canvas(opaque: opaque) {
            Self.drawAll(&$0, $1)
          } symbols: {
            pureGreen.frame(width: 8, height: 8).tag("pin")
          }
        }
      }.picture()
    }
    #expect(picture(onWorkers: true).hasSamePixels(as: picture(onWorkers: false)))
  }

  @Test("shows what the same shapes show as views")
  func sameAsViews() {
    let views = Harness(size: Self.size) {
      Circle().fill(.orange).frame(width: 30, height: 30)
        .frame(width: 60, height: 40, alignment: .topLeading)
    }.picture()
    let drawn = Harness(size: Self.size) {
      Canvas(rendersOnWorkers: true) { context, _ in
        context.fill(
          Path(ellipseIn: CGRect(x: 0, y: 0, width: 30, height: 30)), with: .color(.orange))
      }
    }.picture()
    let outcome = PictureComparison(channelTolerance: 2).compare(drawn, with: views)
    #expect(outcome.isMatch, "\(outcome)")
  }

  @Test(
    "is recorded by a worker, and never by the frame; of changes that follow each other the last one counts"
  )
  func byWorkers() {
    let (level, runs, executor) = (Level(), Runs(), DeterministicExecutor())
    let harness = Harness(size: Self.size, executor: executor, deadline: .now) {
      Bar(level: level, runs: runs)
    }
    #expect(runs.count == 0)
    work(executor)
    #expect(runs.count == 1 && runs.onMain == 0)
    #expect(harness.picture().pixel(x: 15, y: 5) == 0xFFFF_0000)
    for value in [20, 30, 40] {
      level.value = value
      harness.settle()
    }
    #expect(runs.count == 1)
    #expect(harness.picture().pixel(x: 15, y: 5) == 0xFFFF_0000, "until there is a newer one")
    work(executor)
    #expect(runs.count == 2 && runs.onMain == 0)
    let picture = harness.picture()
    #expect(picture.pixel(x: 45, y: 5) == 0xFFFF_0000)
    #expect(picture.pixel(x: 15, y: 5) == 0xFFFF_FFFF && picture.pixel(x: 25, y: 5) == 0xFFFF_FFFF)
  }

  @Test("has the main thread look a text up once, and is recorded by workers from then on")
  func texts() async {
    let (level, runs, executor) = (Level(), Runs(), DeterministicExecutor())
    let harness = Harness(size: Self.size, executor: executor, deadline: .now) {
      Bar(level: level, runs: runs, words: true)
    }
    work(executor)
    #expect(runs.count == 1 && runs.onMain == 0)
    await turn()
    harness.settle()
    #expect(runs.count == 2 && runs.onMain == 1)
    work(executor)
    let first = harness.picture()
    for value in [20, 30] {
      level.value = value
      harness.settle()
      work(executor)
    }
    await turn()
    #expect(runs.count == 4 && runs.onMain == 1)
    let last = harness.picture()
    let fresh = { (value: Int) in
      let level = Level()
      level.value = value
      return Harness(size: Self.size) { Bar(level: level, runs: Runs(), words: true) }.picture()
    }
    #expect(first.hasSamePixels(as: fresh(10)) && last.hasSamePixels(as: fresh(30)))
  }

  @Test(
    "has a text looked up also where the next drawing is begun before the main thread hears of it")
  func lateMisses() async {
    let (level, runs, executor) = (Level(), Runs(), DeterministicExecutor())
    let harness = Harness(size: Self.size, executor: executor, deadline: .now) {
      Bar(level: level, runs: runs, words: true)
    }
    work(executor)
    level.value = 20
    harness.settle()
    #expect(runs.count == 1 && runs.onMain == 0)
    await turn()
    harness.settle()
    #expect(runs.onMain == 1)
    work(executor)
    await turn()
    harness.settle()
    #expect(runs.onMain == 1)
    let fresh = Harness(size: Self.size) { Bar(level: level, runs: Runs(), words: true) }
    #expect(harness.picture().hasSamePixels(as: fresh.picture()))
  }

  @Test("has the main thread lay a symbol out that has a guide of its own")
  func guides() async {
    let (level, runs, executor) = (Level(), Runs(), DeterministicExecutor())
    let harness = Harness(size: Self.size, executor: executor, deadline: .now) {
      Guided(level: level, runs: runs)
    }
    work(executor)
    await turn()
    harness.settle()
    #expect(runs.onMain == 1)
    level.value = 40
    harness.settle()
    work(executor)
    await turn()
    harness.settle()
    work(executor)
    #expect(runs.onMain <= 2)
    #expect(harness.picture().pixel(x: 45, y: 5) == 0xFF00_FF00)
  }

  private struct Guided: View {
    let level: Level
    let runs: Runs

    var body: some View {
      let (value, runs) = (level.value, self.runs)
      Canvas(rendersOnWorkers: true) { context, _ in
        runs.add()
        guard let pin = context.resolveSymbol(id: "pin") else { return }
        context.draw(pin, in: CGRect(x: value, y: 0, width: 10, height: 10))
      } symbols: {
        HStack(alignment: .top) {
          pureGreen.frame(width: 8, height: 8).alignmentGuide(.top) { $0[.top] }
        }
        .tag("pin")
      }
    }
  }

  @Test("is left to the main thread where its texts are others each time")
  func changingTexts() async {
    let (level, runs, executor) = (Level(), Runs(), DeterministicExecutor())
    let harness = Harness(size: Self.size, executor: executor, deadline: .now) {
      Bar(level: level, runs: runs, words: true, changes: true)
    }
    func finish() async {
      work(executor)
      await turn()
      harness.settle()
      work(executor)
    }
    await finish()
    for value in [20, 30, 40, 45] {
      level.value = value
      harness.settle()
      await finish()
    }
    #expect(runs.count - runs.onMain == 3)
    #expect(runs.onMain == 5)
    #expect(harness.picture().pixel(x: 50, y: 5) == 0xFFFF_0000)
  }

  @Test("takes another environment, and texts in another size")
  func environment() {
    struct Page: View {
      @Bindable var level: Level
      var body: some View {
        Canvas(rendersOnWorkers: true) { context, _ in
          context.fill(WorkerCanvasTests.square(0), with: .foreground)
          context.draw(Text("Ag"), at: CGPoint(x: 30, y: 20))
        }
        .foregroundStyle(level.value == 10 ? pureRed : pureBlue)
        .font(.system(size: level.value == 10 ? 12 : 20))
      }
    }
    let level = Level()
    let harness = Harness(size: Self.size) { Page(level: level) }
    #expect(harness.picture().pixel(x: 5, y: 5) == 0xFFFF_0000)
    level.value = 11
    harness.settle()
    let fresh = Harness(size: Self.size) { Page(level: level) }.picture()
    #expect(harness.picture().pixel(x: 5, y: 5) == 0xFF00_00FF)
    #expect(harness.picture().hasSamePixels(as: fresh))
  }

  @Test("keeps what it knows where its environment is set to the same again")
  func sameEnvironment() async {
    struct Page: View {
      let level: Level
      let runs: Runs
      var body: some View {
        Bar(level: level, runs: runs, words: true).font(.system(size: level.value > 0 ? 12 : 20))
      }
    }
    let (level, runs, executor) = (Level(), Runs(), DeterministicExecutor())
    let harness = Harness(size: Self.size, executor: executor, deadline: .now) {
      Page(level: level, runs: runs)
    }
    for value in [20, 30, 40] {
      level.value = value
      harness.settle()
      work(executor)
      await turn()
      harness.settle()
    }
    #expect(runs.onMain == 1)
  }

  @Test("in a timeline it draws for each frame")
  func timeline() {
    let runs = Runs()
    let harness = Harness(size: Self.size) {
      TimelineView(.animation(minimumInterval: 0.1)) { timeline in
        let value = Int(timeline.date.timeIntervalSinceReferenceDate * 10)
        Canvas(rendersOnWorkers: true) { context, _ in
          runs.add()
          context.fill(WorkerCanvasTests.square(value), with: .color(pureRed))
        }
      }
    }
    harness.advance(by: 1)
    #expect(runs.count >= 10 && runs.count <= 13)
    #expect(harness.picture().pixel(x: 15, y: 5) == 0xFFFF_0000)
    #expect(harness.picture().pixel(x: 5, y: 5) == 0xFFFF_FFFF)
  }

  @Test("with another renderer, or where workers are not wanted, the main thread runs it")
  func onMain() {
    var sizes: [CGSize] = []
    let runs = Runs()
    let executor = DeterministicExecutor()
    let harness = Harness(size: Self.size, executor: executor, deadline: .now) {
      HStack(spacing: 0) {
        Canvas(rendersOnWorkers: false) { _, _ in runs.add() }
        other { sizes.append($1) }
      }
    }
    harness.settle()
    #expect(runs.count == 1 && runs.onMain == 1)
    #expect(sizes == [CGSize(width: 30, height: 40)])
  }

  private func other(
    _ renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) -> Canvas<EmptyView> {
    var canvas = Canvas(rendersOnWorkers: true) { _, _ in }
    canvas.renderer = renderer
    return canvas
  }
}
