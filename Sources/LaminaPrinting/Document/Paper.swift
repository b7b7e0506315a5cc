public import LaminaGeometry

/// A size of paper, upright, in points of 1/72 inch.
public nonisolated struct Paper: Hashable, Sendable {
  /// What people call it.
  public var name: String
  /// Its width and height.
  public var size: CGSize

  /// Makes a paper of its name and its size in points.
  public init(name: String, size: CGSize) {
    self.name = name
    self.size = size
  }

  /// Makes a paper of its name and its size in millimetres.
  public init(name: String, millimeters width: CGFloat, by height: CGFloat) {
    let points = 72 / 25.4
    self.init(name: name, size: CGSize(width: width * points, height: height * points))
  }

  /// 210 by 297 mm.
  public static let a4 = Paper(name: "A4", millimeters: 210, by: 297)
  /// 148 by 210 mm.
  public static let a5 = Paper(name: "A5", millimeters: 148, by: 210)
  /// 297 by 420 mm.
  public static let a3 = Paper(name: "A3", millimeters: 297, by: 420)
  /// 8.5 by 11 inches.
  public static let letter = Paper(name: "Letter", size: CGSize(width: 612, height: 792))
  /// 8.5 by 14 inches.
  public static let legal = Paper(name: "Legal", size: CGSize(width: 612, height: 1008))

  /// The paper in the printers of a locale's region: Letter in North America and some countries further
  /// south, A4 elsewhere.
  public static func standard(for locale: Locale) -> Paper {
    letterRegions.contains(locale.region?.identifier ?? "") ? .letter : .a4
  }

  private static let letterRegions: Set = [
    "BZ", "CA", "CL", "CO", "CR", "DO", "GT", "MX", "NI", "PA", "PH", "PR", "SV", "US", "VE",
  ]

  /// The same, turned by a quarter.
  public var landscape: Paper {
    Paper(name: name, size: CGSize(width: size.height, height: size.width))
  }
}
