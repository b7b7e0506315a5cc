import LaminaGeometry
import LaminaText

/// Whether both are equal by their type's `==`, texts also in their bytes; false where it has none.
///
/// A text written with other scalars looks the same and is another one when it is edited. An object
/// is the same or another one: two with one id may hold different things.
package nonisolated func isSameValue<Value>(_ a: Value, _ b: Value) -> Bool {
  if let a = a as? String, let b = b as? String { return a.hasSameBytes(as: b) }
  if Value.self == AttributedString.self, let a = a as? AttributedString,
    let b = b as? AttributedString
  {
    return a.hasSameBytes(as: b)
  }
  if type(of: a as Any) is AnyClass, !(a is AnyKeyPath) {
    return a as AnyObject === b as AnyObject
  }
  func compare<E: Equatable>(_ a: E) -> Bool { (b as? E).map { $0 == a } ?? false }
  guard let a = a as? any Equatable else { return false }
  return compare(a)
}
