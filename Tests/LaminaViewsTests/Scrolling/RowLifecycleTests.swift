import LaminaDisplay
import LaminaGeometry
import LaminaHeadless
import LaminaInput
import LaminaTesting
import LaminaViews
import Testing

/// What runs when rows that were made ahead come and go.
@Suite struct RowLifecycleTests {
  /// What happened, in order.
  private final class Log {
    var appeared: [Int] = []
    var left: [Int] = []
    var begun: Set<Int> = []
    var first: [Int] = []
  }

  private struct Row: View {
    let (id, log): (Int, Log)
    init(_ id: Int, _ log: Log) { (self.id, self.log) = (id, log) }

    var body: some View {
      Color(white: 0.5).frame(height: 100)
        .accessibilityIdentifier("\(id)")
        .onAppear { log.appeared.append(id) }
        .onDisappear { log.left.append(id) }
        .onChange(of: 1, initial: true) { log.first.append(id) }
    }
  }

  private func show(_ log: Log, _ executor: DeterministicExecutor) -> Harness {
    Harness(size: CGSize(width: 200, height: 300), executor: executor) {
      ScrollView(showsIndicators: false) {
        LazyVStack(spacing: 0) { ForEach(0..<100) { Row($0, log) } }
      }
    }
  }

  private func pass(_ harness: Harness, _ executor: DeterministicExecutor, frames: Int = 60) {
    for _ in 0..<frames {
      executor.runAll()
      harness.advance(by: 1.0 / 60)
    }
  }

  @Test("a row appears when it enters the tree, not when it is made, and leaves with it")
  func appearance() {
    let (log, executor) = (Log(), DeterministicExecutor())
    let harness = show(log, executor)
    // Seen are 0 to 2; a quarter of a screen is drawn ahead once workers have laid it out, half a
    // screen evaluated.
    for _ in 0..<10 { harness.advance(by: 1.0 / 60) }
    #expect(harness.evaluations(of: Row.self) == 5)
    #expect(log.appeared == [0, 1, 2])
    #expect(log.first == log.appeared)
    harness.scroll(down: 30)
    pass(harness, executor)
    #expect(harness.evaluations(of: Row.self) > 10)
    #expect(log.appeared == Array(0...6))
    #expect(log.left == [])
    harness.scroll(down: 700)
    pass(harness, executor)
    #expect(log.left.sorted() == Array(0...4))
    #expect(Set(log.appeared).count == log.appeared.count)
    harness.scroll(down: -730)
    pass(harness, executor)
    #expect(log.appeared.suffix(5).sorted() == Array(0...4))
  }

  @Test("rows that have left go in frames that make none; at rest none stay")
  func lingering() {
    let executor = DeterministicExecutor()
    let harness = Harness(size: CGSize(width: 200, height: 300), executor: executor) {
      ScrollView(showsIndicators: false) {
        LazyVStack(spacing: 0) { ForEach(0..<400) { _ in Color.gray.frame(height: 100) } }
      }
    }
    var rows: Int { harness.graph.keptCounts["rows"] ?? 0 }
    /// One frame in which a row comes.
    func frame() {
      harness.clock.advance(by: 1.0 / 60)
      let event = ScrollEvent(
        position: CGPoint(x: 100, y: 150), delta: CGSize(width: 0, height: 100), isPrecise: true,
        time: harness.clock.now)
      harness.surface.send(.scroll(event))
      harness.surface.stepFrame(at: harness.clock.now)
      executor.runAll()
    }
    harness.scroll(down: 5_000)
    pass(harness, executor)
    #expect((8...16).contains(rows))
    frame()
    pass(harness, executor)
    let atRest = rows
    var most = 0
    for _ in 0..<60 {
      frame()
      most = max(most, rows)
    }
    // Those that have left wait, a dozen at most.
    #expect((atRest + 8...atRest + 12).contains(most))
    pass(harness, executor)
    #expect(rows == atRest)
    // What is far away goes at once.
    harness.scroll(down: 10_000)
    pass(harness, executor, frames: 1)
    #expect(rows <= atRest + 2)
  }

  @Test("a task runs while its row is in the tree, not while it is made ahead")
  func tasks() async {
    let (begun, begins) = AsyncStream<Int>.makeStream()
    let (ended, ends) = AsyncStream<Int>.makeStream()
    let executor = DeterministicExecutor()
    let harness = Harness(size: CGSize(width: 200, height: 300), executor: executor) {
      ScrollView(showsIndicators: false) {
        LazyVStack(spacing: 0) {
          ForEach(0..<100) { id in
            Color(white: 0.5).frame(height: 299)
              .task {
                begins.yield(id)
                await withTaskCancellationHandler {
                  let (forever, _) = AsyncStream<Never>.makeStream()
                  for await _ in forever {}
                } onCancel: {
                  ends.yield(id)
                }
              }
          }
        }
      }
    }
    for _ in 0..<30 { harness.advance(by: 1.0 / 60) }
    var (start, end) = (begun.makeAsyncIterator(), ended.makeAsyncIterator())
    let first = [await start.next(), await start.next()]
    #expect(Set(first) == [0, 1])
    harness.scroll(down: 2_990)
    #expect(Set([await end.next(), await end.next()]) == [0, 1])
    #expect(Set([await start.next(), await start.next()]) == [10, 11])
  }
}
