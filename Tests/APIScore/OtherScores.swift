import Foundation
import LaminaAPISource
import LaminaRAML

/// The examples of the specification: valid ones have no error, the others some issue.
struct SpecificationScore {
  private let cases: [JSONObject]

  init(_ suites: Suites) { cases = suites.lines("spec-examples-08.jsonl") }

  func run(_ board: inout ScoreBoard) {
    var right = 0
    for one in cases {
      let document = RAMLDocument.read(
        one.text("root") ?? "", from: MemoryLoader(one.texts("files")))
      let issues = document.diagnostics.filter { $0.severity > .hint }
      let isRight = one.text("verdict") == "valid" ? document.isUsable : !issues.isEmpty
      if isRight {
        right += 1
      } else {
        board.miss(
          "spec \(one.text("verdict") ?? "")", one.text("id") ?? "",
          issues.prefix(4).map(\.description).joined(separator: "; "))
      }
    }
    board.add("examples of the specification", right, of: cases.count, goal: "100 %")
  }
}

/// Real APIs, which are accepted or truly diagnosed; `--misses` lists the errors to look at.
struct RealScore {
  private let apis: [String: JSONObject]

  init(_ suites: Suites) { apis = suites.object("real-08.json") as? [String: JSONObject] ?? [:] }

  func run(_ board: inout ScoreBoard) {
    var accepted = 0
    for (name, api) in apis.sorted(by: { $0.key < $1.key }) {
      let document = RAMLDocument.read(
        api.text("root") ?? "", from: MemoryLoader(api.texts("files")))
      let errors = document.diagnostics.filter { $0.severity == .error }
      if errors.isEmpty {
        accepted += 1
      } else {
        board.miss(
          "real", name,
          "\(errors.count) errors: " + errors.prefix(6).map(\.description).joined(separator: "; "))
      }
    }
    board.add(
      "real APIs without an error", accepted, of: apis.count, goal: "all, or truly diagnosed")
  }
}

/// Singulars and plurals.
struct InflectionScore {
  private let words: [JSONObject]

  init(_ suites: Suites) { words = suites.object("inflection.json") as? [JSONObject] ?? [] }

  func run(_ board: inout ScoreBoard) {
    var (right, total) = (0, 0)
    for word in words {
      let text = word.text("word") ?? ""
      check(text, word.text("singular"), InflectedWord.singular(text), &right, &total, board)
      check(text, word.text("plural"), InflectedWord.plural(text), &right, &total, board)
    }
    board.add("inflection", right, of: total, goal: "100 %")
  }

  private func check(
    _ word: String, _ expected: String?, _ got: String, _ right: inout Int, _ total: inout Int,
    _ board: ScoreBoard
  ) {
    guard let expected else { return }
    total += 1
    if got == expected {
      right += 1
    } else {
      board.miss("inflection", word, "want \(expected), got \(got)")
    }
  }
}
