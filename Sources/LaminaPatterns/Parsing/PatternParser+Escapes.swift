extension PatternParser {
  /// An escape outside of a class.
  mutating func escape() throws(PatternError) -> PatternNode {
    let start = at
    if let digit = scalars.dropFirst(at + 1).first, digit >= 0x31, digit <= 0x39 {
      at += 1
      return try back(to: number() ?? 0, from: start)
    }
    if take("\\k<") { return try back(to: groupName(), from: start) }
    return .set(try escapedSet())
  }

  /// An escape that stands for characters, in a class or not.
  mutating func escapedSet() throws(PatternError) -> ScalarSet {
    let start = at
    at += 1
    guard let letter = next.flatMap({ Unicode.Scalar($0) }) else {
      throw fault("The backslash at the end escapes nothing.", at: start)
    }
    at += 1
    switch letter {
    case "d": return .digits
    case "D": return .digits.inverted
    case "w": return .wordCharacters
    case "W": return .wordCharacters.inverted
    case "s": return .blanks
    case "S": return .blanks.inverted
    case "p", "P": return try property(isInverted: letter == "P", from: start)
    default: return ScalarSet(try escapedCharacter(letter, from: start))
    }
  }

  private mutating func property(isInverted: Bool, from start: Int) throws(PatternError)
    -> ScalarSet
  {
    guard take("{") else { throw fault("After \\p a name in braces has to follow.", at: start) }
    let begin = at
    while let next, next != 0x7D { at += 1 }
    let name = text(from: begin)
    guard take("}") else { throw fault("After \\p a name in braces has to follow.", at: start) }
    guard let set = ScalarSet.property(name, isInverted: isInverted) else {
      throw fault("\\p{\(name)} is no general category that is known.", at: start)
    }
    return set
  }

  private mutating func escapedCharacter(
    _ letter: Unicode.Scalar, from start: Int
  ) throws(PatternError) -> UInt32 {
    switch letter {
    case "t": return 0x09
    case "n": return 0x0A
    case "v": return 0x0B
    case "f": return 0x0C
    case "r": return 0x0D
    case "c": return try controlCharacter(from: start)
    case "x": return try hexadecimal(2, from: start)
    case "u": return try unicodeEscape(from: start)
    case "0": return try zero(from: start)
    case "a"..."z", "A"..."Z", "1"..."9": throw unknownEscape(letter, from: start)
    default: return letter.value
    }
  }

  private func unknownEscape(_ letter: Unicode.Scalar, from start: Int) -> PatternError {
    let hint =
      switch letter {
      case "A": " Write ^."
      case "Z", "z": " Write $."
      case "h": " Write [ \\t]."
      case "e": " Write \\x1B."
      default: ""
      }
    return fault("\\\(letter) is no escape of ECMA-262.\(hint)", at: start)
  }

  private func zero(from start: Int) throws(PatternError) -> UInt32 {
    if let next, next >= 0x30, next <= 0x39 {
      throw fault("\\0 with a digit behind it is no escape; write \\x00.", at: start)
    }
    return 0
  }

  private mutating func controlCharacter(from start: Int) throws(PatternError) -> UInt32 {
    guard let letter = next, (0x41...0x5A).contains(letter & ~0x20) else {
      throw fault("After \\c a letter from A to Z has to follow.", at: start)
    }
    at += 1
    return letter % 32
  }

  private mutating func hexadecimal(_ count: Int, from start: Int) throws(PatternError) -> UInt32 {
    var number: UInt32 = 0
    for _ in 0..<count {
      guard let digit = hexDigit() else {
        throw fault("\(count) hexadecimal digits have to follow.", at: start)
      }
      number = number << 4 | digit
    }
    return number
  }

  private mutating func hexDigit() -> UInt32? {
    guard let next, next < 0x80, let scalar = Unicode.Scalar(next),
      let digit = Character(scalar).hexDigitValue
    else { return nil }
    at += 1
    return UInt32(digit)
  }

  /// `\u0041`, two of them for a character beyond the first plane, or `\u{1F432}`.
  private mutating func unicodeEscape(from start: Int) throws(PatternError) -> UInt32 {
    if take("{") { return try bracedEscape(from: start) }
    let high = try hexadecimal(4, from: start)
    let back = at
    guard high & 0xFC00 == 0xD800, take("\\u") else { return high }
    let low = isNext("{") ? 0 : try hexadecimal(4, from: start)
    if low & 0xFC00 == 0xDC00 { return 0x10000 + ((high & 0x3FF) << 10) + (low & 0x3FF) }
    at = back
    return high
  }

  private mutating func bracedEscape(from start: Int) throws(PatternError) -> UInt32 {
    var number: UInt32 = 0
    while let digit = hexDigit() { number = min(number << 4 | digit, 0x110000) }
    guard take("}"), number <= 0x10FFFF else {
      throw fault("\\u{…} takes hexadecimal digits up to 10FFFF.", at: start)
    }
    return number
  }
}
