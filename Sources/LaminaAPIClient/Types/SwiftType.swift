/// A type that values have in the written code.
indirect enum SwiftType: Hashable {
  /// Types of Swift's own.
  case string, int, double, bool
  /// Any JSON; bytes, which are base64 in JSON; bytes that are a file where they are a field of a form.
  case json, data, bytes
  /// Dates: as RFC 3339 has them, as HTTP has them, and parts without a zone.
  case timestamp, httpDate, dateOnly, timeOnly, dateTimeOnly
  /// A file of a form.
  case file
  case array(SwiftType)
  case map(SwiftType)
  case optional(SwiftType)
  /// One that the client declares.
  case named(TypeID)

  /// The type without the possibility that there is none.
  var wrapped: SwiftType {
    if case .optional(let type) = self { type } else { self }
  }

  var isOptional: Bool { wrapped != self }

  /// The type, or none of it.
  var orNone: SwiftType { isOptional ? self : .optional(self) }
}

/// The number of a declared type.
struct TypeID: Hashable, Comparable {
  let number: Int

  static func < (left: TypeID, right: TypeID) -> Bool { left.number < right.number }
}
