import LaminaAPIModel
import LaminaAPISource

extension ModelBuilder {
  /// A parameter of RAML 1.0: a type by any name, required unless it says otherwise.
  mutating func typedParameter(_ pair: YAMLPair) -> APIParameter {
    let index = types?.type(of: pair.value, default: .string) ?? 0
    let required = pair.value.value(of: "required")?.text
    var parameter = APIParameter(
      name: required == nil ? Vocabulary.required(pair.name) : pair.name,
      displayName: text(pair.value, "displayName"),
      isRequired: required.map { $0 == "true" } ?? !pair.name.hasSuffix("?"),
      types: choices(index).map { type($0, pair.value) }, place: place(pair.key))
    parameter.description = text(pair.value, "description")
    parameter.isRepeated = types?[index].kind == .array
    return parameter
  }

  /// The types of a union, of an array's items, or the type itself.
  private func choices(_ index: Int, _ depth: Int = 0) -> [Int] {
    guard let types, depth < 16 else { return [index] }
    switch types[index].kind {
    case .union: return types.options(of: index).flatMap { choices($0, depth + 1) }
    case .array: return types.items(of: index).map { choices($0, depth + 1) } ?? [index]
    default: return [index]
    }
  }

  private func type(_ index: Int, _ node: YAMLNode) -> APIParameterType {
    guard let types else { return APIParameterType() }
    var type = APIParameterType(Self.kind(types[index].kind))
    type.values = types.facet("enum", of: index)?.items?.compactMap(\.text)
    type.pattern = types.facet("pattern", of: index)?.text
    type.minimumLength = types.facet("minLength", of: index)?.text.flatMap { Int($0) }
    type.maximumLength = types.facet("maxLength", of: index)?.text.flatMap { Int($0) }
    type.minimum = types.facet("minimum", of: index)?.text.flatMap { Double($0) }
    type.maximum = types.facet("maximum", of: index)?.text.flatMap { Double($0) }
    type.defaultValue = types.facet("default", of: index)?.text
    type.example = text(node, "example")
    return type
  }

  private static func kind(_ kind: TypeKind) -> APIParameterType.Kind {
    switch kind {
    case .number: .number
    case .integer: .integer
    case .boolean: .boolean
    case .file: .file
    default: .string
    }
  }

  /// Bodies of RAML 1.0: media types with declarations, or one declaration for the default media types.
  mutating func typedBodies(_ node: YAMLNode?) -> [APIBody] {
    guard let node, !node.isNull else { return [] }
    let typed = (node.pairs ?? []).filter { $0.name.contains("/") && !$0.name.hasPrefix("(") }
    if !typed.isEmpty { return typed.map { typedBody($0.name, $0.value, at: $0.key) } }
    return declared.mediaTypes.map { typedBody($0, node, at: node) }
  }

  private mutating func typedBody(_ mediaType: String, _ node: YAMLNode, at key: YAMLNode)
    -> APIBody
  {
    var body = APIBody(mediaType: mediaType, place: place(key))
    body.description = text(node, "description")
    body.examples = examples(node)
    body.schema = typedSchema(node)
    return body
  }

  /// The one example, or those with names.
  private mutating func examples(_ node: YAMLNode) -> [APIExample] {
    if let one = node.value(of: "example") { return example(one).map { [$0] } ?? [] }
    return (node.value(of: "examples")?.pairs ?? []).compactMap { pair in
      var example = example(pair.value)
      example?.name = pair.name
      return example
    }
  }

  /// An example as it was written, or as JSON; one that says more of itself has its value within.
  private mutating func example(_ node: YAMLNode) -> APIExample? {
    let names = node.pairs?.map(\.name) ?? []
    let saysMore = names.contains("value") && names.allSatisfy(Self.isExampleWord)
    let value = saysMore ? node.value(of: "value") ?? node : node
    guard !value.isNull else { return nil }
    var example = APIExample(value.text ?? JSONText.of(value), place: place(value))
    if saysMore {
      example.summary = text(node, "displayName")
      example.description = text(node, "description")
    }
    return example
  }

  private static func isExampleWord(_ name: String) -> Bool {
    ["value", "displayName", "description", "strict"].contains(name) || name.hasPrefix("(")
  }

  private mutating func typedSchema(_ node: YAMLNode) -> APISchema? {
    // In place: a copy of the book for each body took most of the time of large documents.
    guard !node.isNull, let own = types?.type(of: node, default: .any),
      let index = types?.named(behind: own), types?[index].kind != .any
    else { return nil }
    return schema(of: index, at: node)
  }

  /// The declared types of the root as schemas, and those of libraries that these and the bodies use.
  mutating func typedSchemas(_ root: YAMLNode) -> [APISchema] {
    (named(root.value(of: "types")) + named(root.value(of: "schemas"))).compactMap { pair in
      guard let index = types?.named(pair.name, at: pair.key) else { return nil }
      return schema(of: index, at: pair.key, named: pair.name)
    }
  }

  private mutating func schema(of index: Int, at node: YAMLNode, named name: String? = nil)
    -> APISchema?
  {
    guard let book = types else { return nil }
    var writer = TypeSchema(book)
    let text = writer.text(of: index)
    waitingTypes += writer.used.sorted()
    return APISchema(name: name ?? book.schemaName(of: index), text: text, place: place(node))
  }

  /// Schemas that others refer to and nobody has written yet: those of libraries.
  mutating func furtherSchemas(_ known: [APISchema]) -> [APISchema] {
    var names = Set(known.compactMap(\.name))
    var found: [APISchema] = []
    while let index = waitingTypes.popLast() {
      guard let book = types, let name = book.schemaName(of: index), names.insert(name).inserted,
        let schema = schema(of: index, at: book[index].node)
      else { continue }
      found.append(schema)
    }
    return found.sorted { ($0.name ?? "") < ($1.name ?? "") }
  }
}
