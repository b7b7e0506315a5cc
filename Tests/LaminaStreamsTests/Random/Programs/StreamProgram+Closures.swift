/// What the closures of programs do.
extension StreamProgram {
  static func mapped(_ value: String) -> String { value == "a" ? "b" : value == "b" ? "c" : "a" }
  static func isIncluded(_ value: String) -> Bool { !value.hasSuffix("b") }
  static func isRefused(_ value: String) -> Bool { value.hasSuffix("c") }
  static func key(_ value: String) -> String { String(value.prefix(1)) }
  /// Both values, cut so that they stay short.
  static func folded(_ a: String, _ b: String) -> String { String((a + b).suffix(3)) }
  static func joined(_ values: [String]) -> String {
    values.isEmpty ? "o" : String(values.joined().suffix(3))
  }
}
