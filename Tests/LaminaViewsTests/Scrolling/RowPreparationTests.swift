import LaminaDisplay
import LaminaDrawing
import LaminaGeometry
import LaminaTesting
import LaminaViews
import Observation
import Testing

/// Rows that are made ahead: evaluated a few a frame, laid out by workers, and adopted as they are.
@Suite struct RowPreparationTests {
  @Observable final class Model {
    var ids = Array(0..<1_000)
    /// By how much some rows are taller.
    var extra: [Int: CGFloat] = [:]
  }

  /// A row of 40 points and more that holds `parts` texts.
  private struct Row: View {
    let (id, parts, model): (Int, Int, Model)

    init(_ id: Int, parts: Int, _ model: Model) {
      (self.id, self.parts, self.model) = (id, parts, model)
    }

    var body: some View {
      VStack(spacing: 0) {
        HStack(spacing: 1) { ForEach(0..<parts, id: \.self) { Text("\(id).\($0)") } }
      }
      .frame(height: 40 + CGFloat(id % 3) * 7 + (model.extra[id] ?? 0))
      .accessibilityIdentifier("\(id)")
    }
  }

  private struct Page: View {
    let model: Model
    let parts: Int
    var showsIndicators = false
    var body: some View {
      ScrollView(showsIndicators: showsIndicators) {
        LazyVStack(spacing: 0) { ForEach(model.ids, id: \.self) { Row($0, parts: parts, model) } }
      }
    }
  }

  /// A list 300 points high of 1,000 rows, whose workers work on demand.
  @MainActor private struct Stage {
    let model = Model()
    let executor = DeterministicExecutor()
    let harness: Harness

    init(parts: Int = 2, showsIndicators: Bool = false) {
      let model = model
      harness = Harness(size: CGSize(width: 200, height: 300), executor: executor) {
        Page(model: model, parts: parts, showsIndicators: showsIndicators)
      }
    }

    /// One frame in which the list is scrolled, and what workers do until the next.
    func frame(down distance: CGFloat = 0, workersRun: Bool = true) {
      if distance != 0 { harness.scroll(down: distance) }
      harness.advance(by: 1.0 / 60)
      if workersRun { executor.runAll() }
    }

    func rest(_ frames: Int = 90) { for _ in 0..<frames { frame() } }

    /// The rows in sight, with their places.
    var seen: [Int: CGRect] {
      var seen: [Int: CGRect] = [:]
      for element in harness.semanticTree.all {
        guard let name = element.semantics.identifier, let id = Int(name) else { continue }
        if element.frame.maxY > 0, element.frame.minY < 300 { seen[id] = element.frame }
      }
      return seen
    }

    /// The rows in sight lie without gaps and fill the window.
    func expectDense(_ location: SourceLocation = #_sourceLocation) {
      let frames = seen.values.sorted { $0.minY < $1.minY }
      #expect((frames.first?.minY ?? 1) <= 0, sourceLocation: location)
      #expect((frames.last?.maxY ?? 0) >= 300, sourceLocation: location)
      for (upper, lower) in zip(frames, frames.dropFirst()) {
        #expect(abs(upper.maxY - lower.minY) < 0.001, sourceLocation: location)
      }
    }
  }

