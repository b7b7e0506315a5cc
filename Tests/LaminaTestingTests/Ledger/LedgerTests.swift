import LaminaTesting
import Testing

/// Small replays, every figure of which can be found with pencil and paper.
@Suite("The ledger")
struct LedgerTests {
  /// Photographs of 100x100 points, one below the other.
  private struct Photos: View {
    let count: Int
    var body: some View {
      ScrollView(showsIndicators: false) {
        LazyVStack(spacing: 0) {
          ForEach(0..<count, id: \.self) { number in
            Image(file: "photo-\(number).jpg").resizable().frame(width: 100, height: 100)
          }
        }
      }
    }
  }

  /// A window of 100 points at 100 Hz, in which nothing takes time but drawing.
  private func ledger(
    _ steps: [ScrollTrace.Step], job milliseconds: Int, workers: Int = 1,
    _ policy: DisplayPolicy = .asynchronous, deadline: Deadline = .after(milliseconds: 4),
    height: CGFloat = 100
  ) -> Ledger {
    var costs = CostTable.free
    costs.job = milliseconds * 1_000_000
    return Ledger(
      trace: ScrollTrace(steps), costs: costs, workers: workers, policy: policy,
      deadline: deadline, size: CGSize(width: 100, height: height), interval: 0.01)
  }

  @Test("what is ready within a frame's wait is never blank")
  func withinDeadline() {
    let report = ledger([.idle(4)], job: 3).replay { Photos(count: 3) }
    #expect(report.lateFrames == 0)
    #expect(report.blanks == 0)
    // The first, and the second, which lies a quarter of a window below.
    #expect(report.jobsStarted == 2)
    #expect(report.longestFrame == 3_000)
    #expect(report.longestMain == 0)
  }

  @Test("what takes a worker 10 ms is blank for one refresh, and late never")
  func asynchronous() {
    let report = ledger([.idle(4), .scroll(10, by: 20), .idle(4)], job: 10)
      .replay { Photos(count: 3) }
    #expect(report.refreshes == 18)
    #expect(report.lateFrames == 0)
    #expect(report.blanks == 1)
    #expect(report.blankRefreshes == 1)
    #expect(report.jobsStarted == 3)
    #expect(report.longestFrame == 4_000)
  }

  @Test("a placeholder stands where otherwise nothing would")
  func placeholder() {
    let report = ledger([.idle(4)], job: 10, .placeholder).replay { Photos(count: 3) }
    #expect(report.blanks == 0)
    #expect(report.placeholders == 1)
    #expect(report.lateFrames == 0)
  }

  @Test("drawn inside frames, each row is late when it comes in sight, by 35 ms of 10 for each")
  func synchronous() {
    let report = ledger([.idle(4), .scroll(10, by: 20), .idle(4)], job: 35, .synchronous)
      .replay { Photos(count: 3) }
    #expect(report.lateFrames == 3)
    // A frame of 35 ms ends in the fourth interval: three refreshes come and go.
    #expect(report.refreshesMissed == 9)
    #expect(report.refreshes == 18 + 9)
    #expect(report.maxConsecutiveLate == 1)
    #expect(report.blanks == 0)
    #expect(report.drawnInFrames == 3)
    #expect(report.jobsStarted == 0)
    #expect(report.longestMain == 35_000)
  }

  @Test("frames that are late one after the other are counted as a row")
  func consecutive() {
    // A row comes in sight with each frame.
    let report = ledger([.idle(2), .scroll(5, by: 100), .idle(2)], job: 12, .synchronous)
      .replay { Photos(count: 10) }
    #expect(report.lateFrames == 6)
    #expect(report.maxConsecutiveLate == 5)
  }

  @Test(
    "twice the workers fill a window of four rows in half the time",
    arguments: [(1, 4 + 3 + 2 + 1, 4), (2, 4 + 2, 2), (4, 4, 1)])
  func workers(workers: Int, blanks: Int, refreshes: Int) {
    let report = ledger([.idle(8)], job: 10, workers: workers, deadline: .now, height: 400)
      .replay { Photos(count: 10) }
    #expect(report.blanks == blanks)
    #expect(report.blankRefreshes == refreshes)
    #expect(report.lateFrames == 0)
  }

  @Test("a jump takes back what was queued and stops what runs")
  func jump() {
    let report = ledger([.idle(1), .jump(to: 50), .idle(6)], job: 35, deadline: .now)
      .replay { Photos(count: 100) }
    // The first row runs since 0 ms, the second is queued.
    #expect(report.jobsCancelled == 2)
    // At 10 ms the fiftieth begins; it is there at 45 ms, and seen with the refresh at 50.
    #expect(report.blankRefreshes == 5)
    #expect(report.lateFrames == 0)
  }

  @Test("what was drawn ahead and left behind is counted")
  func unseen() {
    let report = ledger([.idle(5), .jump(to: 50), .idle(6)], job: 10, deadline: .now)
      .replay { Photos(count: 100) }
    // The second row, ready at 20 ms, was never in sight.
    #expect(report.jobsUnseen == 1)
    #expect(report.jobsCancelled == 0)
  }

