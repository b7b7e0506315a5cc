/// Words that mean something to Swift, or to the code around them.
enum SwiftKeywords {
  /// Words that stand in backticks where they are names.
  static let escaped: Set = [
    "Any", "as", "associatedtype", "async", "await", "break", "case", "catch", "class", "consume",
    "continue", "copy", "default", "defer", "deinit", "do", "each", "else", "enum", "extension",
    "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "inout",
    "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public",
    "repeat", "rethrows", "return", "some", "static", "struct", "subscript", "super", "switch",
    "throw", "throws", "true", "try", "typealias", "any", "var", "where", "while", "yield",
  ]

  /// Names that members cannot have, in backticks or not, or that every type has already.
  static let members: Set = [
    "self", "Self", "init", "Type", "Protocol", "hashValue", "rawValue", "CodingKeys", "allCases",
    "known", "none",
  ]

  /// Names that parameters of calls cannot have: those of the code within.
  static let parameters: Set = ["body", "call", "credential", "answer", "send"]

  /// Names that functions of calls cannot have: those of the client's own members, and of all types'.
  static let functions: Set = members.union([
    "base", "baseValues", "transport", "send",
  ])

  /// Names of types that the written code uses.
  static let types: Set = [
    "Any", "AnyObject", "Array", "Bool", "Character", "Codable", "CodingKey", "CodingKeys",
    "CustomStringConvertible", "Data", "Date", "Decodable", "Decoder", "DecodingError",
    "Dictionary", "Double", "Encodable", "Encoder", "EncodingError", "Equatable", "Error", "Float",
    "Foundation", "FoundationNetworking", "HTTPURLResponse", "Hashable", "Hasher", "Int",
    "JSONDecoder", "JSONEncoder", "MainActor", "Never", "Optional", "Protocol", "RawRepresentable",
    "Result", "Self", "Sendable", "Sequence", "Set", "StaticString", "String", "Substring", "Swift",
    "Task", "TimeInterval", "Type", "UInt8", "URL", "URLRequest", "URLSession", "UTF8", "Unicode",
    "Void",
    // What every client has of its own.
    "Answer", "Body", "Call", "Credential", "DateOnly", "DateTimeOnly", "Failure", "File",
    "FormFields", "Header", "Indirect", "JSON", "JSONKey", "Request", "Response", "Styled",
    "TimeOnly",
    "Transport", "URLSessionTransport", "Wire",
  ]
}
