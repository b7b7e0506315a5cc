/// What a file is, by its first line.
enum DocumentKind: String {
  case api = ""
  case library = "Library"
  case overlay = "Overlay"
  case `extension` = "Extension"
  case dataType = "DataType"
  case trait = "Trait"
  case resourceType = "ResourceType"
  case annotationType = "AnnotationTypeDeclaration"
  case documentationItem = "DocumentationItem"
  case securityScheme = "SecurityScheme"
  case namedExample = "NamedExample"

  var isAPI: Bool { self == .api || self == .overlay || self == .extension }
}
