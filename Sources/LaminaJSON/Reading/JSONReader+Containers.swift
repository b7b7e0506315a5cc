extension JSONReader {
  mutating func array() -> JSONValue {
    let start = at
    var elements: [JSONValue] = []
    var comma: Int?
    openArrays += 1
    at += 1
    skipBlanks()
    while !closes(0x5D, openedAt: start, after: &comma) {
      if let element = element() {
        elements.append(element)
        comma = separator(0x5D, after: element.range.upperBound)
      } else {
        comma = strayInside()
      }
    }
    openArrays -= 1
    return JSONValue(.array(elements), range: start..<at)
  }

  mutating func object() -> JSONValue {
    let start = at
    var members: [JSONMember] = []
    var comma: Int?
    openObjects += 1
    at += 1
    skipBlanks()
    while !closes(0x7D, openedAt: start, after: &comma) {
      if let member = member() {
        members.append(member)
        comma = separator(0x7D, after: member.value.range.upperBound)
      } else {
        comma = strayInside()
      }
    }
    openObjects -= 1
    let object = JSONObject(members)
    if members.count > 1 { reportDuplicates(of: object) }
    return JSONValue(.object(object), range: start..<at)
  }

  /// Goes over what is no element; gives the comma behind it, if there is one.
  private mutating func strayInside() -> Int? {
    if isAtEnd || next == 0x5D || next == 0x7D { return nil }
    if next == 0x2C {
      report(
        .missingValue, at..<(at + 1), "Before the comma a value is missing.",
        repair: .init(at..<(at + 1), with: ""))
      at += 1
    } else {
      skipStray()
      skipBlanks()
      if next == 0x2C { at += 1 }
    }
    skipBlanks()
    return nil
  }

  private mutating func element() -> JSONValue? {
    guard let value = value() else { return nil }
    skipBlanks()
    guard next == 0x3A, !isAtEnd else { return value }
    report(
      .notJSON, at..<(at + 1), "A colon stands only between a key and its value, in an object.")
    at += 1
    skipBlanks()
    return self.value() ?? value
  }

  private mutating func reportDuplicates(of object: JSONObject) {
    for (first, later) in object.duplicates {
      report(
        .duplicateKey, later.keyRange,
        "The key \"\(later.key)\" is given twice, first at byte \(first.keyRange.lowerBound).")
    }
  }

  /// Goes over the comma behind an element, or reports that there is none; gives its place.
  private mutating func separator(_ closer: UInt8, after end: Int) -> Int? {
    skipBlanks()
    if next == 0x2C {
      at += 1
      skipBlanks()
      return lastComma(before: at)
    }
    guard !isAtEnd, next != 0x7D, next != 0x5D, beginsElement(closer) else { return nil }
    report(
      .missingComma, end..<end, "A comma is missing here.", repair: .init(end..<end, with: ","))
    return nil
  }

  private func lastComma(before place: Int) -> Int? {
    bytes[..<place].lastIndex(of: 0x2C)
  }

  private func beginsElement(_ closer: UInt8) -> Bool {
    switch next {
    case 0x22, 0x27, 0x2D: true
    case 0x7B, 0x5B: closer == 0x5D
    case let byte: Self.isWordByte(byte)
    }
  }

  /// Whether the container ends here, orderly or not.
  private mutating func closes(_ closer: UInt8, openedAt start: Int, after comma: inout Int?)
    -> Bool
  {
    guard !isAtEnd else {
      reportOpen(start, before: bytes.count)
      return true
    }
    guard next == 0x7D || next == 0x5D else { return false }
    if let comma {
      report(
        .trailingComma, comma..<(comma + 1), "The comma has no value after it.",
        repair: .init(comma..<(comma + 1), with: ""))
    }
    if next == closer { at += 1 } else { wrongCloser(closer, openedAt: start) }
    return true
  }

  private mutating func reportOpen(_ start: Int, before end: Int) {
    guard !isStopped else { return }
    let (opener, closer) = bytes[start] == 0x7B ? ("{", "}") : ("[", "]")
    report(
      .notClosed, start..<(start + 1), "The \(opener) is not closed: a \(closer) is missing.",
      repair: .init(end..<end, with: closer))
  }

  /// A `]` where `}` is due: it belongs to a container further out, or is the wrong one.
  private mutating func wrongCloser(_ closer: UInt8, openedAt start: Int) {
    if next == 0x5D ? openArrays > 0 : openObjects > 0 {
      reportOpen(start, before: at)
      return
    }
    let (right, wrong) = closer == 0x7D ? ("}", "]") : ("]", "}")
    report(
      .wrongCloser, at..<(at + 1), "\(wrong) stands where \(right) should.",
      repair: .init(at..<(at + 1), with: right))
    at += 1
  }
}
