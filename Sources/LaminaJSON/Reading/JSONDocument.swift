/// A text that was read: its value as far as it can be known, and all its faults.
///
/// ```swift
/// let document = JSONDocument("[1 2,]")
/// print(document.problems.map(\.kind))        // [missingComma, trailingComma]
/// print(document.value?.text() ?? "-")        // [1,2]
/// ```
public struct JSONDocument: Sendable {
  /// The value, mended where the text has faults; nothing if there is none at all.
  public let value: JSONValue?
  /// The faults in the order of the text.
  public let problems: [JSONProblem]
  /// The repairs in the order in which the reader found them.
  private let repairs: [JSONProblem.Repair]

  /// Whether the text is JSON; keys given twice do not count.
  public var isValid: Bool { value != nil && !problems.contains { $0.severity == .error } }

  /// Reads a text.
  public init(_ text: String, limits: JSONLimits = JSONLimits()) {
    var text = text
    self = text.withUTF8 { JSONDocument(buffer: $0, limits: limits) }
  }

  /// Reads a text of UTF-8 bytes.
  public init(utf8 bytes: some Sequence<UInt8>, limits: JSONLimits = JSONLimits()) {
    let read = bytes.withContiguousStorageIfAvailable { JSONDocument(buffer: $0, limits: limits) }
    self = read ?? Array(bytes).withUnsafeBufferPointer { JSONDocument(buffer: $0, limits: limits) }
  }

  /// Reads bytes that stay where they are meanwhile.
  private init(buffer: UnsafeBufferPointer<UInt8>, limits: JSONLimits) {
    var reader = JSONReader(buffer, limits: limits)
    value = reader.document()
    repairs = reader.problems.compactMap(\.repair)
    problems = reader.problems.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }
}

extension JSONValue {
  /// Reads a text that has to be JSON; keys given twice are let through.
  public init(parsing text: String, limits: JSONLimits = JSONLimits()) throws(JSONProblem) {
    self = try JSONDocument(text, limits: limits).validValue()
  }
}

extension JSONDocument {
  /// Applies all repairs to the text that was read.
  ///
  /// ```swift
  /// let text = "{'a': [1 2,]"
  /// print(JSONDocument(text).repaired(text))        // {"a": [1, 2]}
  /// ```
  public func repaired(_ text: String) -> String {
    var bytes = Array(text.utf8)
    let ordered = repairs.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) > ($1.element.range.lowerBound, $1.offset)
    }
    for (_, repair) in ordered where repair.range.upperBound <= bytes.count {
      bytes.replaceSubrange(repair.range, with: repair.text.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The value, or the first error.
  public func validValue() throws(JSONProblem) -> JSONValue {
    if let error = problems.first(where: { $0.severity == .error }) { throw error }
    guard let value else { throw JSONProblem(.empty, 0..<0, "The text has no value.") }
    return value
  }
}
