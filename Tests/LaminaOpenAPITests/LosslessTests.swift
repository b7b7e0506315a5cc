import LaminaAPI
import LaminaJSON
import SeededRandom
import Testing

/// OpenAPI that became a model, and OpenAPI again.
@Suite struct LosslessTests {
  /// What a document lost on the way, and what was said of that.
  private func losses(_ document: JSONValue, _ version: OpenAPIVersion) -> [String] {
    let file = OpenAPIFile.read(
      "a.json", from: MemoryLoader(["a.json": document.text()]), isChecked: true)
    let written = OpenAPIDocument(file.model(), version: version)
    let said = file.diagnostics.filter { $0.code == "not-in-model" }.map(\.message)
    return said + written.notes.map(\.message)
      + PlainDocument.differences(
        PlainDocument(document).value, PlainDocument(written.value).value)
  }

  @Test("Nothing is lost of generated documents", arguments: OpenAPIVersion.allCases)
  func generated(_ version: OpenAPIVersion) {
    for seed in 0..<UInt64(rounds(6, of: 2_000)) {
      var generator = DocumentGenerator(seed: seed, version)
      let lost = losses(generator.document(), version)
      #expect(lost.prefix(3) == [], "seed \(seed)")
      if !lost.isEmpty { return }
    }
  }

  @Test("The comparison sees what is lost, what is new and what is changed")
  func comparison() {
    let old: JSONValue = ["info": ["a": 1, "b": [1]], "paths": [:]]
    let new: JSONValue = ["info": ["b": [2], "c": 3], "paths": [:]]
    #expect(
      PlainDocument.differences(old, new) == [
        "/info/a is lost: 1", "/info/b/0: 1 became 2", "/info/c is new: 3",
      ])
  }

  @Test("Generated documents break no rule", arguments: OpenAPIVersion.allCases)
  func rules(_ version: OpenAPIVersion) {
    for seed in 0..<UInt64(2) {
      var generator = DocumentGenerator(seed: seed, version)
      let file = OpenAPIFile.read(
        "a.json", from: MemoryLoader(["a.json": generator.document().text()]))
      #expect(file.diagnostics.filter { $0.severity == .error }.map(\.description) == [])
    }
  }
}
