import Foundation
import LaminaAPISource
import LaminaRAML

/// The cases of raml-js-parser: accepted, rejected, the first issue's line, and the trees.
struct JSParserScore {
  private let cases: [JSONObject]
  private let fixtures: [String: String]

  init(_ suites: Suites) {
    cases = suites.lines("js-parser-08.jsonl")
    let files = suites.object("js-parser-08-fixtures.json") as? [String: String] ?? [:]
    fixtures = Dictionary(uniqueKeysWithValues: files.map { ("http://localhost:9001/\($0)", $1) })
  }

  func run(_ board: inout ScoreBoard) {
    var counts = (accepted: 0, rejected: 0, lines: 0, trees: 0)
    let accept = cases.filter { $0.text("expect") == "accept" }
    let reject = cases.filter { $0.text("expect") == "reject" }
    for one in accept { check(accepted: one, &counts, board) }
    for one in reject { check(rejected: one, &counts, board) }
    board.add("js cases accepted rightly", counts.accepted, of: accept.count, goal: ">= 99 %")
    board.add("js cases rejected rightly", counts.rejected, of: reject.count, goal: ">= 98 %")
    board.add("first issue on the same line", counts.lines, of: reject.count, goal: ">= 92 %")
    board.add("trees equal", counts.trees, of: accept.count, goal: ">= 95 %")
  }

  private func document(of one: JSONObject) -> RAMLDocument {
    var files = fixtures
    files["api.raml"] = one.text("raml") ?? ""
    let isChecked = one.object("options")?["validate"] as? Bool ?? true
    return RAMLDocument.read("api.raml", from: MemoryLoader(files), isChecked: isChecked)
  }

  private typealias Counts = (accepted: Int, rejected: Int, lines: Int, trees: Int)

  private func check(accepted one: JSONObject, _ counts: inout Counts, _ board: ScoreBoard) {
    let document = document(of: one)
    let errors = document.diagnostics.filter { $0.severity == .error }
    if errors.isEmpty {
      counts.accepted += 1
    } else {
      board.miss("accept", one.text("id") ?? "", errors.map(\.description).joined(separator: "; "))
    }
    if isEqual(document, one) {
      counts.trees += 1
    } else {
      board.miss("tree", one.text("id") ?? "", difference(document, one))
    }
  }

  private func expected(_ one: JSONObject) -> NSObject? {
    (one["json"] ?? one["reference_json"]) as? NSObject
  }

  private func actual(_ document: RAMLDocument, _ one: JSONObject) -> NSObject? {
    var options = TreeOptions()
    options.isExpanded = one.object("options")?["transform"] as? Bool ?? true
    options.showsSchemas = one.object("options")?["applySchemas"] as? Bool ?? true
    return try? JSONSerialization.jsonObject(with: Data(document.tree(options).utf8)) as? NSObject
  }

  private func isEqual(_ document: RAMLDocument, _ one: JSONObject) -> Bool {
    expected(one).map { $0.isEqual(actual(document, one)) } ?? true
  }

  private func difference(_ document: RAMLDocument, _ one: JSONObject) -> String {
    let wanted = expected(one).flatMap {
      try? JSONSerialization.data(withJSONObject: $0, options: .sortedKeys)
    }
    let got = actual(document, one).flatMap {
      try? JSONSerialization.data(withJSONObject: $0, options: .sortedKeys)
    }
    return "\n  want \(String(decoding: wanted ?? Data(), as: UTF8.self))\n  got  "
      + String(decoding: got ?? Data(), as: UTF8.self)
  }

  private func check(rejected one: JSONObject, _ counts: inout Counts, _ board: ScoreBoard) {
    let issues = document(of: one).diagnostics.filter { $0.severity > .hint }
    let id = one.text("id") ?? ""
    if issues.isEmpty {
      return board.miss("reject", id, one.text("message") ?? one.text("reference_message") ?? "")
    }
    counts.rejected += 1
    let line = one.object("reference_mark")?["line"] as? Int ?? -1
    if issues.first?.place.line == line + 1 {
      counts.lines += 1
    } else {
      let message = one.text("message") ?? one.text("reference_message") ?? ""
      board.miss(
        "line", id,
        "want \(line + 1) \(message); got \(issues.map(\.description).joined(separator: "; "))")
    }
  }
}
