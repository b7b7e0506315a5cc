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
    return mediaTypes.map { typedBody($0, node, at: node) }
  }

  private mutating func typedBody(_ mediaType: String, _ node: YAMLNode, at key: YAMLNode)
    -> APIBody
  {
    var body = APIBody(mediaType: mediaType, place: place(key))
    body.description = text(node, "description")
    body.example = example(node)
    body.schema = typedSchema(node, named: node.text ?? node.value(of: "type")?.text)
    return body
  }

  /// The example as it was written, or as JSON.
  private func example(_ node: YAMLNode) -> String? {
    let first = node.value(of: "example") ?? node.value(of: "examples")?.pairs?.first?.value
    guard let example = first?.value(of: "value") ?? first, !example.isNull else { return nil }
    return example.text ?? JSONText.of(example)
  }

  private mutating func typedSchema(_ node: YAMLNode, named name: String?) -> APISchema? {
    guard !node.isNull, var book = types else { return nil }
    let index = book.type(of: node, default: .any)
    types = book
    guard book[index].kind != .any else { return nil }
    let isDeclared = name.map { book.names.find(.type, $0, at: node) != nil } ?? false
    return APISchema(
      name: isDeclared ? name : nil, text: TypeSchema.text(of: index, in: book), place: place(node))
  }

  /// The declared types of the root as schemas.
  mutating func typedSchemas(_ root: YAMLNode) -> [APISchema] {
    (named(root.value(of: "types")) + named(root.value(of: "schemas"))).compactMap { pair in
      guard var book = types, let index = book.named(pair.name, at: pair.key) else { return nil }
      types = book
      return APISchema(
        name: pair.name, text: TypeSchema.text(of: index, in: book), place: place(pair.key))
    }
  }
}
