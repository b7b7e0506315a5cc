import Foundation
import LaminaAPIModel
import LaminaAPISource
import LaminaRAML
import Testing

/// Others' suites, wherever their folder is: `make api-score` prints the table, these hold its floor.
private let folder =
  ProcessInfo.processInfo.environment["API_SUITES"] ?? "/work/shared/data/raml"

@Suite(
  .enabled(
    if: FileManager.default.fileExists(atPath: folder),
    "The suites are not on this machine; API_SUITES names their folder."))
struct SuiteTests {
  private func lines(_ name: String) throws -> [[String: Any]] {
    let text = try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
    return text.split(separator: "\n").compactMap {
      (try? JSONSerialization.jsonObject(with: Data($0.utf8))) as? [String: Any]
    }
  }

  private func issues(_ one: [String: Any]) -> [Diagnostic] {
    let files = one["files"] as? [String: String] ?? ["api.raml": one["raml"] as? String ?? ""]
    let root = one["root"] as? String ?? "api.raml"
    return RAMLDocument.read(root, from: MemoryLoader(files)).diagnostics.filter {
      $0.severity > .hint
    }
  }

  @Test("Rejected cases of the JavaScript parser are rejected")
  func rejected() throws {
    let cases = try lines("js-parser-08.jsonl").filter { $0["expect"] as? String == "reject" }
    let missed = cases.filter { issues($0).isEmpty }.compactMap { $0["id"] as? String }
    #expect(missed.count * 50 <= cases.count, "\(missed)")
  }

  @Test("Cases of the conformance kit get their verdicts")
  func conformance() throws {
    let cases = try lines("tck-full-08.jsonl")
    let wrong = cases.filter { one in
      let issues = issues(one)
      let verdict =
        issues.isEmpty ? "valid" : issues.contains { $0.severity == .error } ? "error" : "warning"
      return verdict != one["verdict"] as? String
    }
    #expect(wrong.count <= 2, "\(wrong.compactMap { $0["id"] as? String })")
  }

  @Test("Files of the official suite of RAML 1.0 are judged rightly")
  func official() throws {
    let data = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/tck-official-10.json"))
    let suite = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let loader = MemoryLoader(suite["files"] as? [String: String] ?? [:])
    let cases = suite["cases"] as? [[String: Any]] ?? []
    let wrong = cases.compactMap { one -> String? in
      guard let path = one["path"] as? String, let valid = one["valid"] as? Bool else { return nil }
      return RAMLDocument.read(path, from: loader).isUsable == valid ? nil : path
    }
    // Fifteen valid ones include files that are not in this part of the suite.
    #expect(wrong.count <= 22, "\(wrong)")
  }

  @Test("The example APIs have no problem")
  func examples() {
    for name in ["ads", "signup"] {
      let document = RAMLDocument.read("api.raml", from: FolderLoader("\(folder)/apis/\(name)"))
      #expect(document.diagnostics.filter { $0.severity > .hint }.isEmpty, "\(name)")
      #expect(document.model().allResources.count > 2)
    }
  }

  @Test("The article's example has its faults, all in one run")
  func article() {
    let document = RAMLDocument.read("api.raml", from: FolderLoader("\(folder)/apis/article"))
    let places = document.diagnostics.map { "\($0.place.file):\($0.place.line)" }
    for place in [
      "api.raml:24", "api.raml:29", "schemas/test-schema.json:23", "examples/test-example.json:22",
    ] {
      #expect(places.contains(place))
    }
  }
}
