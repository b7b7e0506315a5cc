import LaminaAPIModel

/// Forms made of their fields' examples: of those that must be sent, and those that have one.
enum FormExample {
  static func bytes(_ parameters: [APIParameter], as kind: MediaKind) -> [UInt8] {
    let fields = parameters.filter { $0.isRequired || $0.types.first?.example != nil }
    return Array((kind == .multipart ? multipart(fields) : form(fields)).utf8)
  }

  private static func form(_ fields: [APIParameter]) -> String {
    let pairs = fields.map {
      "\(URITemplate.escaped($0.name))=\(URITemplate.escaped(value(of: $0)))"
    }
    return pairs.joined(separator: "&")
  }

  private static func multipart(_ fields: [APIParameter]) -> String {
    let parts = fields.map { field in
      let file = field.types.first?.kind == .file ? "; filename=\"example\"" : ""
      return "--\(BodyWriter.boundary)\r\n"
        + "Content-Disposition: form-data; name=\"\(field.name)\"\(file)\r\n\r\n"
        + "\(value(of: field))\r\n"
    }
    return parts.joined() + "--\(BodyWriter.boundary)--\r\n"
  }

  /// An example, else the least that fits.
  static func value(of parameter: APIParameter) -> String {
    let type = parameter.types.first ?? APIParameterType()
    return type.exampleValue ?? TypeRule(type).least
  }
}
