public import LaminaGeometry

/// How far a movement has come at each part of its time: from (0, 0) to (1, 1).
///
/// ```
///  1 ┤        ╭──   easeInEaseOut
///    │      ╱
///    │    ╱          value(at: 0.25) == 0.129162
///  0 ┼──╯───────┤
///    0          1
/// ```
///
/// ```swift
/// UnitCurve.easeIn.value(at: 0.25)                                   // 0.093465
/// UnitCurve.bezier(startControlPoint: UnitPoint(x: 0.3, y: 1.6),
///                  endControlPoint: UnitPoint(x: 0.7, y: 1)).value(at: 0.3)  // beyond 1: it swings
/// ```
///
/// The control points of the named curves are those of Core Animation and CSS.
public struct UnitCurve: Hashable, Sendable {
  private enum Shape: Hashable, Sendable {
    case linear
    case bezier(CubicUnitCurve)
    case circular(Circular)
    /// The curve mirrored along the diagonal: time asked from progress.
    case inverse(CubicUnitCurve)
    /// Stands at its start value until each step's end.
    case steps(Int)
  }

  private enum Circular: Hashable, Sendable { case easeIn, easeOut, easeInOut }

  private let shape: Shape

  private init(_ shape: Shape) { self.shape = shape }

  /// A cubic Bézier from (0, 0) to (1, 1).
  ///
  /// - Parameters:
  ///   - startControlPoint: its x is held between 0 and 1, its y may be anything.
  ///   - endControlPoint: likewise.
  /// - Returns: the curve; the straight line where it is one.
  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve {
    bezier(startControlPoint.x, startControlPoint.y, endControlPoint.x, endControlPoint.y)
  }

  private static func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> UnitCurve {
    let curve = CubicUnitCurve(x1: x1, y1: y1, x2: x2, y2: y2)
    return curve.isDiagonal ? .linear : UnitCurve(.bezier(curve))
  }

  /// The same pace all the time.
  public static let linear = UnitCurve(.linear)
  /// Core Animation's default: a quick start and a long rest, (.25, .1) (.25, 1).
  public static let `default` = bezier(0.25, 0.1, 0.25, 1)
  /// Begins slowly: (.42, 0) (1, 1).
  public static let easeIn = bezier(0.42, 0, 1, 1)
  /// Ends slowly: (0, 0) (.58, 1).
  public static let easeOut = bezier(0, 0, 0.58, 1)
  /// Begins and ends slowly: (.42, 0) (.58, 1).
  public static let easeInOut = bezier(0.42, 0, 0.58, 1)
  /// The same as `easeInOut`, under Core Animation's name.
  public static let easeInEaseOut = easeInOut
  /// A quarter of a circle that begins slowly.
  public static let circularEaseIn = UnitCurve(.circular(.easeIn))
  /// A quarter of a circle that ends slowly.
  public static let circularEaseOut = UnitCurve(.circular(.easeOut))
  /// Two quarters of a circle.
  public static let circularEaseInOut = UnitCurve(.circular(.easeInOut))

  /// As many equal steps, each taken at the end of its part of the time; one at least.
  public static func steps(_ count: Int) -> UnitCurve { UnitCurve(.steps(max(1, count))) }

  /// How far the movement has come; time outside 0 to 1 counts as the nearer end.
  public func value(at progress: Double) -> Double {
    let progress = Self.held(progress)
    switch shape {
    case .linear: return progress
    case .bezier(let curve): return curve.y(atX: progress)
    case .inverse(let curve): return curve.x(atY: progress)
    case .circular(let circular): return Self.value(of: circular, at: progress)
    case .steps(let count): return (progress * Double(count)).rounded(.down) / Double(count)
    }
  }

  /// How fast it goes there, in ways for each duration; infinite where it stands upright, 0 on steps.
  ///
  /// Time outside 0 to 1 counts as the nearer end.
  public func velocity(at progress: Double) -> Double {
    let progress = Self.held(progress)
    switch shape {
    case .linear: return 1
    case .bezier(let curve): return curve.velocity(atX: progress)
    case .circular(let circular): return Self.velocity(of: circular, at: progress)
    case .inverse(let curve):
      return curve.exchanged?.velocity(atX: progress) ?? measuredSlope(at: progress)
    case .steps: return 0
    }
  }

  /// How fast it goes there as something that moves can follow: finite also where it stands upright.
  func slope(at progress: Double) -> Double {
    switch shape {
    case .linear: 1
    case .bezier(let curve): curve.slope(atX: Self.held(progress))
    case .steps: 0
    case .inverse, .circular: measuredSlope(at: Self.held(progress))
    }
  }

  private func measuredSlope(at progress: Double) -> Double {
    let (from, to) = (max(0, progress - 1e-5), min(1, progress + 1e-5))
    return (value(at: to) - value(at: from)) / (to - from)
  }

  /// The curve with time and way exchanged; of curves that go beyond their ends, its rising branch.
  public var inverse: UnitCurve {
    switch shape {
    case .linear, .steps: self
    case .bezier(let curve): UnitCurve(.inverse(curve))
    case .inverse(let curve): UnitCurve(.bezier(curve))
    case .circular(.easeIn): .circularEaseOut
    case .circular(.easeOut): .circularEaseIn
    case .circular(.easeInOut): self
    }
  }

  private static func held(_ progress: Double) -> Double {
    progress.isNaN ? 0 : min(max(progress, 0), 1)
  }

  private static func velocity(of circular: Circular, at progress: Double) -> Double {
    switch circular {
    case .easeIn: progress / (1 - progress * progress).squareRoot()
    case .easeOut: velocity(of: .easeIn, at: 1 - progress)
    case .easeInOut: velocity(of: .easeIn, at: progress < 0.5 ? progress * 2 : 2 - progress * 2)
    }
  }

  private static func value(of circular: Circular, at progress: Double) -> Double {
    switch circular {
    case .easeIn: 1 - (1 - progress * progress).squareRoot()
    case .easeOut: (1 - (progress - 1) * (progress - 1)).squareRoot()
    case .easeInOut:
      progress < 0.5
        ? value(of: .easeIn, at: progress * 2) / 2
        : 0.5 + value(of: .easeOut, at: progress * 2 - 1) / 2
    }
  }
}
