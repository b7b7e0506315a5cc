import LaminaAPIModel

/// The objects of OpenAPI, and what each may hold.
///
/// `name!` is required, `name@1` is of 3.1 and later, `name@2` of 3.2, `name!@0` is required before 3.2 only. A value is `text`, `texts`, `truth`, `number`, `any`, `schema`, another object by name, `[name]`
/// for a list of them, or `{name}` for a map.
struct ObjectKind: Sendable {
  indirect enum Shape: Sendable {
    case text, texts, truth, any, schema
    case object(String)
    case list(Shape)
    case map(Shape)

    /// Reads a shape as it is written below.
    init(_ text: Substring) {
      let inner = text.dropFirst().dropLast()
      switch text {
      case "text": self = .text
      case "texts": self = .texts
      case "truth": self = .truth
      case "any": self = .any
      case "schema": self = .schema
      case let list where list.hasPrefix("["): self = .list(Shape(inner))
      case let map where map.hasPrefix("{"): self = .map(Shape(inner))
      default: self = .object(String(text))
      }
    }
  }

  let fields: [String: Shape]
  let required: [String]
  /// The fields that only later versions have, each with the first of these.
  let later: [String: APISchema.Dialect]

  /// The kinds of objects of a version.
  static func kinds(of dialect: APISchema.Dialect) -> [String: ObjectKind] {
    switch dialect {
    case .openAPI30: kinds30
    case .openAPI31: kinds31
    case .openAPI32: kinds32
    }
  }

  private static let kinds30 = texts.mapValues { ObjectKind($0, 0) }
  private static let kinds31 = texts.mapValues { ObjectKind($0, 1) }
  private static let kinds32 = texts.mapValues { ObjectKind($0, 2) }

  /// The kinds of objects of Swagger 2.0.
  static let swagger = texts.merging(swaggerTexts) { $1 }.mapValues { ObjectKind($0, 0) }

  private init(_ text: String, _ version: Int) {
    var fields: [String: Shape] = [:]
    var required: [String] = []
    var later: [String: APISchema.Dialect] = [:]
    for word in text.split(whereSeparator: \.isWhitespace) {
      let parts = word.split(separator: "=")
      let field = Field(parts[0])
      if field.first > version {
        later[field.name] = field.first == 1 ? .openAPI31 : .openAPI32
        continue
      }
      if field.isRequired(in: version) { required.append(field.name) }
      fields[field.name] = Shape(parts[1])
    }
    (self.fields, self.required, self.later) = (fields, required, later)
  }

  /// A field as it is written below.
  private struct Field {
    let name: String
    let first: Int
    private let isRequired: Bool
    private let isLaxLater: Bool

    init(_ text: Substring) {
      let parts = text.split(separator: "@")
      name = parts[0].filter { $0 != "!" }
      isRequired = parts[0].hasSuffix("!")
      let number = parts.count > 1 ? Int(parts[1]) : nil
      isLaxLater = number == 0
      first = number ?? 0
    }

    func isRequired(in version: Int) -> Bool { isRequired && !(isLaxLater && version == 2) }
  }

