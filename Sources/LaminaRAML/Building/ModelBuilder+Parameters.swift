import LaminaAPIModel
import LaminaAPISource

extension ModelBuilder {
  /// Declared parameters of a template, and those that it names besides, in the order of the template.
  mutating func parameters(_ node: YAMLNode?, of uri: String) -> [APIParameter] {
    let declared = parameters(node, isRequired: true)
    let names = URITemplate.read(uri, isStrict: false).template?.names ?? []
    let ordered = names.map { name in declared.first { $0.name == name } ?? implicit(name) }
    return ordered + declared.filter { !names.contains($0.name) }
  }

  /// What a template names and nobody declares: a text; the version, or an ending of the path.
  private func implicit(_ name: String) -> APIParameter {
    var type = APIParameterType()
    if name == "version", let version = api.version { type.values = [version] }
    if name == "mediaTypeExtension" { type.values = [".json", ".xml"] }
    return APIParameter(name: name, isRequired: name != "mediaTypeExtension", types: [type])
  }

  mutating func parameters(_ node: YAMLNode?, isRequired: Bool) -> [APIParameter] {
    (node?.pairs ?? []).map { types == nil ? parameter($0, isRequired) : typedParameter($0) }
  }

  private mutating func parameter(_ pair: YAMLPair, _ isRequired: Bool) -> APIParameter {
    let types = pair.value.items ?? [pair.value]
    let first = types.first ?? pair.value
    let required = types.lazy.compactMap { $0.value(of: "required")?.text }.first
    var parameter = APIParameter(
      name: pair.name, displayName: text(first, "displayName"),
      isRequired: required.map { $0 == "true" } ?? isRequired,
      types: types.map { APIParameterType($0) }, place: place(pair.key))
    parameter.description = text(first, "description")
    parameter.isRepeated = types.contains { $0.value(of: "repeat")?.text == "true" }
    return parameter
  }
}
