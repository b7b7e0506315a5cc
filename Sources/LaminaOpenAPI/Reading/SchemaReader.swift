import LaminaAPIModel
import LaminaAPISource
import LaminaJSON

/// Reads schemas back into the texts of the model.
struct SchemaReader {
  private let sources: OpenAPISources
  private let components: DocumentPart?
  private let names: SchemaNames
  /// Schemas that others refer to and that are no components.
  private var waiting: [ReferenceSpot] = []

  init(_ document: DocumentPart) {
    sources = document.sources
    components = document["components"]?.raw("schemas")
    names = SchemaNames(document.sources)
  }

  /// The schemas that the model declares by name, and what they and the bodies refer to besides.
  mutating func declared() -> [APISchema] {
    var found = (components?.rawMembers ?? []).filter { $0.value["x-raml-part"] == nil }
      .map { component($0.key, $0.value) }
    var known = Set(found.compactMap(\.name))
    var next = 0
    while next < waiting.count {
      let spot = waiting[next]
      next += 1
      guard let part = sources.part(at: spot), let name = names.name(of: spot),
        known.insert(name).inserted
      else { continue }
      found.append(APISchema(name: name, text: text(of: part), place: part.place))
    }
    return found
  }

  private mutating func component(_ key: String, _ part: DocumentPart) -> APISchema {
    let name = part["x-raml-name"]?.string ?? key
    return APISchema(name: name, text: text(of: part), place: part.place)
  }

  /// The schema of a body.
  mutating func schema(_ part: DocumentPart) -> APISchema {
    guard !SchemaImport.isNarrowed(part), let spot = part.spot,
      let target = part.sources.part(at: spot)
    else {
      return APISchema(
        name: part["x-raml-name"]?.string, text: text(of: part), place: part.place)
    }
    if spot.componentName == nil || target["x-raml-part"] == nil { waiting.append(spot) }
    return APISchema(name: name(of: spot, target), text: text(of: target), place: target.place)
  }

  private func name(of spot: ReferenceSpot, _ target: DocumentPart) -> String? {
    if let own = target["x-raml-name"]?.string { return own }
    return target["x-raml-part"] == nil ? names.name(of: spot) : nil
  }

  mutating func text(of part: DocumentPart) -> String {
    if let kept = part.raw("x-raml-xsd") ?? part.raw("x-raml-schema") {
      return PlainText.of(kept.value)
    }
    var conversion = SchemaImport(names)
    let value = conversion.schema(part.value, in: part)
    waiting += conversion.used
    let own = value.object?.distinct.filter { !["x-raml-name", "x-raml-part"].contains($0.key) }
    return own.map { JSONValue(.object(JSONObject($0))).text() } ?? value.text()
  }
}

extension ReferenceSpot {
  /// The name of the component of the first file that it is.
  var componentName: String? {
    let tokens = pointer.tokens
    guard file == 0, tokens.count == 3, tokens[0] == "components", tokens[1] == "schemas" else {
      return nil
    }
    return tokens[2]
  }
}

/// The names of all that references lead to: those of components, and others made of where they stand.
struct SchemaNames: Sendable {
  private var names: [ReferenceSpot: String] = [:]

  init(_ sources: OpenAPISources) {
    var unique = UniqueNames()
    for member in sources.root["components"]?.raw("schemas")?.rawMembers ?? [] {
      let pointer = JSONPointer(tokens: ["components", "schemas", member.key])
      names[ReferenceSpot(file: 0, pointer: pointer)] =
        member.value.value["x-raml-name"]?.string ?? member.key
      _ = unique.take(member.key)
    }
    for reference in sources.references {
      guard let spot = sources.target(of: reference.text, in: reference.file).spot,
        names[spot] == nil, !Self.isOther(spot)
      else { continue }
      names[spot] = unique.take(Self.wish(spot, sources))
    }
  }

  /// Whether it is a component of another kind, or a path.
  private static func isOther(_ spot: ReferenceSpot) -> Bool {
    let tokens = spot.pointer.tokens
    guard spot.file == 0, tokens.count > 1, tokens.count <= 3 else { return false }
    return tokens[0] == "components" ? tokens[1] != "schemas" : tokens[0] == "paths"
  }

  private static func wish(_ spot: ReferenceSpot, _ sources: OpenAPISources) -> String {
    if let last = spot.pointer.tokens.last { return last }
    let files = sources.table.files
    let file = files.indices.contains(spot.file) ? files[spot.file].path : "root"
    return String((file.split(separator: "/").last ?? "root").prefix { $0 != "." })
  }

  func name(of spot: ReferenceSpot) -> String? { names[spot] }
}