  private static let texts = [
    "root":
      """
    openapi!=text $self@2=text info!=info servers=[server] paths=paths webhooks@1={pathItem}
    components=components security=[any] tags=[tag] externalDocs=docs jsonSchemaDialect@1=text
    """,
    "info":
      """
    title!=text version!=text summary@1=text description=text termsOfService=text
    contact=contact license=license
    """,
    "contact": "name=text url=text email=text",
    "license": "name!=text url=text identifier@1=text",
    "server": "url!=text name@2=text description=text variables={variable}",
    "variable": "default!=text enum=texts description=text",
    "docs": "url!=text description=text",
    "tag":
      "name!=text summary@2=text description=text parent@2=text kind@2=text externalDocs=docs",
    "components":
      """
    schemas={schema} responses={response} parameters={parameter} examples={example}
    requestBodies={requestBody} headers={header} securitySchemes={scheme} links={link}
    callbacks={callback} pathItems@1={pathItem} mediaTypes@2={mediaType}
    """,
    "pathItem":
      """
    summary=text description=text servers=[server] parameters=[parameter] get=operation
    put=operation post=operation delete=operation options=operation head=operation
    patch=operation trace=operation query@2=operation additionalOperations@2={operation}
    """,
    "operation":
      """
    tags=texts summary=text description=text externalDocs=docs operationId=text
    parameters=[parameter] requestBody=requestBody responses=responses callbacks={callback}
    deprecated=truth security=[any] servers=[server]
    """,
    "parameter":
      """
    name!=text in!=text description=text required=truth deprecated=truth allowEmptyValue=truth
    style=text explode=truth allowReserved=truth schema=schema example=any examples={example}
    content={mediaType}
    """,
    "header":
      """
    description=text required=truth deprecated=truth allowEmptyValue=truth style=text
    explode=truth allowReserved=truth schema=schema example=any examples={example}
    content={mediaType}
    """,
    "requestBody": "description=text content!={mediaType} required=truth",
    "mediaType":
      """
    schema=schema itemSchema@2=schema example=any examples={example} encoding={encoding}
    prefixEncoding@2=[encoding] itemEncoding@2=encoding
    """,
    "encoding":
      """
    contentType=text headers={header} style=text explode=truth allowReserved=truth
    encoding@2={encoding} prefixEncoding@2=[encoding] itemEncoding@2=encoding
    """,
    "response":
      "summary@2=text description!@0=text headers={header} content={mediaType} links={link}",
    "example":
      """
    summary=text description=text value=any externalValue=text dataValue@2=any
    serializedValue@2=text
    """,
    "link":
      """
    operationRef=text operationId=text parameters=any requestBody=any description=text
    server=server
    """,
    "scheme":
      """
    type!=text description=text name=text in=text scheme=text bearerFormat=text flows=flows
    openIdConnectUrl=text oauth2MetadataUrl@2=text deprecated@2=truth
    """,
    "flows":
      """
    implicit=flow password=flow clientCredentials=flow authorizationCode=flow
    deviceAuthorization@2=flow
    """,
    "flow":
      """
    authorizationUrl=text deviceAuthorizationUrl@2=text tokenUrl=text refreshUrl=text
    scopes!={text}
    """,
  ]

  /// The objects of Swagger 2.0 that differ.
  private static let swaggerTexts = [
    "root":
      """
    swagger!=text info!=info host=text basePath=text schemes=texts consumes=texts produces=texts
    paths!=paths definitions={schema} parameters={parameter} responses={response}
    securityDefinitions={scheme} security=[any] tags=[tag] externalDocs=docs
    """,
    "pathItem":
      """
    parameters=[parameter] get=operation put=operation post=operation delete=operation
    options=operation head=operation patch=operation
    """,
    "operation":
      """
    tags=texts summary=text description=text externalDocs=docs operationId=text consumes=texts
    produces=texts parameters=[parameter] responses!=responses schemes=texts deprecated=truth
    security=[any]
    """,
    "parameter":
      "name!=text in!=text description=text required=truth schema=schema allowEmptyValue=truth "
      + simple,
    "header": "description=text " + simple,
    "items": simple,
    "response": "description!=text schema=schema headers={header} examples=any",
    "scheme":
      """
    type!=text description=text name=text in=text flow=text authorizationUrl=text tokenUrl=text
    scopes={text}
    """,
  ]

  /// What parameters, headers and items of Swagger 2.0 say of their values.
  private static let simple =
    """
    type=text format=text items=items collectionFormat=text default=any maximum=any
    exclusiveMaximum=truth minimum=any exclusiveMinimum=truth maxLength=any minLength=any
    pattern=text maxItems=any minItems=any uniqueItems=truth enum=any multipleOf=any
    """
}
