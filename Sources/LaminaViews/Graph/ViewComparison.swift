import Foundation
@_spi(Reflection) import Swift

/// Tells whether two values of a view would show the same, so that its body can be spared.
///
/// Fields are compared by `==` where they have it, objects by identity, bindings by what they are
/// bound to, closures and everything else by their bits. State and environment are not input.
@MainActor
enum ViewComparison {
  private typealias Compare = (UnsafeRawPointer, UnsafeRawPointer) -> Bool
  private static var known: [ObjectIdentifier: Compare] = [:]

  static func isSame<V>(_ a: V, _ b: V) -> Bool {
    withUnsafePointer(to: a) { a in
      withUnsafePointer(to: b) { b in compare(V.self)(a, b) }
    }
  }

  private static func compare(_ type: Any.Type) -> Compare {
    let key = ObjectIdentifier(type)
    if let found = known[key] { return found }
    func open<T>(_ type: T.Type) -> Compare { make(type) }
    let made = _openExistential(type, do: open)
    known[key] = made
    return made
  }

  private static func make<T>(_ type: T.Type) -> Compare {
    if let input = type as? any ViewInput.Type { return comparing(input) }
    if let equatable = type as? any Equatable.Type { return comparing(equatable) }
    let bits: Compare = { memcmp($0, $1, MemoryLayout<T>.size) == 0 }
    guard !(type is AnyClass), let fields = fields(of: type) else { return bits }
    return { a, b in
      bits(a, b) || fields.allSatisfy { $0.compare(a + $0.offset, b + $0.offset) }
    }
  }

  /// The stored fields of a struct; nil for other kinds.
  private static func fields(of type: Any.Type) -> [(offset: Int, compare: Compare)]? {
    var found: [(Int, Any.Type)] = []
    let isComplete = _forEachField(of: type) { _, offset, field, _ in
      found.append((offset, field))
      return true
    }
    guard isComplete, !found.isEmpty else { return nil }
    return found.map { offset, field in
      field is any DynamicProperty.Type && !(field is any ViewInput.Type)
        ? (offset, { _, _ in true }) : (offset, compare(field))
    }
  }

  private static func comparing<E: Equatable>(_ type: E.Type) -> Compare {
    { $0.assumingMemoryBound(to: E.self).pointee == $1.assumingMemoryBound(to: E.self).pointee }
  }

  private static func comparing<I: ViewInput>(_ type: I.Type) -> Compare {
    {
      $0.assumingMemoryBound(to: I.self).pointee
        .isSame(as: $1.assumingMemoryBound(to: I.self).pointee)
    }
  }
}
