import LaminaJSON

extension OpenAPIReader {
  /// Says that what an author says of a list as a whole is not in the model.
  mutating func noteOwn(_ part: DocumentPart?, _ name: String) {
    for (key, value) in part?.rawMembers ?? []
    where key.hasPrefix("x-") && !key.hasPrefix("x-raml-") {
      note("What \(key) says of \(name) as a whole is not in the model.", value)
    }
  }

  private static let sections = [
    "responses", "parameters", "examples", "requestBodies", "headers", "links", "callbacks",
    "pathItems", "mediaTypes",
  ]

  /// Says which components nothing refers to: they are read where they are used.
  mutating func noteUnused() {
    let sources = document.sources
    let used = Set(sources.references.compactMap { sources.target(of: $0.text, in: $0.file).spot })
    for section in Self.sections {
      let list = document.raw("components")?.raw(section)
      noteOwn(list, "components/\(section)")
      for (name, part) in list?.rawMembers ?? [] where !name.hasPrefix("x-") {
        let pointer = JSONPointer(tokens: ["components", section, name])
        if used.contains(ReferenceSpot(file: 0, pointer: pointer)) { continue }
        note("Nothing refers to components/\(section)/\(name); it is not in the model.", part)
      }
    }
  }
}
