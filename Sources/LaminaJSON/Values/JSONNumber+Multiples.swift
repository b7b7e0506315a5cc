extension JSONNumber {
  /// Whether the number is an integer times the other one, exactly; no number is a multiple of zero but zero.
  ///
  /// - Complexity: O(*n* · *m*) for *n* and *m* digits, O(*n*) if the other has at most 18.
  public func isMultiple(of other: JSONNumber) -> Bool {
    if let left = Int(text), let right = Int(other.text), right != 0, right != -1 {
      return left % right == 0
    }
    return DecimalParts(text).isMultiple(of: DecimalParts(other.text))
  }
}

extension DecimalParts {
  /// Whether a · 10^x is a multiple of b · 10^y, for digits a and b without zeros at their ends.
  ///
  /// With x < y it never is: a would be a multiple of ten. Beyond four times the digits of b, a
  /// further zero behind a brings no factor of b that was not there before.
  fileprivate func isMultiple(of other: DecimalParts) -> Bool {
    if digits.isEmpty { return true }
    guard !other.digits.isEmpty, exponent >= other.exponent else { return false }
    let zeros = min(exponent - other.exponent, 4 * other.digits.count)
    return other.digits.count <= 18
      ? hasNoRest(dividedBy: other.number, zeros: zeros)
      : hasNoRest(dividedBy: other.digits, zeros: zeros)
  }

  private var number: UInt64 { digits.reduce(0) { $0 * 10 + UInt64($1) } }

  private func hasNoRest(dividedBy divisor: UInt64, zeros: Int) -> Bool {
    var rest = digits.reduce(0 as UInt64) { ($0 * 10 + UInt64($1)) % divisor }
    for _ in 0..<zeros where rest != 0 { rest = rest * 10 % divisor }
    return rest == 0
  }

  private func hasNoRest(dividedBy divisor: [UInt8], zeros: Int) -> Bool {
    var rest = LongRest(divisor)
    for digit in digits { rest.append(digit) }
    for _ in 0..<zeros where !rest.isZero { rest.append(0) }
    return rest.isZero
  }
}

/// The rest of a division by a number of many digits, one digit after the other, as on paper.
private struct LongRest {
  private let divisor: [Int8]
  /// As many digits as the divisor has and one more, the largest first.
  private var rest: [Int8]

  init(_ divisor: [UInt8]) {
    self.divisor = [0] + divisor.map { Int8($0) }
    rest = Array(repeating: 0, count: divisor.count + 1)
  }

  var isZero: Bool { rest.allSatisfy { $0 == 0 } }

  mutating func append(_ digit: UInt8) {
    rest.removeFirst()
    rest.append(Int8(digit))
    while !rest.lexicographicallyPrecedes(divisor) { subtract() }
  }

  private mutating func subtract() {
    var borrowed: Int8 = 0
    for place in rest.indices.reversed() {
      let difference = rest[place] - divisor[place] - borrowed
      borrowed = difference < 0 ? 1 : 0
      rest[place] = difference + borrowed * 10
    }
  }
}
