import LaminaGeometry

/// Numbers that cannot be lengths: views take what comes nearest in sense, and go on.
nonisolated extension CGFloat {
  /// Further than any window, near enough for exact pixels.
  private static let longest: CGFloat = 1e7

  /// The number, held within what pixels can follow; 0 when it is none.
  var usable: CGFloat { isNaN ? 0 : Swift.min(Swift.max(self, -Self.longest), Self.longest) }

  /// The number as a length; 0 when it is negative or none.
  var usableLength: CGFloat { Swift.max(0, usable) }

  /// The number as a size that was asked for; nil, which asks for nothing, when it is none.
  var askedLength: CGFloat? { isFinite ? usableLength : nil }

  /// The number as a bound, which may be infinite; nil when it is none.
  var askedBound: CGFloat? { self == .infinity ? self : askedLength }
}
