import Foundation
import LaminaAPISource
import LaminaRAML

/// The conformance kit: valid documents, warnings, errors, and whether each issue is found in its line.
struct ConformanceScore {
  private let cases: [JSONObject]

  init(_ suites: Suites) { cases = suites.lines("tck-full-08.jsonl") }

  func run(_ board: inout ScoreBoard) {
    for verdict in ["valid", "warning", "error"] { count(verdict, &board) }
    var (found, total) = (0, 0)
    for one in cases { countIssues(of: one, &found, &total, board) }
    board.add("TCK issues found with file and line", found, of: total, goal: ">= 85 %")
  }

  private func document(of one: JSONObject) -> RAMLDocument {
    RAMLDocument.read(one.text("root") ?? "", from: MemoryLoader(one.texts("files")))
  }

  private func count(_ verdict: String, _ board: inout ScoreBoard) {
    let all = cases.filter { $0.text("verdict") == verdict }
    var right = 0
    for one in all {
      let issues = document(of: one).diagnostics.filter { $0.severity > .hint }
      if self.verdict(issues) == verdict {
        right += 1
      } else {
        board.miss(
          "tck \(verdict)", one.text("id") ?? "", issues.map(\.description).joined(separator: "; "))
      }
    }
    board.add(
      "TCK \(verdict)", right, of: all.count, goal: verdict == "warning" ? ">= 94.6 %" : "100 %")
  }

  private func verdict(_ issues: [Diagnostic]) -> String {
    if issues.isEmpty { return "valid" }
    return issues.contains { $0.severity == .error } ? "error" : "warning"
  }

  private func countIssues(
    of one: JSONObject, _ found: inout Int, _ total: inout Int, _ board: ScoreBoard
  ) {
    let diagnostics = document(of: one).diagnostics.filter { $0.severity > .hint }
    for issue in one.objects("issues") {
      total += 1
      let line = (issue.object("range")?.object("start")?["line"] as? Int ?? -1) + 1
      let path = issue.text("path") ?? ""
      if diagnostics.contains(where: { $0.place.file == path && $0.place.line == line }) {
        found += 1
      } else {
        board.miss(
          "tck issue", one.text("id") ?? "",
          "\(path):\(line) \(issue.text("message") ?? ""); got "
            + diagnostics.map(\.description).joined(separator: "; "))
      }
    }
  }
}
