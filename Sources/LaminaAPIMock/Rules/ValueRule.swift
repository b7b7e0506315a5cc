import LaminaAPIModel
import LaminaAPISource
import LaminaPatterns

/// What values of a parameter must be, ready to be asked.
struct ValueRule: Sendable {
  let name: String
  let isRequired: Bool
  let isRepeated: Bool
  let place: Place?
  let types: [TypeRule]
  /// What is before and after `{*}` in a name that stands for many.
  let wildcard: (before: String, after: String)?
  /// What the types cannot say.
  let shape: ShapeRule?

  /// The rule of a parameter, of which only the types are known.
  init(_ parameter: APIParameter) { self.init(parameter, nil) }

  /// The rule of a parameter in a place, with its shape.
  init(_ parameter: APIParameter, in place: ParameterPlace, _ book: inout SchemaBook) {
    self.init(parameter, ShapeRule(parameter, in: place, &book))
  }

  private init(_ parameter: APIParameter, _ shape: ShapeRule?) {
    self.shape = shape
    name = parameter.name
    isRequired = parameter.isRequired
    isRepeated = parameter.isRepeated
    place = parameter.place
    types = parameter.types.map(TypeRule.init)
    wildcard = Self.wildcard(parameter.name)
  }

  private static func wildcard(_ name: String) -> (String, String)? {
    for mark in ["{*}", "{?}"] {
      guard let range = name.firstRange(of: mark) else { continue }
      return (name[..<range.lowerBound].lowercased(), name[range.upperBound...].lowercased())
    }
    return nil
  }

  /// Whether the rule is for a header of that name.
  func isFor(header: String) -> Bool {
    guard let wildcard else { return MockHeaders.isSame(name, header) }
    let header = header.lowercased()
    return header.hasPrefix(wildcard.before) && header.hasSuffix(wildcard.after)
      && header.utf8.count > wildcard.before.utf8.count + wildcard.after.utf8.count
  }

  /// The faults of the values that were sent; `raw` are all fields of the place as they were sent.
  func violations(
    of fields: [FormField], in part: Violation.Part, raw: @autoclosure () -> [ParameterField]
  ) -> [Violation] {
    guard let shape else { return violations(of: fields, in: part) }
    let own = raw().filter { shape.reading.takes($0.name) }
    if own.isEmpty { return violations(of: [], in: part) }
    let faults = shape.isPlain ? violations(of: fields, in: part) : []
    return faults.isEmpty ? shape.violations(of: own, in: part) : faults
  }

  /// The faults of the values that were sent.
  func violations(of fields: [FormField], in part: Violation.Part) -> [Violation] {
    if fields.isEmpty {
      guard isRequired, wildcard == nil else { return [] }
      return [Violation(part, name, "It is missing, and required.", at: place)]
    }
    if fields.count > 1, !isRepeated, wildcard == nil {
      return [
        Violation(part, name, "It is given \(fields.count) times, and once at most.", at: place)
      ]
    }
    return fields.compactMap { field in
      fault(of: field).map { Violation(part, name, $0, at: place) }
    }
  }

  /// Why no type takes a value.
  private func fault(of field: FormField) -> String? {
    var first: String?
    for type in types {
      guard let fault = type.fault(of: field) else { return nil }
      first = first ?? fault
    }
    return first
  }
}
