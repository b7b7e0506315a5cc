import LaminaBus
import SeededRandom

extension BusSignature {
  /// A type of D-Bus, drawn at random, without descriptors.
  static func random(depth: Int, _ numbers: inout SeededNumbers) -> String {
    let basic = String("ybnqiuxtdsog".randomElement(using: &numbers) ?? "y")
    guard depth > 0 else { return basic }
    switch Int.random(in: 0..<6, using: &numbers) {
    case 0: return "a" + random(depth: depth - 1, &numbers)
    case 1: return "(" + random(depth: depth - 1, &numbers) + random(depth: 0, &numbers) + ")"
    case 2: return "a{" + basic + random(depth: depth - 1, &numbers) + "}"
    case 3: return "v"
    default: return basic
    }
  }
}

extension BusValue {
  /// A value of one type.
  static func random(_ type: String, depth: Int = 2, _ numbers: inout SeededNumbers) throws
    -> BusValue
  {
    let bits = numbers.next()
    switch type.first {
    case "y": return .byte(UInt8(truncatingIfNeeded: bits))
    case "b": return .boolean(bits & 1 == 1)
    case "n": return .int16(Int16(truncatingIfNeeded: bits))
    case "q": return .uint16(UInt16(truncatingIfNeeded: bits))
    case "i": return .int32(Int32(truncatingIfNeeded: bits))
    case "u": return .uint32(UInt32(truncatingIfNeeded: bits))
    case "x": return .int64(Int64(truncatingIfNeeded: bits))
    case "t": return .uint64(bits)
    case "d": return .double(Double(Int32(truncatingIfNeeded: bits)) / 8)
    case "s": return .string("ä€𝄞 \(bits)")
    case "o": return .objectPath("/a/b\(bits)")
    case "g": return .signature("a{sv}u")
    case "v":
      let inner = BusSignature.random(depth: depth, &numbers)
      return .variant(try random(inner, depth: max(0, depth - 1), &numbers))
    case "a":
      let element = String(type.dropFirst())
      return .array(
        of: element, try (0..<(bits % 4)).map { _ in try random(element, depth: depth, &numbers) })
    default:
      let fields = try BusSignature(String(type.dropFirst().dropLast())).types
        .map { try random($0, depth: depth, &numbers) }
      return type.first == "{" ? .entry(fields[0], fields[1]) : .structure(fields)
    }
  }
}
