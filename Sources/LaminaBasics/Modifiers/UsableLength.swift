import LaminaDrawing
package import LaminaGeometry

/// Numbers that cannot be lengths: views take the nearest number that makes sense, report it, and
/// go on.
nonisolated extension CGFloat {
  /// Further than any window, near enough for exact pixels.
  private static let longest: CGFloat = 1e7

  /// The number, held within what pixels can follow; 0, which is reported, when it is none.
  ///
  /// `argument` says what it was given for; by default the enclosing function.
  package func usable(_ argument: StaticString = #function) -> CGFloat {
    if !isFinite { BadNumber.report(self, for: argument) }
    return held
  }

  /// The number as a length; 0, which is reported, when it is negative or none.
  package func usableLength(_ argument: StaticString = #function) -> CGFloat {
    if !isFinite || self < 0 { BadNumber.report(self, for: argument) }
    return Swift.max(0, held)
  }

  /// The number as a size that was asked for; nil, which asks for nothing, when it is none.
  package func askedLength(_ argument: StaticString = #function) -> CGFloat? {
    if !isFinite || self < 0 { BadNumber.report(self, for: argument) }
    return isFinite ? Swift.max(0, held) : nil
  }

  /// The number as a bound, which may be infinite; nil when it is none.
  func askedBound(_ argument: StaticString = #function) -> CGFloat? {
    self == .infinity ? self : askedLength(argument)
  }

  private var held: CGFloat {
    isNaN ? 0 : Swift.min(Swift.max(self, -Self.longest), Self.longest)
  }
}

nonisolated extension Double {
  /// The number, or `other`, which is reported, when it is none or infinite.
  package func finite(or other: Double = 0, _ argument: StaticString = #function) -> Double {
    if isFinite { return self }
    BadNumber.report(CGFloat(self), for: argument)
    return isNaN ? other : Swift.min(Swift.max(self, -1e300), 1e300)
  }

  /// The number as a part of a whole, from 0 to 1; 0, which is reported, when it is no finite
  /// number.
  func usableFraction(_ argument: StaticString = #function) -> CGFloat {
    Swift.min(Swift.max(0, CGFloat(self).usable(argument)), 1)
  }
}

nonisolated extension Int {
  /// The number as a count of at least `least`; a smaller one is reported.
  package func usableCount(least: Int = 1, _ argument: StaticString = #function) -> Int {
    if self < least { BadNumber.report(CGFloat(self), for: argument) }
    return Swift.max(self, least)
  }
}

nonisolated extension Angle {
  /// The angle; zero, which is reported, when it is no finite number.
  func usable(_ argument: StaticString = #function) -> Angle {
    if radians.isFinite { return self }
    BadNumber.report(CGFloat(radians), for: argument)
    return .zero
  }
}

nonisolated extension UnitPoint {
  /// The point with coordinates that pixels can follow.
  package func usable(_ argument: StaticString = #function) -> UnitPoint {
    UnitPoint(x: x.usable(argument), y: y.usable(argument))
  }
}

nonisolated extension CGSize {
  /// The size, or move, with numbers that pixels can follow.
  func usable(_ argument: StaticString = #function) -> CGSize {
    CGSize(width: width.usable(argument), height: height.usable(argument))
  }
}

nonisolated extension EdgeInsets {
  /// The insets with numbers that pixels can follow.
  func usable(_ argument: StaticString = #function) -> EdgeInsets {
    EdgeInsets(
      top: top.usable(argument), leading: leading.usable(argument),
      bottom: bottom.usable(argument), trailing: trailing.usable(argument))
  }
}

nonisolated extension [CGFloat] {
  /// Whether all are finite numbers; one that is not is reported.
  func allAreFinite(_ argument: StaticString = #function) -> Bool {
    guard let bad = first(where: { !$0.isFinite }) else { return true }
    BadNumber.report(bad, for: argument)
    return false
  }
}

nonisolated extension Gradient {
  /// The gradient without stops whose places are no numbers; one of them is reported.
  func usable(_ argument: StaticString) -> Gradient {
    guard !stops.map(\.location).allAreFinite(argument) else { return self }
    return Gradient(stops: stops.filter { $0.location.isFinite })
  }
}
