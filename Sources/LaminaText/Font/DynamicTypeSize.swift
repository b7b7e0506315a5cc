package import LaminaGeometry

/// How large a person wants text to be: seven usual sizes and five for people who see little.
///
/// ```
///                  body  largeTitle  caption2        body  largeTitle  caption2
///  xSmall            12          27        11   accessibility1  23   39   20
///  small             12          28        11   accessibility2  27   42   24
///  medium            13          29        11   accessibility3  33   46   29
///  large             14          30        11   accessibility4  39   49   34
///  xLarge            16          32        13   accessibility5  44   53   40
///  xxLarge           17          34        15
///  xxxLarge          19          35        17
/// ```
/// Lamina's sizes are those of `large`; the others are as far from them as Apple's are.
public enum DynamicTypeSize: CaseIterable, Hashable, Comparable, Sendable {
  /// The smallest.
  case xSmall
  /// Smaller than usual.
  case small
  /// A little smaller than usual.
  case medium
  /// The usual size.
  case large
  /// A little larger than usual.
  case xLarge
  /// Larger than usual.
  case xxLarge
  /// The largest of the usual sizes.
  case xxxLarge
  /// The smallest of the sizes for people who see little.
  case accessibility1
  /// The second of them: nearly twice the usual size.
  case accessibility2
  /// The third of them.
  case accessibility3
  /// The fourth of them.
  case accessibility4
  /// The largest: about three times the usual size.
  case accessibility5

  /// Whether it is one of the sizes for people who see little, for which rows become columns.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

extension DynamicTypeSize {
  /// The size whose body text is nearest to so many times the usual one.
  package init(nearestTo scale: CGFloat) {
    func distance(_ size: Self) -> CGFloat { abs(log(scale / size.factor(for: .body))) }
    self =
      scale > 0 && scale.isFinite
      ? Self.allCases.min { distance($0) < distance($1) } ?? .large : .large
  }

  /// How much larger texts of a style are than at `large`.
  package func factor(for style: Font.TextStyle) -> CGFloat {
    let sizes = style.published
    return sizes[place] / sizes[Self.large.place]
  }

  /// Its place among all sizes, which is the byte it is kept as.
  private var place: Int { Int(unsafeBitCast(self, to: UInt8.self)) }
}

extension Font.TextStyle {
  /// Apple's sizes in points, from the smallest to the largest.
  ///
  /// From the Human Interface Guidelines, "Typography: Specifications: iOS, iPadOS Dynamic Type sizes".
  fileprivate var published: [CGFloat] {
    switch self {
    case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
    case .title: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
    case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
    case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
    case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
    case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
    case .caption: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
    case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
    }
  }
}
