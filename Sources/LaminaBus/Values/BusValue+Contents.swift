extension BusValue {
  /// The text of a string, a path or a signature; nil for any other value.
  public var text: String? {
    switch self {
    case .string(let text), .objectPath(let text), .signature(let text): text
    default: nil
    }
  }

  /// The elements of an array.
  public var elements: [BusValue]? {
    guard case .array(_, let elements) = self else { return nil }
    return elements
  }

  /// What an array of type `a{sv}` holds by its keys; of a key that is there twice, the last.
  public var dictionary: [String: BusValue]? {
    guard case .array("{sv}", let entries) = self else { return nil }
    var values: [String: BusValue] = [:]
    for case .entry(.string(let key), .variant(let value)) in entries { values[key] = value }
    return values
  }

  /// What is inside of variants, however many lie around it.
  public var unwrapped: BusValue {
    var value = self
    while case .variant(let inner) = value { value = inner }
    return value
  }

  /// An array of type `a{sv}`, its keys in order.
  public static func dictionary(_ values: [String: BusValue]) -> BusValue {
    .array(
      of: "{sv}",
      values.sorted { $0.key < $1.key }.map { .entry(.string($0.key), .variant($0.value)) })
  }
}