  @Test("rows that show the same are drawn once")
  func shared() {
    let report = ledger([.idle(4)], job: 10, height: 400).replay {
      VStack(spacing: 0) {
        ForEach(0..<4, id: \.self) { _ in
          Image(file: "same.jpg").resizable().frame(width: 100, height: 100)
        }
      }
    }
    #expect(report.jobsStarted == 1)
    #expect(report.blanks == 4)
  }

  @Test("pictures that are kept cost nothing again, as far as the budget goes")
  func budget() {
    func late(budget: Int) -> Int {
      var ledger = ledger(
        [.idle(2), .scroll(8, by: 100), .scroll(8, by: -100)], job: 0, .synchronous)
      ledger.costs.decodeOther = 20
      ledger.pictureSize = PixelSize(width: 1_000, height: 1_000)
      ledger.costs.pictureBudget = budget
      return ledger.replay { Photos(count: 10) }.lateFrames
    }
    // Nine rows on the way down; on the way back seven that have left.
    #expect(late(budget: 1 << 20) == 9)
    #expect(late(budget: 0) > 9)
  }

  @Test("the main thread's work is in a frame's time")
  func mainThread() {
    struct Row: View {
      var body: some View { Color.blue.frame(height: 50) }
    }
    var ledger = ledger([.idle(3)], job: 0)
    (ledger.costs.evaluate, ledger.costs.composite) = (3_000_000, 2_000_000)
    let report = ledger.replay {
      ScrollView { LazyVStack(spacing: 0) { ForEach(0..<2, id: \.self) { _ in Row() } } }
    }
    #expect(report.bodiesEvaluated == 2)
    #expect(report.longestMain == 2 * 3_000 + 2_000)
    #expect(report.lateFrames == 0)
  }

  @Test("the same trace gives the same report", arguments: [1, 2, 4])
  func again(workers: Int) {
    func report() -> LedgerReport {
      ledger(
        [.idle(3), .scroll(40, by: 35), .jump(to: 3), .scroll(20, by: -60), .idle(9)], job: 23,
        workers: workers
      ).replay { Photos(count: 60) }
    }
    #expect(report() == report())
  }
}

@Suite("The ledger's table of costs")
struct CostTableTests {
  @Test("a job costs what it draws, decodes, scales and changes")
  func job() {
    var costs = CostTable.free
    (costs.job, costs.pixel, costs.glyph) = (7, 1, 100)
    (costs.decode, costs.decodeOther, costs.scale) = (["jpg": 3], 5, 2)
    (costs.blur, costs.effect) = (40, 10)
    let size = PixelSize(width: 10, height: 10)
    func cost(_ name: String, _ effects: [ImageEffect] = [], isReady: Bool = false) -> Duration {
      let picture = JobLabel.Picture(source: .file(name), pixelSize: size, effects: effects)
      let label = JobLabel(kind: "picture", amount: 50, pictures: [picture], glyphs: 2)
      return costs.cost(of: label, pixels: { _ in 1_000 }, isReady: { _ in isReady })
    }
    let drawing = 7 + 50 + 200
    #expect(cost("a.JPG") == .nanoseconds(drawing + 1_000 * (3 + 2)))
    #expect(cost("no mark") == .nanoseconds(drawing + 1_000 * (5 + 2)))
    #expect(
      cost("a.png", [.blur(3), .gray]) == .nanoseconds(drawing + 7_000 + 100 * 40 + 100 * 10))
    #expect(cost("a.jpg", [.blur(3)], isReady: true) == .nanoseconds(drawing))
  }

  @Test("what was measured is what the issue says of a card")
  func measured() {
    let costs = CostTable.measured
    func cost(_ name: String, _ effects: [ImageEffect] = []) -> Double {
      let picture = JobLabel.Picture(
        source: .file(name), pixelSize: PixelSize(width: 376, height: 300), effects: effects)
      let label = JobLabel(kind: "picture", pictures: [picture])
      let duration = costs.cost(of: label, pixels: { _ in 1_600_000 }, isReady: { _ in false })
      return duration / .milliseconds(1)
    }
    #expect((42...53).contains(cost("a.jpg") - 16))
    #expect((42...53).contains(cost("a.png") - 16))
    #expect((13...15).contains(cost("a.jpg", [.blur(30)]) - cost("a.jpg")))
  }
}

@Suite("Traces")
struct ScrollTraceTests {
  @Test("the rainforest's trace is the one of the scene")
  func rainforest() throws {
    let trace = ScrollTrace.rainforest2000
    #expect(trace.refreshCount == 60 + 600 + 120 + 60 + 300 + 1 + 60)
    let json = try JSONEncoder().encode(trace)
    #expect(try JSONDecoder().decode(ScrollTrace.self, from: json) == trace)
  }
}
