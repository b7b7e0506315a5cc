import LaminaJSON

/// Rules of OpenAPI that every document must keep; openapi-spec-validator, run by hand, knows them all.
struct DocumentRules {
  private let value: JSONValue
  private(set) var faults: [String] = []
  private var operations: Set<String> = []

  init(_ value: JSONValue) {
    self.value = value
    references(value)
    for path in value["paths"]?.object?.members ?? [] { check(path) }
  }

  /// Every reference points at something.
  private mutating func references(_ part: JSONValue) {
    for element in part.array ?? [] { references(element) }
    for member in part.object?.members ?? [] where !member.key.hasPrefix("x-raml-") {
      if member.key == "$ref", let text = member.value.string {
        let target = JSONPointer(String(text.dropFirst())).flatMap { value[$0] }
        if target == nil { faults.append("\(text) points at nothing") }
      } else if member.key != "example" {
        references(member.value)
      }
    }
  }

  /// What a reference points at, or the value itself.
  private func target(_ part: JSONValue) -> JSONValue {
    part["$ref"]?.string.flatMap { JSONPointer(String($0.dropFirst())) }.flatMap { value[$0] }
      ?? part
  }

  /// Names of a path are declared and demanded; operations have names of their own, and answers.
  private mutating func check(_ path: JSONMember) {
    let parameters = path.value["parameters"]?.array ?? []
    let names = path.key.split(separator: "{").dropFirst().map { String($0.prefix { $0 != "}" }) }
    let demanded = parameters.filter { $0["in"] == "path" && $0["required"] == true }
    if Set(names) != Set(demanded.compactMap { $0["name"]?.string }) {
      faults.append("\(path.key) has other parameters than its names")
    }
    for method in path.value.object?.members ?? [] { check(method, path.key) }
  }

  private mutating func check(_ method: JSONMember, _ path: String) {
    guard let name = method.value["operationId"]?.string else { return }
    if !operations.insert(name).inserted { faults.append("\(name) is there twice") }
    let answers = method.value["responses"]?.object?.members ?? []
    if answers.isEmpty { faults.append("\(method.key) \(path) has no answer") }
    for answer in answers where target(answer.value)["description"]?.string == nil {
      faults.append("\(method.key) \(path) \(answer.key) has no description")
    }
  }
}
