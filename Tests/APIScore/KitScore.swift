import Foundation
import LaminaAPISource
import LaminaRAML

/// The conformance kit of RAML 1.0 as the JavaScript parser has it: files beside `*-tck.json` with their issues.
///
/// It lies outside of the suites, in the folder that `--kit` names: `src/parser/test/data/TCK/raml-1.0` of
/// raml-org/raml-js-parser-2.
struct KitScore {
  let folder: String

  /// A file of the kit: its path, and the lines of its issues.
  private struct Case {
    let path: String
    let issues: [(path: String, line: Int, isWarning: Bool)]
    var isWrong: Bool { issues.contains { !$0.isWarning } }
  }

  func run(_ board: inout ScoreBoard) {
    let all = cases()
    var (right, first, firstTotal, found, total) = (0, 0, 0, 0, 0)
    for one in all {
      let issues = RAMLDocument.read(one.path, from: FolderLoader(folder)).diagnostics
        .filter { $0.severity > .hint }
      let places = Set(issues.map { "\($0.place.file):\($0.place.line)" })
      let hits = one.issues.map { places.contains("\($0.path):\($0.line)") }
      (found, total) = (found + hits.count { $0 }, total + hits.count)
      if let hit = hits.first { (first, firstTotal) = (first + (hit ? 1 : 0), firstTotal + 1) }
      if issues.contains(where: { $0.severity == .error }) == one.isWrong {
        right += 1
      } else {
        board.miss("kit 1.0", one.path, issues.prefix(3).map(\.description).joined(separator: "; "))
      }
    }
    board.add("kit of RAML 1.0", right, of: all.count, goal: ">= 97 %")
    board.add("its first issues with file and line", first, of: firstTotal, goal: ">= 87 %")
    board.add("its issues with file and line", found, of: total, goal: ">= 84 %")
  }

  private func cases() -> [Case] {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix("-tck.json") }.sorted().compactMap(read)
  }

  private func read(_ name: String) -> Case? {
    guard let data = FileManager.default.contents(atPath: "\(folder)/\(name)"),
      let answer = try? JSONSerialization.jsonObject(with: data) as? JSONObject
    else { return nil }
    let home = String(
      name[..<(name.lastIndex(of: "/").map { name.index(after: $0) } ?? name.startIndex)])
    let issues = answer.objects("errors").map { issue in
      let line = issue.object("range")?.object("start")?["line"] as? Int ?? -1
      let isWarning = (issue["isWarning"] ?? issue["warning"]) as? Bool ?? false
      let path = URL(fileURLWithPath: "/" + home + (issue.text("path") ?? "")).standardized.path
      return (path: String(path.dropFirst()), line: line + 1, isWarning: isWarning)
    }
    return Case(path: name.dropLast("-tck.json".count) + ".raml", issues: issues)
  }
}
