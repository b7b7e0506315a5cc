/// A set of characters: ranges, general categories, or all but those.
struct ScalarSet: Hashable, Sendable {
  /// General categories, as bits, or all others.
  struct Categories: Hashable, Sendable {
    var mask: UInt32
    var isInverted: Bool
  }

  private(set) var ranges: [ClosedRange<UInt32>] = []
  private var categories: [Categories] = []
  private var isInverted = false
  /// The answers for ASCII.
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  init(
    _ ranges: [ClosedRange<UInt32>] = [], categories: [Categories] = [], isInverted: Bool = false
  ) {
    self.ranges = Self.merged(ranges)
    self.categories = categories
    self.isInverted = isInverted
    fillASCII()
  }

  /// Writes down the answers for ASCII.
  private mutating func fillASCII() {
    for range in ranges where range.lowerBound < 128 {
      for value in range.lowerBound...min(range.upperBound, 127) { add(value) }
    }
    if !categories.isEmpty {
      for value in 0..<128 as Range<UInt32> where hasCategory(value) { add(value) }
    }
    if isInverted { (low, high) = (~low, ~high) }
  }

  private mutating func add(_ value: UInt32) {
    if value < 64 { low |= 1 << UInt64(value) } else { high |= 1 << UInt64(value - 64) }
  }

  init(_ value: UInt32) { self.init([value...value]) }

  /// All that is in one of both.
  func union(_ other: ScalarSet) -> ScalarSet {
    ScalarSet(
      (isInverted ? complement : ranges) + (other.isInverted ? other.complement : other.ranges),
      categories: categories + other.categories)
  }

  /// All that is not in the set.
  var inverted: ScalarSet { ScalarSet(ranges, categories: categories, isInverted: !isInverted) }

  /// The set as categories turned around, if it is nothing but categories.
  func categories(isInverted: Bool) -> ScalarSet? {
    guard ranges.isEmpty, let first = categories.first else { return nil }
    return ScalarSet(categories: [Categories(mask: first.mask, isInverted: isInverted)])
  }

  private var complement: [ClosedRange<UInt32>] {
    var next: UInt32 = 0
    var gaps: [ClosedRange<UInt32>] = []
    for range in ranges {
      if range.lowerBound > next { gaps.append(next...(range.lowerBound - 1)) }
      next = range.upperBound + 1
    }
    return next <= 0x10FFFF ? gaps + [next...0x10FFFF] : gaps
  }

  @inline(__always)
  func contains(_ value: UInt32) -> Bool {
    if value < 64 { return low >> UInt64(value) & 1 == 1 }
    if value < 128 { return high >> UInt64(value - 64) & 1 == 1 }
    return search(value)
  }

  /// Whether the set has the character, or the same one in the other case.
  func containsIgnoringCase(_ value: UInt32) -> Bool {
    let variants = [value] + ScalarSet.otherCases(of: value)
    return variants.contains { isListed($0) } != isInverted
  }

  private func search(_ value: UInt32) -> Bool { isListed(value) != isInverted }

  private func isListed(_ value: UInt32) -> Bool {
    var (start, end) = (0, ranges.count)
    while start < end {
      let middle = (start + end) / 2
      if ranges[middle].upperBound < value { start = middle + 1 } else { end = middle }
    }
    if start < ranges.count, ranges[start].contains(value) { return true }
    return !categories.isEmpty && hasCategory(value)
  }

  private func hasCategory(_ value: UInt32) -> Bool {
    guard let scalar = Unicode.Scalar(value) else { return false }
    let bit = scalar.properties.generalCategory.bit
    return categories.contains { ($0.mask & bit != 0) != $0.isInverted }
  }

  private static func merged(_ ranges: [ClosedRange<UInt32>]) -> [ClosedRange<UInt32>] {
    var merged: [ClosedRange<UInt32>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = merged.last, range.lowerBound <= last.upperBound + 1 {
        merged[merged.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
      } else {
        merged.append(range)
      }
    }
    return merged
  }

  /// The same letter in the other case, where that is one character.
  static func otherCases(of value: UInt32) -> [UInt32] {
    guard let scalar = Unicode.Scalar(value) else { return [] }
    let texts = [scalar.properties.uppercaseMapping, scalar.properties.lowercaseMapping]
    return texts.compactMap { text in
      let scalars = text.unicodeScalars
      guard scalars.count == 1, let other = scalars.first?.value, other != value else { return nil }
      return other < 128 && value >= 128 ? nil : other
    }
  }
}
