/// A version of RAML.
enum RAMLVersion: String, CaseIterable, Comparable, Sendable {
  case v08 = "0.8"
  case v10 = "1.0"

  static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
