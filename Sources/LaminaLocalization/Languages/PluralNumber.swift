/// What plural rules ask of a number: CLDR's operands.
package struct PluralNumber: Hashable, Sendable {
  /// The whole part, without a sign.
  let i: UInt64
  /// How many digits of the fraction are visible.
  let v: Int
  /// The visible digits of the fraction as a number.
  let f: UInt64
  /// The same without zeros at the end.
  let t: UInt64

  package init(_ whole: UInt64) { self.init(i: whole, v: 0, f: 0, t: 0) }

  private init(i: UInt64, v: Int, f: UInt64, t: UInt64) {
    (self.i, self.v, self.f, self.t) = (i, v, f, t)
  }

  /// A number as it is written, like "-1.50"; a large or strange one counts as many.
  package init(digits: String) {
    let parts = digits.drop { $0 == "-" }.split(separator: ".", omittingEmptySubsequences: false)
    guard let whole = parts.first.flatMap({ UInt64($0) }) else {
      self.init(.max)
      return
    }
    let fraction = parts.count > 1 ? parts[1].prefix(18) : ""
    // "1.0" is how a whole number is printed.
    guard let digits = UInt64(fraction), digits > 0 else {
      self.init(whole)
      return
    }
    var significant = digits
    while significant % 10 == 0 { significant /= 10 }
    self.init(i: whole, v: fraction.count, f: digits, t: significant)
  }

  /// Whether it is just this whole number.
  func equals(_ number: UInt64) -> Bool { i == number && t == 0 }

  /// Whether it is a whole number of a range.
  func isIn(_ range: ClosedRange<UInt64>) -> Bool { t == 0 && range.contains(i) }

  /// Whether it is a whole number whose remainder is in a range.
  func isIn(_ range: ClosedRange<UInt64>, modulo: UInt64) -> Bool {
    t == 0 && range.contains(i % modulo)
  }
}
