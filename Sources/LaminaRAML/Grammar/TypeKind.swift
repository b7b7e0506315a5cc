/// The built-in types of RAML 1.0, and what else a type may be.
enum TypeKind: String, CaseIterable, Sendable {
  case any, object, array, union, string, number, integer, boolean, file
  case dateOnly = "date-only"
  case timeOnly = "time-only"
  case datetimeOnly = "datetime-only"
  case datetime, null = "nil"
  /// A JSON Schema or an XML Schema.
  case external

  /// The names of the built-in types.
  static let names = allCases.map(\.rawValue).filter { named($0) != nil }

  /// The kind of a built-in name.
  static func named(_ name: String) -> TypeKind? {
    switch name {
    case "union", "external": nil
    default: TypeKind(rawValue: name)
    }
  }

  /// Whether a value is one text, number or truth.
  var isScalar: Bool {
    switch self {
    case .string, .number, .integer, .boolean, .dateOnly, .timeOnly, .datetimeOnly, .datetime,
      .null,
      .file:
      true
    case .any, .object, .array, .union, .external: false
    }
  }

  /// Whether a value of the kind is also one of the other: an integer is a number, anything is any.
  func isKind(of other: TypeKind) -> Bool {
    self == other || other == .any || (self == .integer && other == .number)
  }
}
