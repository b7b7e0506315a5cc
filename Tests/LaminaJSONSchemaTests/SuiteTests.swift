import Foundation
import LaminaJSON
import LaminaJSONSchema
import Testing

/// The JSON Schema test suite, where the shared folder has it.
@Suite("The JSON Schema test suite")
struct SuiteTests {
  private static let folder = "/work/shared/data/raml/"
  private static let isPresent = FileManager.default.fileExists(
    atPath: folder + "json-schema-draft4.json")

  private func file(_ name: String) throws -> JSONValue {
    let data = try Data(contentsOf: URL(fileURLWithPath: Self.folder + name))
    return try JSONDocument(utf8: data).validValue()
  }

  @Test(
    "Every required case of both drafts comes out as the suite says",
    .enabled(if: isPresent, "skipped: the suite is not in the shared folder"),
    arguments: [SchemaDraft.draft3, .draft4])
  func required(draft: SchemaDraft) throws {
    let name = draft == .draft3 ? "json-schema-draft3.json" : "json-schema-draft4.json"
    let suite = SchemaSuite(
      try file(name), remotes: try file("json-schema-remotes.json"), draft: draft)
    let scores = suite.scores
    print(draft.name + "\n" + scores.table)
    #expect(scores.filter { !$0.isOptional }.flatMap(\.failures) == [])
    #expect(scores.filter { !$0.isOptional }.map(\.total).reduce(0, +) >= 400)
  }

  @Test("A score counts what passes, names what does not, and keeps optional groups apart")
  func score() throws {
    let text = #"""
      {"type.json": [{"description": "null", "schema": {"type": "null"}, "tests": [
        {"description": "is one", "data": null, "valid": true},
        {"description": "is none", "data": 1, "valid": true}]}],
       "optional/remote.json": [{"description": "remote", "schema": {"$ref": "http://localhost:1234/n.json"},
        "tests": [{"description": "is one", "data": 1, "valid": false}]}]}
      """#
    let remotes: JSONValue = ["n.json": ["type": "null"]]
    let scores = SchemaSuite(try JSONValue(parsing: text), remotes: remotes, draft: .draft4).scores
    #expect(scores.map(\.passed) == [1, 1])
    #expect(scores.map(\.total) == [2, 1])
    #expect(scores.map(\.failures) == [["null: is none"], []])
    #expect(scores.table.hasSuffix("1/2 required\n1/1 optional"))
  }
}
