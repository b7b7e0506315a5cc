/// The objects of OpenAPI, and what each may hold.
///
/// `name!` is required. A value is `text`, `texts`, `truth`, `number`, `any`, `schema`, another object by name, `[name]`
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

  private init(_ text: String) {
    var fields: [String: Shape] = [:]
    var required: [String] = []
    for word in text.split(whereSeparator: \.isWhitespace) {
      let parts = word.split(separator: "=")
      let name = parts[0].filter { $0 != "!" }
      if parts[0].hasSuffix("!") { required.append(name) }
      fields[name] = Shape(parts[1])
    }
    (self.fields, self.required) = (fields, required)
  }

  static let all: [String: ObjectKind] = [
    "root": ObjectKind(
      """
      openapi!=text info!=info servers=[server] paths=paths webhooks={pathItem} components=components
      security=[any] tags=[tag] externalDocs=docs jsonSchemaDialect=text
      """),
    "info": ObjectKind(
      """
      title!=text version!=text summary=text description=text termsOfService=text contact=contact
      license=license
      """),
    "contact": ObjectKind("name=text url=text email=text"),
    "license": ObjectKind("name!=text url=text identifier=text"),
    "server": ObjectKind("url!=text description=text variables={variable}"),
    "variable": ObjectKind("default!=text enum=texts description=text"),
    "docs": ObjectKind("url!=text description=text"),
    "tag": ObjectKind("name!=text description=text externalDocs=docs"),
    "components": ObjectKind(
      """
      schemas={schema} responses={response} parameters={parameter} examples={example}
      requestBodies={requestBody} headers={header} securitySchemes={scheme} links={link}
      callbacks={callback} pathItems={pathItem}
      """),
    "pathItem": ObjectKind(
      """
      summary=text description=text servers=[server] parameters=[parameter] get=operation
      put=operation post=operation delete=operation options=operation head=operation
      patch=operation trace=operation
      """),
    "operation": ObjectKind(
      """
      tags=texts summary=text description=text externalDocs=docs operationId=text
      parameters=[parameter] requestBody=requestBody responses=responses callbacks={callback}
      deprecated=truth security=[any] servers=[server]
      """),
    "parameter": ObjectKind(
      """
      name!=text in!=text description=text required=truth deprecated=truth allowEmptyValue=truth
      style=text explode=truth allowReserved=truth schema=schema example=any examples={example}
      content={mediaType}
      """),
    "header": ObjectKind(
      """
      description=text required=truth deprecated=truth allowEmptyValue=truth style=text
      explode=truth allowReserved=truth schema=schema example=any examples={example}
      content={mediaType}
      """),
    "requestBody": ObjectKind("description=text content!={mediaType} required=truth"),
    "mediaType": ObjectKind(
      "schema=schema example=any examples={example} encoding={encoding}"),
    "encoding": ObjectKind(
      "contentType=text headers={header} style=text explode=truth allowReserved=truth"),
    "response": ObjectKind(
      "description!=text headers={header} content={mediaType} links={link}"),
    "example": ObjectKind("summary=text description=text value=any externalValue=text"),
    "link": ObjectKind(
      """
      operationRef=text operationId=text parameters=any requestBody=any description=text
      server=server
      """),
    "scheme": ObjectKind(
      """
      type!=text description=text name=text in=text scheme=text bearerFormat=text flows=flows
      openIdConnectUrl=text
      """),
    "flows": ObjectKind(
      "implicit=flow password=flow clientCredentials=flow authorizationCode=flow"),
    "flow": ObjectKind("authorizationUrl=text tokenUrl=text refreshUrl=text scopes!={text}"),
  ]
}
