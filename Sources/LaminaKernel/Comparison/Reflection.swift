@_spi(Reflection) import Swift

/// One stored field of a type, as reflection reports it.
struct ReflectedField {
  let offset: Int
  let type: Any.Type
  /// Whether the memory holds the value itself, not a weak or unowned reference to it.
  let isStrong: Bool
}

/// What reflection can be asked: the fields of structs and tuples.
///
/// For the type of a protocol, an enum or a function it would read a value that is not there and
/// end the program, so it is called for no other types.
enum Reflection {
  /// The kinds of types that are distinguished here, by the first word of a type's metadata.
  ///
  /// From `MetadataKind.def` of Swift's runtime, whose numbers are part of its stable interface.
  private enum Kind {
    static let structure: UInt = 0x200
    static let tuple: UInt = 0x301
    static let existentials: Set<UInt> = [0x303, 0x307]
  }

  /// The stored fields of a struct or tuple, in order; nil of other kinds, and where a field is
  /// unknown.
  static func of(_ type: Any.Type) -> [ReflectedField]? {
    // A type that cannot be found by its name stands as an empty tuple.
    knownFields(of: type).flatMap { fields in
      fields.contains { $0.type == Void.self } ? nil : fields
    }
  }

  /// Those of the stored fields whose types are known: enough to find what is to be linked.
  static func knownFields(of type: Any.Type) -> [ReflectedField]? {
    guard [Kind.structure, Kind.tuple].contains(kind(of: type)) else { return nil }
    var found: [ReflectedField] = []
    let isComplete = _forEachField(of: type) { _, offset, field, _ in
      found.append(
        ReflectedField(offset: offset, type: field, isStrong: isStrong(type, field: found.count)))
      return true
    }
    return isComplete ? found : nil
  }

  /// Whether values of the type are boxes around values of other types: `any P`, `Any`.
  static func isExistential(_ type: Any.Type) -> Bool {
    Kind.existentials.contains(kind(of: type))
  }

  private static func kind(of type: Any.Type) -> UInt {
    unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee
  }

  private static func isStrong(_ type: Any.Type, field index: Int) -> Bool {
    var field = FieldMetadata()
    _ = childMetadata(type, index: index, fieldMetadata: &field)
    field.freeName?(field.name)
    return field.isStrong
  }
}

/// What Swift's runtime reports of a field besides its type, laid out as it does.
private struct FieldMetadata {
  var name: UnsafePointer<CChar>?
  var freeName: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
  var isStrong = false
  var isVariable = false
}

/// `_forEachField` keeps to itself whether a field is weak.
@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func childMetadata(
  _: Any.Type, index: Int, fieldMetadata: UnsafeMutablePointer<FieldMetadata>
) -> Any.Type
