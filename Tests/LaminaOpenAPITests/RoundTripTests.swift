import Foundation
import LaminaAPI
import LaminaJSON
import Testing

/// A model that became a document, and a model again.
@Suite struct RoundTripTests {
  private static let folder =
    ProcessInfo.processInfo.environment["API_SUITES"] ?? "/work/shared/data/raml"
  private static let hasSuites = FileManager.default.fileExists(atPath: folder)

  /// The first lines of a dump that differ, nothing if the models are equal.
  private func difference(_ api: APIModel) throws -> String? {
    for version in OpenAPIVersion.allCases {
      let text = OpenAPIDocument(api, version: version).text(.json)
      let read = try APIModel(openAPI: JSONValue(parsing: text))
      let (old, new) = (PlainModel(api).api, PlainModel(read).api)
      if old != new { return Self.difference(old, new) }
      if let difference = fileDifference(OpenAPIDocument(api, version: version), old) {
        return difference
      }
    }
    return nil
  }

  /// The same of the export as a file of YAML, in which nothing may be wrong.
  private func fileDifference(_ document: OpenAPIDocument, _ old: APIModel) -> String? {
    let file = OpenAPIFile.read("a.yaml", from: MemoryLoader(["a.yaml": document.text(.yaml)]))
    let errors = file.diagnostics.filter { $0.severity == .error }
    if !errors.isEmpty { return errors.prefix(5).map(\.description).joined(separator: "\n") }
    let new = PlainModel(file.model()).api
    return old == new ? nil : "YAML: " + Self.difference(old, new)
  }

  private static func difference(_ old: APIModel, _ new: APIModel) -> String {
    var (left, right) = ("", "")
    dump(old, to: &left)
    dump(new, to: &right)
    let lines = zip(left.split(separator: "\n"), right.split(separator: "\n"))
    let all = lines.enumerated().filter { $0.element.0 != $0.element.1 }
    let context = left.split(separator: "\n").prefix((all.first?.offset ?? 0) + 1).suffix(12)
    let first = all.prefix(2).map { "\($0.element.0) | \($0.element.1)" }
    return (context.map(String.init) + first).joined(separator: "\n")
  }

  @Test("The fixture comes back equal")
  func fixture() throws {
    #expect(try difference(Models.shop) == nil)
    #expect(try difference(APIModel(title: "T")) == nil)
  }

  @Test("The comparison sees a change")
  func change() throws {
    var api = Models.shop
    api.resources[0].methods[0].queryParameters[0].types[0].maximum = 7
    #expect(PlainModel(api).api != PlainModel(Models.shop).api)
  }

  @Test("The example APIs come back equal", .enabled(if: hasSuites), arguments: ["ads", "signup"])
  func examples(_ name: String) throws {
    let loader = FolderLoader("\(Self.folder)/apis/\(name)")
    #expect(try difference(RAMLDocument.read("api.raml", from: loader).model()) == nil)
  }

  @Test("Real APIs come back equal", .enabled(if: hasSuites))
  func real() throws {
    let data = try Data(contentsOf: URL(fileURLWithPath: "\(Self.folder)/real-08.json"))
    let all = try JSONSerialization.jsonObject(with: data) as? [String: [String: Any]] ?? [:]
    for (name, api) in all {
      let loader = MemoryLoader(api["files"] as? [String: String] ?? [:])
      let model = RAMLDocument.read(api["root"] as? String ?? "", from: loader).model()
      let found = try difference(model)
      #expect(found == nil, "\(name) \(found ?? "")")
    }
  }

  /// The models of the suites of RAML 0.8 that have no error.
  private func suites() throws -> [(name: String, api: APIModel)] {
    try ["js-parser-08.jsonl", "tck-full-08.jsonl", "spec-examples-08.jsonl"].flatMap { file in
      let text = try String(contentsOfFile: "\(Self.folder)/\(file)", encoding: .utf8)
      return text.split(separator: "\n").enumerated().compactMap { index, line in
        Self.model(String(line)).map { ("\(file):\(index + 1)", $0) }
      }
    }
  }

  private static func model(_ line: String) -> APIModel? {
    let value = try? JSONSerialization.jsonObject(with: Data(line.utf8))
    guard let one = value as? [String: Any] else { return nil }
    let files = one["files"] as? [String: String] ?? ["api.raml": one["raml"] as? String ?? ""]
    let root = one["root"] as? String ?? "api.raml"
    let document = RAMLDocument.read(root, from: MemoryLoader(files))
    return document.isUsable ? document.model() : nil
  }

  @Test(
    "Cases of suites without errors keep the rules, and come back equal", .enabled(if: hasSuites))
  func cases() throws {
    let all = try suites()
    #expect(all.count > 200)
    for (name, api) in all {
      let found = try difference(api)
      #expect(found == nil, "\(name) \(found ?? "")")
      for version in OpenAPIVersion.allCases {
        #expect(DocumentRules(OpenAPIDocument(api, version: version).value).faults == [], "\(name)")
      }
    }
  }

  @Test("What is no document is refused with its repair")
  func faults() {
    #expect(throws: OpenAPIFault.notAnObject) { try APIModel(openAPI: []) }
    #expect(throws: OpenAPIFault.unsupportedVersion(nil)) { try APIModel(openAPI: [:]) }
    #expect(throws: OpenAPIFault.unsupportedVersion("2.0")) {
      try APIModel(openAPI: ["openapi": "2.0"])
    }
    #expect(throws: OpenAPIFault.missing("/info/title")) {
      try APIModel(openAPI: ["openapi": "3.1.0", "info": []])
    }
    #expect(
      OpenAPIFault.unsupportedVersion("2.0").description.contains("write 3.0.x, 3.1.x or 3.2.x"))
  }
}
