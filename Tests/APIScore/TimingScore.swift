import Foundation
import LaminaAPI
import LaminaAPISource
import LaminaRAML

/// How long it takes to read, check and expand; the best of some runs.
struct TimingScore {
  private let apis: [String: JSONObject]
  private let kit: [JSONObject]

  init(_ suites: Suites) {
    apis = suites.object("real-08.json") as? [String: JSONObject] ?? [:]
    kit = suites.lines("tck-full-08.jsonl")
  }

  func run(_ board: inout ScoreBoard) {
    for (name, goal) in [("github", "<= 80 ms"), ("twitter", "<= 120 ms")] {
      if let time = time(of: name) { board.add("\(name).raml", milliseconds: time, goal: goal) }
    }
    if let time = median { board.add("TCK case, median", milliseconds: time, goal: "<= 0.3 ms") }
  }

  /// A line for each figure, key and value, for `make bench ARGS=api`.
  func printFigures() {
    let figures = [
      ("github_ms", time(of: "github")), ("twitter_ms", time(of: "twitter")),
      ("tck_case_ms_p50", median), ("docs.github_ms", documents(of: "github")),
    ]
    for (key, time) in figures {
      if let time { print("api.\(key) \(String(format: "%.3f", time))") }
    }
  }

  private func time(of name: String) -> Double? {
    apis.first { $0.key.lowercased().contains(name) }.map { best(of: 9, $0.value) }
  }

  /// How long one page of HTML takes to be written.
  private func documents(of name: String) -> Double? {
    guard let one = apis.first(where: { $0.key.lowercased().contains(name) })?.value else {
      return nil
    }
    let document = RAMLDocument.read(one.text("root") ?? "", from: MemoryLoader(one.texts("files")))
    let model = document.model()
    return (0..<9).map { _ in milliseconds { _ = APIPage(model).html } }.min()
  }

  private var median: Double? {
    let times = kit.map { best(of: 9, $0) }.sorted()
    return times.isEmpty ? nil : times[times.count / 2]
  }

  private func best(of count: Int, _ one: JSONObject) -> Double {
    let loader = MemoryLoader(one.texts("files"))
    let root = one.text("root") ?? ""
    return (0..<count).map { _ in milliseconds { _ = RAMLDocument.read(root, from: loader) } }.min()
      ?? 0
  }

  private func milliseconds(_ work: () -> Void) -> Double {
    let clock = ContinuousClock()
    let time = clock.measure(work)
    return Double(time.components.attoseconds) / 1e15 + Double(time.components.seconds) * 1000
  }
}
