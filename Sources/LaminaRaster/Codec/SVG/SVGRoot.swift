import LaminaGeometry

/// The outermost tag of an SVG file: it identifies the format and gives the natural size.
///
/// ```
///  BOM? space? <?xml ...?> <!-- ... --> <!DOCTYPE svg [ ... ]>  <svg width="48" viewBox="0 0 4 3">
///  └──────────────────── passed over ───────────────────────┘  └─────────── read ───────────────┘
/// ```
struct SVGRoot {
  enum Reading {
    case root(SVGRoot)
    /// The data end before it is clear.
    case unfinished
    case otherwise
  }

  /// In CSS pixels, which are points.
  let size: CGSize
  /// Whether the file names a length, not just a viewBox.
  let hasLengths: Bool

  /// Reads as far as the end of the outermost tag; `bytes` are UTF-8.
  static func read(_ bytes: UnsafeRawBufferPointer) -> Reading {
    var scanner = SVGScanner(bytes)
    do throws(SVGScanner.Stop) {
      try scanner.passProlog()
      return .root(SVGRoot(try scanner.readTag()))
    } catch {
      return error == .ended ? .unfinished : .otherwise
    }
  }

  private init(_ attributes: [String: String]) {
    let box = (attributes["viewBox"] ?? "").split { " ,\n\t\r".contains($0) }.compactMap {
      Double($0)
    }
    let ratio = box.count == 4 && box[2] > 0 && box[3] > 0 ? box[3] / box[2] : nil
    let width = Self.length(attributes["width"])
    let height = Self.length(attributes["height"])
    hasLengths = width != nil || height != nil
    switch (width, height) {
    case (let width?, let height?): size = CGSize(width: width, height: height)
    case (let width?, nil): size = CGSize(width: width, height: width * (ratio ?? 0.5))
    case (nil, let height?): size = CGSize(width: height / (ratio ?? 0.5), height: height)
    case (nil, nil):
      size = ratio == nil ? CGSize(width: 300, height: 150) : CGSize(width: box[2], height: box[3])
    }
  }

  /// A length in CSS pixels; nil for a share of the surroundings, and for anything else.
  private static func length(_ text: String?) -> Double? {
    guard let text = text?.trimmingCharacters(in: .whitespacesAndNewlines) else { return nil }
    let unit = text.drop { "+-.0123456789".contains($0) || "eE".contains($0) && !isEm(text) }
    guard let number = Double(text.dropLast(unit.count)), number.isFinite, number >= 0 else {
      return nil
    }
    let factors: [String: Double] = [
      "": 1, "px": 1, "pt": 96.0 / 72, "pc": 16, "in": 96, "cm": 96 / 2.54, "mm": 9.6 / 2.54,
      "em": 16, "ex": 8,
    ]
    return factors[unit.lowercased()].map { number * $0 }
  }

  /// Whether an "e" begins a unit, not an exponent.
  private static func isEm(_ text: String) -> Bool {
    let end = text.lowercased()
    return end.hasSuffix("em") || end.hasSuffix("ex")
  }
}

/// Walks over the start of an XML file, forwards only.
private struct SVGScanner {
  enum Stop: Error { case ended, different }

  private let bytes: UnsafeRawBufferPointer
  private var offset = 0

  init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
  }

  mutating func passProlog() throws(Stop) {
    while true {
      passSpace()
      guard try byte(0) == UInt8(ascii: "<") else { throw .different }
      switch try byte(1) {
      case UInt8(ascii: "?"): try pass(through: "?>")
      case UInt8(ascii: "!"):
        if try byte(2) == UInt8(ascii: "-") {
          try pass(through: "-->")
        } else {
          try passDeclaration()
        }
      default: return
      }
    }
  }

  /// Reads `<svg ...>`, with or without a prefix.
  mutating func readTag() throws(Stop) -> [String: String] {
    offset += 1
    guard try name().split(separator: ":").last == "svg" else { throw .different }
    var attributes: [String: String] = [:]
    while true {
      passSpace()
      let next = try byte(0)
      if next == UInt8(ascii: ">") || next == UInt8(ascii: "/") { return attributes }
      let (key, value) = try attribute()
      attributes[key] = value
    }
  }

  private mutating func attribute() throws(Stop) -> (String, String) {
    let key = try name()
    passSpace()
    guard try byte(0) == UInt8(ascii: "="), !key.isEmpty else { throw .different }
    offset += 1
    passSpace()
    let quote = try byte(0)
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { throw .different }
    offset += 1
    return (key, try text { $0 == quote })
  }

  private mutating func name() throws(Stop) -> String {
    let start = offset
    while !Self.isSpace(try byte(0)), !">/=\"'<".utf8.contains(try byte(0)) { offset += 1 }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  /// What stands before the byte that `ends` it, which is passed over.
  private mutating func text(until ends: (UInt8) -> Bool) throws(Stop) -> String {
    let start = offset
    while !ends(try byte(0)) { offset += 1 }
    defer { offset += 1 }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  /// Passes over `<!DOCTYPE ...>`: what stands in quotes or brackets does not end it.
  private mutating func passDeclaration() throws(Stop) {
    var depth = 0
    repeat {
      switch try byte(0) {
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        let quote = try byte(0)
        offset += 1
        _ = try text { $0 == quote }
        continue
      case UInt8(ascii: "<"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ">"), UInt8(ascii: "]"): depth -= 1
      default: break
      }
      offset += 1
    } while depth > 0
  }

  private mutating func pass(through end: StaticString) throws(Stop) {
    let length = end.utf8CodeUnitCount
    let wanted = UnsafeBufferPointer(start: end.utf8Start, count: length)
    while offset + length <= bytes.count {
      if bytes[offset..<offset + length].elementsEqual(wanted) {
        offset += length
        return
      }
      offset += 1
    }
    throw .ended
  }

  private mutating func passSpace() {
    while offset < bytes.count, Self.isSpace(bytes[offset]) { offset += 1 }
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }

  private func byte(_ ahead: Int) throws(Stop) -> UInt8 {
    guard offset + ahead < bytes.count else { throw .ended }
    return bytes[offset + ahead]
  }
}
