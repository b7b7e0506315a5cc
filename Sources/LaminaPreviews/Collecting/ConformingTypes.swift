import CSwiftRuntime

/// The types of a program that conform to a protocol, by the records that the compiler leaves of each conformance.
///
/// ```
///  section of an image: │ Int32 │ Int32 │ …     each the way to a record
///  record:   protocol │ type │ witnesses │ flags    Int32 each: ways from their own place
/// ```
/// The records are a part of Swift's ABI (docs/ABI/TypeMetadata.md); generic types are left out.
enum ConformingTypes {
  /// The types that conform to the protocol of an existential: `(any PreviewProvider).self`.
  static func all(of existential: Any.Type) -> [Any.Type] {
    guard let wanted = protocolDescriptor(of: existential) else { return [] }
    return sections().flatMap { section in
      stride(from: 0, to: section.count, by: 4).compactMap { offset in
        section.baseAddress.flatMap { record(at: $0 + offset) }
          .flatMap { type(in: $0, conformingTo: wanted) }
      }
    }
  }

  /// The sections of conformances of all images that are loaded.
  private static func sections() -> [UnsafeRawBufferPointer] {
    var found: [UnsafeRawBufferPointer] = []
    withUnsafeMutablePointer(to: &found) { found in
      swift_enumerateAllMetadataSections(
        { sections, context in
          guard let section = sections?.pointee.protocol_conformances, let start = section.start
          else { return true }
          context?.assumingMemoryBound(to: [UnsafeRawBufferPointer].self).pointee.append(
            UnsafeRawBufferPointer(start: start, count: section.length))
          return true
        }, found)
    }
    return found
  }

  /// The one protocol of an existential type: kind, flags and count, then the protocols.
  private static func protocolDescriptor(of existential: Any.Type) -> UnsafeRawPointer? {
    let metadata = unsafeBitCast(existential, to: UnsafeRawPointer.self)
    guard metadata.load(fromByteOffset: 12, as: UInt32.self) == 1 else { return nil }
    return metadata.load(fromByteOffset: 16, as: UnsafeRawPointer?.self)
  }

  /// Where a way of 32 bits leads that stands at `place`; nil for none.
  private static func target(at place: UnsafeRawPointer) -> UnsafeRawPointer? {
    let way = place.loadUnaligned(as: Int32.self)
    return way == 0 ? nil : place + Int(way)
  }

  /// The same, where the lowest bit says that a pointer stands there.
  private static func record(at place: UnsafeRawPointer) -> UnsafeRawPointer? {
    let way = place.loadUnaligned(as: Int32.self)
    if way == 0 { return nil }
    let target = place + Int(way & ~1)
    return way & 1 == 0 ? target : target.load(as: UnsafeRawPointer?.self)
  }

  private static func type(
    in record: UnsafeRawPointer, conformingTo wanted: UnsafeRawPointer
  ) -> Any.Type? {
    guard self.record(at: record) == wanted, let target = target(at: record + 4) else { return nil }
    // Bits 3 to 5: 0 for the type's descriptor, 1 for a pointer to it.
    switch record.load(fromByteOffset: 12, as: UInt32.self) >> 3 & 7 {
    case 0: return type(describedBy: target)
    case 1: return target.load(as: UnsafeRawPointer?.self).flatMap(type(describedBy:))
    default: return nil
    }
  }

  /// The type of a descriptor, asked for by a mangled name that is a pointer to it.
  private static func type(describedBy descriptor: UnsafeRawPointer) -> Any.Type? {
    let isGeneric = descriptor.load(as: UInt32.self) & 0x80 != 0
    if isGeneric { return nil }
    // 8 bytes of pointer, then the name: the sign of an indirect reference, and the way back to the pointer.
    return withUnsafeTemporaryAllocation(byteCount: 16, alignment: 8) { memory -> Any.Type? in
      guard let base = memory.baseAddress else { return nil }
      base.storeBytes(of: descriptor, as: UnsafeRawPointer.self)
      base.storeBytes(of: 2, toByteOffset: 8, as: UInt8.self)
      base.storeBytes(of: -9, toByteOffset: 9, as: Int32.self)
      base.storeBytes(of: 0, toByteOffset: 13, as: UInt8.self)
      return _getTypeByMangledNameInContext(
        UnsafeRawPointer(base + 8).assumingMemoryBound(to: UInt8.self), 5, genericContext: nil,
        genericArguments: nil)
    }
  }
}
