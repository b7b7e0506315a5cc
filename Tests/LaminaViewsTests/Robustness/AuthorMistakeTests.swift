import LaminaTesting
import Observation
import Testing

@Observable private final class Tally {
  var count = 0
}

private struct WritesState: View {
  @State private var count = 0

  var body: some View {
    count += 1
    return Text("counted")
  }
}

private struct WritesModel: View {
  let tally: Tally

  var body: some View {
    if tally.count < 3 { tally.count += 1 }
    return Text("tally")
  }
}

private struct ReadsModel: View {
  let tally: Tally
  @State private var turn = 0

  var body: some View {
    VStack {
      Text("\(tally.count)")
      Button("Turn") { turn += 1 }
      if turn > 0 { WritesModel(tally: tally) }
    }
  }
}

private struct EndlessChange: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text("\(count)")
      Button("Start") { count += 1 }
    }
    .onChange(of: count) { count += 1 }
  }
}

/// Follows a clock by an onChange, which is nobody's mistake.
private struct Follows: View {
  @State private var steps = 0

  var body: some View {
    TimelineView(.animation) { context in
      Text("\(steps)").onChange(of: context.date) { steps += 1 }
    }
  }
}

private struct Twins: View {
  var body: some View { List([1, 1], id: \.self) { Text("\($0)") } }
}

private struct LazyTwins: View {
  var body: some View {
    ScrollView { LazyVStack { ForEach([1, 1], id: \.self) { Text("\($0)") } } }
  }
}

private struct Missing: View {
  @Environment(Tally.self) private var tally

  var body: some View { Text("\(tally.count)") }
}

@MainActor @Suite("Mistakes of authors")
struct AuthorMistakeTests {
  private let size = CGSize(width: 300, height: 200)

  private func written(_ harness: Harness) -> [String] {
    harness.diagnostics.compactMap { if case .writtenInBody(let view) = $0 { view } else { nil } }
  }

  private func endless(_ harness: Harness) -> [String] {
    harness.diagnostics.compactMap {
      if case .endless(let what, let view, _) = $0 { "\(what) in \(view)" } else { nil }
    }
  }

  @Test("State that a body writes is named once, with the view")
  func state() {
    let harness = Harness(size: size) { WritesState() }
    harness.advance(by: 1)
    #expect(written(harness) == ["WritesState"])
  }

  @Test("So is a model that others read")
  func model() {
    let harness = Harness(size: size) { ReadsModel(tally: Tally()) }
    #expect(written(harness).isEmpty)
    harness.tap("Turn")
    #expect(written(harness) == ["WritesModel"])
  }

  @Test("An onChange that changes its own value is named once, with the view")
  func change() {
    let harness = Harness(size: size) { EndlessChange() }
    harness.advance(by: 2)
    #expect(endless(harness).isEmpty)
    harness.tap("Start")
    harness.advance(by: 3)
    #expect(endless(harness) == ["onChange(of:) in EndlessChange"])
  }

  @Test("What follows a clock in every frame is no mistake")
  func clock() {
    let harness = Harness(size: size) { Follows() }
    harness.advance(by: 3)
    #expect(harness.diagnostics.isEmpty)
  }

  @Test("A list is called List, a lazy stack by its own name")
  func containers() {
    func containers(_ harness: Harness) -> [String] {
      harness.diagnostics.compactMap {
        if case .duplicateID(_, let container) = $0 { container } else { nil }
      }
    }
    #expect(containers(Harness(size: size) { Twins() }) == ["List"])
    #expect(containers(Harness(size: size) { LazyTwins() }) == ["LazyVStack"])
  }

  @Test("A missing object of the environment names the author's file and line")
  func missing() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { _ = Harness(size: CGSize(width: 100, height: 100)) { Missing() } }
    }
    let words = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(words.contains("AuthorMistakeTests.swift:74"))
    #expect(words.contains("No Tally in the environment"))
  }
}
