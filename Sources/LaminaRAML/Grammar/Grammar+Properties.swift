extension Grammar {
  /// The table: for each kind of node its properties.
  static let properties: [NodeKind: [Property]] = [
    .api: declarations + [
      Property("title", .text, until: .v08), Property("title", .filledText, since: .v10),
      Property("version", .version), Property("description", .text, since: .v10),
      Property("baseUri", .baseURI), Property("baseUriParameters", .baseURIParameters),
      Property("uriParameters", .oldURIParameters, until: .v08),
      Property("protocols", .protocols), Property("mediaType", .mediaTypes),
      Property("documentation", .documentation), Property("securedBy", .securedBy),
    ],
    .library: declarations + [Property("usage", .text)],
    .section: [
      Property("title", .filledText), Property("content", .filledText), uses,
    ],
    .resource: resource + [
      Property("baseUriParameters", .baseURIParameters, until: .v08),
      // What a fragment uses came with it.
      Property("usage", .anything, since: .v10),
    ],
    .resourceType: resource + [
      Property("baseUriParameters", .baseURIParameters, until: .v08), Property("usage", .anything),
    ],
    .method: method + [
      Property("displayName", .text, since: .v10), Property("is", .traitUses),
      Property("usage", .anything, since: .v10),
    ],
    .trait: method + [
      Property("displayName", .text), Property("is", .traitUses, since: .v10),
      Property("usage", .anything),
    ],
    .response: [
      Property("description", .text), Property("headers", .parameters(.header)),
      Property("body", .body),
    ],
    .body: [
      Property("schema", .text, until: .v08), Property("example", .text, until: .v08),
      Property("description", .text, until: .v08),
      Property("formParameters", .parameters(.form), until: .v08),
    ],
    .parameter: parameter,
    .scheme: [
      Property("description", .text), Property("displayName", .text, since: .v10),
      Property("type", .anything), Property("describedBy", .schemeDescription),
      Property("settings", .settings), uses,
    ],
    .schemeDescription: messages + [
      Property("description", .text, until: .v08), Property("displayName", .text, until: .v08),
      Property("body", .body, until: .v08), Property("protocols", .protocols, until: .v08),
      Property("baseUriParameters", .baseURIParameters, until: .v08),
      Property("securedBy", .securedBy, until: .v08),
    ],
    .xml: [
      Property("attribute", .truth, since: .v10), Property("wrapped", .truth, since: .v10),
      Property("name", .text, since: .v10), Property("namespace", .text, since: .v10),
      Property("prefix", .text, since: .v10),
    ],
    .example: [
      Property("value", .anything, since: .v10), Property("strict", .truth, since: .v10),
      Property("displayName", .filledText, since: .v10),
      Property("description", .filledText, since: .v10),
    ],
  ]

  private static let uses = Property("uses", .anything, since: .v10)

  private static let declarations = [
    Property("schemas", .schemas, until: .v08), Property("schemas", .anything, since: .v10),
    Property("types", .anything, since: .v10), uses,
    Property("resourceTypes", .declarations(.resourceType)),
    Property("traits", .declarations(.trait)),
    Property("securitySchemes", .declarations(.scheme)),
    Property("annotationTypes", .anything, since: .v10),
  ]

  private static let resource = [
    Property("displayName", .text), Property("description", .text), Property("type", .typeUse),
    Property("is", .traitUses), Property("securedBy", .securedBy),
    Property("uriParameters", .uriParameters), uses,
  ]

  /// What requests and answers have.
  private static let messages = [
    Property("headers", .parameters(.header)), Property("queryParameters", .parameters(.query)),
    Property("queryString", .declaration, since: .v10), Property("responses", .responses),
  ]

  private static let method =
    messages + [
      Property("description", .text), Property("body", .body), Property("protocols", .protocols),
      Property("securedBy", .securedBy),
      Property("baseUriParameters", .baseURIParameters, until: .v08), uses,
    ]

  private static let parameter = [
    Property("displayName", .scalar, until: .v08), Property("description", .scalar, until: .v08),
    Property("pattern", .scalar, until: .v08), Property("default", .scalar, until: .v08),
    Property("example", .scalar, until: .v08), Property("enum", .enumeration, until: .v08),
    Property("minLength", .count, until: .v08), Property("maxLength", .count, until: .v08),
    Property("minimum", .number, until: .v08), Property("maximum", .number, until: .v08),
    Property("type", .parameterType, until: .v08), Property("required", .truth, until: .v08),
    Property("repeat", .truth, until: .v08),
  ]
}