  @Test("what is measured on the main thread while scrolling does not depend on what rows hold")
  func measuredElsewhere() {
    let measured = [1, 20].map { parts in
      let stage = Stage(parts: parts)
      stage.rest()
      stage.frame(down: 30)
      stage.rest()
      let before = stage.harness.prepareStatistics
      let elsewhere = stage.harness.rowStatistics
      for _ in 0..<100 { stage.frame(down: 12) }
      let after = stage.harness.prepareStatistics
      #expect(after.listsRecorded == before.listsRecorded)
      #expect(stage.harness.rowStatistics.rowsPrepared - elsewhere.rowsPrepared >= 20)
      #expect(
        stage.harness.rowStatistics.work.listsRecorded - elsewhere.work.listsRecorded
          >= 20 * parts)
      stage.expectDense()
      return after.nodesMeasured - before.nodesMeasured
    }
    #expect(measured[0] == measured[1])
  }

  @Test(
    "where workers do not keep up, rows are laid out where they are needed, and late results dropped"
  )
  func starved() {
    let stage = Stage()
    stage.rest()
    stage.frame(down: 30)
    for _ in 0..<40 {
      stage.frame(down: 48, workersRun: false)
      stage.expectDense()
    }
    let statistics = stage.harness.rowStatistics
    #expect(statistics.rowsCancelled >= 30)
    #expect(statistics.rowsPrepared + statistics.rowsCancelled <= statistics.rowsOrdered)
  }

  @Test("a result for a row that was needed before it came is dropped")
  func late() {
    let executor = StubbornExecutor()
    let harness = Harness(size: CGSize(width: 200, height: 300), executor: executor) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<100) { Color(white: 0.5).frame(height: 50).accessibilityIdentifier("\($0)") }
        }
      }
    }
    harness.advance(by: 0.1)
    let ordered = harness.rowStatistics.rowsOrdered
    #expect(ordered > 0)
    harness.scroll(down: 2_000)
    #expect(harness.frame(of: "45")?.minY == 250)
    executor.inner.runAll()
    harness.advance(by: 0.1)
    #expect(harness.rowStatistics.resultsDropped == ordered)
    #expect(harness.frame(of: "45")?.minY == 250)
  }

  @Test(
    "a result for a row that has changed meanwhile is dropped, and the row is laid out as it is")
  func stale() {
    let stage = Stage()
    for _ in 0..<8 { stage.frame(workersRun: false) }
    let ordered = stage.harness.rowStatistics.rowsOrdered
    #expect(ordered > 0)
    for id in 0..<40 { stage.model.extra[id] = 10 }
    stage.frame(workersRun: false)
    #expect(stage.harness.rowStatistics.rowsCancelled >= ordered)
    stage.rest()
    stage.frame(down: 200)
    stage.rest()
    stage.expectDense()
    for (id, frame) in stage.seen { #expect(frame.height == 50 + CGFloat(id % 3) * 7) }
  }

  @Test("a height is known before the row enters: the content does not grow when it comes in sight")
  func heightsAhead() {
    let stage = Stage()
    stage.rest()
    stage.frame(down: 4_000)
    stage.rest()
    // Upwards rows enter whose heights differ from the estimate.
    for _ in 0..<60 {
      let before = stage.seen
      stage.frame(down: -10)
      let after = stage.seen
      for (id, frame) in before {
        guard let moved = after[id] else { continue }
        #expect(abs(moved.minY - frame.minY - 10) < 0.001)
      }
      stage.expectDense()
    }
  }

  @Test("no frame makes more than two rows that nobody sees")
  func budget() {
    let stage = Stage()
    for _ in 0..<60 {
      stage.harness.resetCounters()
      stage.frame()
      #expect(stage.harness.evaluations(of: Row.self) <= 2)
    }
  }

  @Test("a thumb that is as short as one may be costs no second layout when rows become known")
  func thumb() {
    let runs = [false, true].map { showsIndicators in
      let stage = Stage(showsIndicators: showsIndicators)
      stage.rest()
      stage.frame(down: 30)
      stage.rest()
      var ticks = 0
      let meter = PassMeter {
        ticks += 1
        return ticks
      }
      stage.harness.graph.meter = meter
      for _ in 0..<60 { stage.frame(down: 36) }
      return meter.takePasses()[.prepare].runs
    }
    #expect(runs[0] == runs[1])
  }

  @Test("rows that only move keep their layers and drawings")
  func layers() {
    let stage = Stage()
    stage.rest()
    stage.frame(down: 400)
    stage.rest()
    let seen = stage.seen
    let before = stage.harness.prepareStatistics
    stage.model.extra[0] = 13
    stage.model.ids.insert(contentsOf: 5_000..<5_010, at: 0)
    stage.rest()
    #expect(stage.seen == seen)
    #expect(stage.harness.prepareStatistics.listsRecorded == before.listsRecorded)
  }
}

/// Cancels nothing: as if every cancellation came a moment too late.
private final class StubbornExecutor: DisplayExecutor {
  let inner = DeterministicExecutor()

  func submit(_ label: JobLabel, priority: JobPriority, work: @escaping Job.Work) -> Job {
    inner.submit(label, priority: priority) { _ in work(CancellationToken()) }
  }

  func remove(_ job: Job) -> Bool { false }
  func setPriority(_ priority: JobPriority, of job: Job) {}
  func wait(for jobs: [Job], until deadline: Deadline) { inner.wait(for: jobs, until: deadline) }
  func typicalDuration(of kind: String) -> Duration { .zero }
  func perform(_ label: JobLabel, _ work: Job.Work) { inner.perform(label, work) }
}
