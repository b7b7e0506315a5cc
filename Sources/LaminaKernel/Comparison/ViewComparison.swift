import Foundation

/// Determines whether two values of a view would show the same, so that its body can be spared.
///
/// Fields are compared by `==` where they have it, objects by identity, bindings by what they are
/// bound to, what protocols hold by what it is, closures and everything else by their bits. What a
/// dynamic property keeps is not input; what it was given is.
@MainActor
package enum ViewComparison {
  private typealias Compare = (UnsafeRawPointer, UnsafeRawPointer) -> Bool
  private static var known: [ObjectIdentifier: Compare] = [:]

  package static func isSame<V>(_ a: V, _ b: V) -> Bool {
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
    let isProperty = type is any DynamicProperty.Type
    if !isProperty, let meant = comparingByMeaning(type) { return either(bits(of: type), meant) }
    guard !(type is AnyClass), let fields = fields(of: type) else { return bits(of: type) }
    return either(bits(of: type)) { a, b in
      fields.allSatisfy { $0.compare(a + $0.offset, b + $0.offset) }
    }
  }

  /// How values of a type are compared that mean more, or less, than their fields; nil for others.
  ///
  /// An object is the same or another one, whatever its `==` says: it may have changed since.
  private static func comparingByMeaning<T>(_ type: T.Type) -> Compare? {
    if type is AnyClass, !(type is AnyKeyPath.Type) { return nil }
    if let optional = type as? any OptionalValue.Type { return comparing(wrapped: optional) }
    if let equatable = type as? any Equatable.Type { return comparing(equatable) }
    return Reflection.isExistential(type) ? comparingContents(type) : nil
  }

  private static func bits<T>(of type: T.Type) -> Compare {
    { memcmp($0, $1, MemoryLayout<T>.size) == 0 }
  }

  private static func either(_ a: @escaping Compare, _ b: @escaping Compare) -> Compare {
    { a($0, $1) || b($0, $1) }
  }

  /// The stored fields of a struct or tuple; nil for other kinds.
  private static func fields(of type: Any.Type) -> [(offset: Int, compare: Compare)]? {
    guard let fields = Reflection.of(type), !fields.isEmpty else { return nil }
    return fields.map { field in
      // What is weak has no value where it lies; the bits of the reference identify the object.
      (field.offset, field.isStrong ? compare(field.type) : compare(Int.self))
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

  /// Compares what optionals hold.
  private static func comparing<O: OptionalValue>(wrapped type: O.Type) -> Compare {
    {
      let a = $0.assumingMemoryBound(to: O.self).pointee.optional
      let b = $1.assumingMemoryBound(to: O.self).pointee.optional
      guard let a, let b else { return a == nil && b == nil }
      return isSame(a, b)
    }
  }

  // MARK: What protocols hold

  private static func comparingContents<T>(_ type: T.Type) -> Compare {
    {
      isSameContent(
        $0.assumingMemoryBound(to: T.self).pointee, $1.assumingMemoryBound(to: T.self).pointee)
    }
  }

  /// Whether both hold the same value of the same type, `T` being a protocol's type.
  private static func isSameContent<T>(_ a: T, _ b: T) -> Bool {
    let content: Any.Type = type(of: a as Any)
    guard content == type(of: b as Any), !Reflection.isExistential(content) else { return false }
    func open<V>(_ type: V.Type) -> Bool {
      guard let a = a as? V, let b = b as? V else { return false }
      return isSame(a, b)
    }
    return _openExistential(content, do: open)
  }
}
