import Foundation
import LaminaAPI
import SeededRandom
import Testing

private let folder =
  ProcessInfo.processInfo.environment["API_SUITES"] ?? "/work/shared/data/raml"

/// Versions of real APIs that differ in one place.
@Suite(
  .enabled(
    if: FileManager.default.fileExists(atPath: folder),
    "The suites are not on this machine; API_SUITES names their folder."))
struct RealChangeTests {
  private func models() throws -> [(name: String, model: APIModel)] {
    let data = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/real-08.json"))
    let apis = try #require(
      try JSONSerialization.jsonObject(with: data) as? [String: [String: Any]])
    return try apis.keys.sorted().map { name in
      let files = try #require(apis[name]?["files"] as? [String: String])
      let root = try #require(apis[name]?["root"] as? String)
      return (name, RAMLDocument.read(root, from: MemoryLoader(files)).model())
    }
  }

  /// What a version differs in, and what must be found.
  private static let edits:
    [(code: String, isBreaking: Bool, edit: @Sendable (inout APIMethod) -> Bool)] = [
      (
        "parameter-added", true,
        { method in
          method.queryParameters.append(APIParameter(name: "lamina-new", isRequired: true))
          return true
        }
      ),
      (
        "parameter-added", false,
        { method in
          method.headers.append(APIParameter(name: "lamina-new", isRequired: false))
          return true
        }
      ),
      (
        "response-removed", true,
        { method in
          guard Set(method.responses.map(\.status)).count == method.responses.count else {
            return false
          }
          return method.responses.popLast() != nil
        }
      ),
      (
        "parameter-narrower", true,
        { method in
          guard
            let index = method.queryParameters.firstIndex(where: {
              $0.types == [APIParameterType()]
            })
          else { return false }
          method.queryParameters[index].types = [APIParameterType(.integer)]
          return true
        }
      ),
      (
        "parameter-removed", true,
        { method in
          guard Set(method.queryParameters.map(\.name)).count == method.queryParameters.count else {
            return false
          }
          return method.queryParameters.popLast() != nil
        }
      ),
    ]

  @Test("A version equals itself, and one edit of a method is found as what it is")
  func edits() throws {
    var numbers = SeededNumbers(seed: 23)
    var count = 0
    for (name, model) in try models() {
      #expect(APIChanges(from: model, to: model).changes.isEmpty, "\(name)")
      for (code, isBreaking, edit) in Self.edits {
        var other = model
        guard let subject = Self.edit(&other.resources, edit, &numbers) else { continue }
        let changes = APIChanges(from: model, to: other).changes
        #expect(
          changes.map(\.code) == [code] && changes.map(\.isBreaking) == [isBreaking],
          "\(name) \(subject)")
        #expect(changes.first?.subjects == [subject])
        count += 1
      }
    }
    #expect(count > 30)
  }

  /// Edits a method by chance, and answers which.
  private static func edit(
    _ resources: inout [APIResource], _ edit: (inout APIMethod) -> Bool,
    _ numbers: inout SeededNumbers
  ) -> String? {
    for index in resources.indices.shuffled(using: &numbers) {
      if let found = Self.edit(&resources[index].resources, edit, &numbers) { return found }
      for method in resources[index].methods.indices where edit(&resources[index].methods[method]) {
        return "\(resources[index].methods[method].name) \(resources[index].uri)"
      }
    }
    return nil
  }
}
