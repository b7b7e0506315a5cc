/// What a body of a call is.
struct CallBody {
  /// How a body is written and read.
  enum Content {
    case json(SwiftType)
    case form(TypeID)
    case multipart(TypeID)
    case text
    case data
  }

  var mediaType: String
  var content: Content
  /// Its name among several.
  var name: String
}

/// An answer of a call.
struct CallResponse {
  var status: Int
  /// The name of its case, and that which its types begin with.
  var name: String
  var typeName: String
  var documentation: String?
  var headers: [CallParameter]
  var bodies: [CallBody]

  var bodyTypeName: String { typeName + "Content" }
  var headersTypeName: String { typeName + "Headers" }
}

/// A method of a resource, as a function.
struct ClientCall {
  /// The method in capitals, and the path as a template.
  var method: String
  var uri: String
  /// The function's name, and the type that has what it takes and answers.
  var name: String
  var type: TypeID
  var documentation: String?
  var parameters: [CallParameter]
  var bodies: [CallBody]
  var responses: [CallResponse]
  /// The schemes that it may be called with; whether also without.
  var schemes: [String]
  var isOpen: Bool
  /// Whether it is called over TLS only.
  var isSecure: Bool

  func parameters(_ placement: CallParameter.Placement) -> [CallParameter] {
    parameters.filter { $0.placement == placement }
  }
}

/// A scheme by which a caller proves who it is, as a case.
struct ClientScheme {
  /// What a scheme's case takes.
  enum Kind { case basic, bearer(queryKey: String?), signed, fields }

  var key: String
  var name: String
  var kind: Kind
  var documentation: String?
  /// The headers and fields of the query that it has values for.
  var parameters: [CallParameter]
}
