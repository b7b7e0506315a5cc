import LaminaAPISource

/// What a document declares by name, and what the rules ask about.
struct Declarations: Sendable {
  let version: RAMLVersion
  /// The media types of bodies that name none.
  let mediaTypes: [String]
  let baseURI: YAMLNode?
  /// All names, those of libraries included.
  let names: NameBook

  init(_ root: YAMLNode, _ version: RAMLVersion, _ names: NameBook) {
    self.version = version
    self.names = names
    mediaTypes = (root.value(of: "mediaType")?.unannotated.listed ?? []).compactMap(\.text)
      .filter { !$0.isEmpty }
    baseURI = root.value(of: "baseUri")
  }

  /// The schemas by name.
  var schemas: [String: YAMLPair] { names.spaces.first?.names[NameSpace.Kind.type.rawValue] ?? [:] }

  /// The texts of schemas by name, for references.
  var schemaTexts: [String: String] { schemas.compactMapValues(\.value.text) }
}
