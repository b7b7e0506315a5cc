import Foundation
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
      let api = apis.first { $0.key.lowercased().contains(name) }?.value
      if let api { board.add("\(name).raml", milliseconds: best(of: 9, api), goal: goal) }
    }
    let times = kit.map { best(of: 9, $0) }.sorted()
    if !times.isEmpty {
      board.add("TCK case, median", milliseconds: times[times.count / 2], goal: "<= 0.3 ms")
    }
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
