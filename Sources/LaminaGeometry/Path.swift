public import Foundation

/// An outline of lines and curves, as a value.
///
/// ```swift
/// var star = Path()
/// star.move(to: CGPoint(x: 50, y: 0))
/// star.addLine(to: CGPoint(x: 80, y: 100))
/// star.closeSubpath()
/// star.boundingRect          // (50, 0, 30, 100)
/// ```
///
/// Its points are always finite, so that code that draws, measures or hits it need not check: a step
/// with a coordinate that is not a number is left out, as Core Graphics does, and infinite ones are
/// held at a thousand million points.
public struct Path: Hashable, Sendable {
  /// One step of an outline.
  public enum Element: Hashable, Sendable {
    /// Begins another part of the outline at a point.
    case move(to: CGPoint)
    /// A straight line from where the outline is to a point.
    case line(to: CGPoint)
    /// A curve of the second degree to a point, drawn towards one control point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A Bézier curve of the third degree to a point: it leaves towards `control1` and arrives from
    /// `control2`.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A straight line back to where this part of the outline began.
    case closeSubpath
  }

  /// The steps in drawing order.
  public private(set) var elements: [Element] = []
  private var start = CGPoint.zero

  /// The point where the next step begins; nil before the first.
  public private(set) var currentPoint: CGPoint?

  /// Whether a step was left out or held because of a coordinate that is no finite number.
  package private(set) var leftSomethingOut = false

  /// Makes an outline without steps.
  public init() {}

  /// Makes an outline of the steps that `build` adds to an empty one.
  public init(_ build: (inout Path) -> Void) {
    build(&self)
  }

  /// Makes the outline of a rectangle.
  public init(_ rect: CGRect) { addRect(rect) }
  /// Makes the outline of the ellipse that touches all sides of `rect`.
  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

  /// Makes the outline of a rectangle whose corners are arcs of `cornerRadius` points.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// Makes the outline of a rectangle whose corners are quarters of an ellipse, as wide and as high
  /// as `cornerSize`.
  public init(roundedRect rect: CGRect, cornerSize: CGSize) {
    addRoundedRect(in: rect, cornerSize: cornerSize)
  }

  /// Whether the outline has no steps at all.
  public var isEmpty: Bool { elements.isEmpty }

  /// Begins another part of the outline at `point`.
  public mutating func move(to point: CGPoint) {
    guard let point = finite(point) else { return }
    elements.append(.move(to: point))
    start = point
    currentPoint = point
  }

  /// Adds a straight line to `point`; without a part begun, begins one there.
  public mutating func addLine(to point: CGPoint) {
    guard let point = finite(point) else { return }
    beginIfNeeded(at: point)
    elements.append(.line(to: point))
    currentPoint = point
  }

  /// Begins another part at the first point and goes on by straight lines to the others.
  public mutating func addLines(_ points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  /// Adds a curve of the second degree to `point`, drawn towards `control`.
  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
    guard let point = finite(point), let control = finite(control) else { return }
    beginIfNeeded(at: control)
    elements.append(.quadCurve(to: point, control: control))
    currentPoint = point
  }

  /// Adds a Bézier curve of the third degree to `point`, which leaves towards `control1` and
  /// arrives from `control2`.
  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    guard let point = finite(point), let control1 = finite(control1),
      let control2 = finite(control2)
    else { return }
    beginIfNeeded(at: control1)
    elements.append(.curve(to: point, control1: control1, control2: control2))
    currentPoint = point
  }

  /// Adds a straight line back to where this part began; does nothing where no part was begun.
  public mutating func closeSubpath() {
    guard currentPoint != nil else { return }
    elements.append(.closeSubpath)
    currentPoint = start
  }

  /// Adds a rectangle as a closed part, clockwise from its top left corner.
  public mutating func addRect(_ rect: CGRect) {
    guard let rect = finite(rect) else { return }
    reserve(5)
    move(to: CGPoint(x: rect.minX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    closeSubpath()
  }

  /// Adds an ellipse that begins at 3 o'clock and goes clockwise on screen.
  public mutating func addEllipse(in rect: CGRect) {
    guard let rect = finite(rect) else { return }
    guard rect.width > 0, rect.height > 0 else { return addRect(rect) }
    reserve(6)
    move(to: CGPoint(x: rect.maxX, y: rect.midY))
    addCorners(of: rect, CGSize(width: rect.width / 2, height: rect.height / 2), joined: false)
  }

  /// Adds a rectangle whose corners are quarter ellipses, never larger than half a side.
  ///
  /// It begins in the middle of the right side and goes clockwise on screen.
  public mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize) {
    guard let rect = finite(rect) else { return }
    let rx = max(0, min(cornerSize.width, rect.width / 2))
    let ry = max(0, min(cornerSize.height, rect.height / 2))
    guard rx > 0, ry > 0 else { return addRect(rect) }
    reserve(10)
    move(to: CGPoint(x: rect.maxX, y: rect.midY))
    addCorners(of: rect, CGSize(width: rx, height: ry), joined: true)
  }

  /// Makes room where the steps are the first ones: what grows by many must not be moved for each.
  private mutating func reserve(_ count: Int) {
    if elements.isEmpty { elements.reserveCapacity(count) }
  }

  /// Adds four quarter ellipses, the lower right one first, with the sides between them if `joined`.
  ///
  /// A rectangle is finite, and so is what lies inside of it.
  private mutating func addCorners(of rect: CGRect, _ radius: CGSize, joined: Bool) {
    let rx = radius.width
    let ry = radius.height
    let kx = rx * (1 - Path.quarter)
    let ky = ry * (1 - Path.quarter)
    let l = rect.minX
    let t = rect.minY
    let r = rect.maxX
    let b = rect.maxY
    func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    func line(_ end: CGPoint) { elements.append(.line(to: end)) }
    func curve(_ end: CGPoint, _ control1: CGPoint, _ control2: CGPoint) {
      elements.append(.curve(to: end, control1: control1, control2: control2))
    }
    if joined { line(at(r, b - ry)) }
    curve(at(r - rx, b), at(r, b - ky), at(r - kx, b))
    if joined { line(at(l + rx, b)) }
    curve(at(l, b - ry), at(l + kx, b), at(l, b - ky))
    if joined { line(at(l, t + ry)) }
    curve(at(l + rx, t), at(l, t + ky), at(l + kx, t))
    if joined { line(at(r - rx, t)) }
    let end = joined ? at(r, t + ry) : start
    curve(end, at(r - kx, t), at(r, t + ky))
    closeSubpath()
  }

  /// Adds a circular arc, after a line to its beginning.
  ///
  /// `clockwise` is SwiftUI's flag, which speaks of a y axis that grows upwards: false goes
  /// clockwise on screen. Angles that are not finite add nothing.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {
    let turn = 2 * Double.pi
    var sweep = endAngle.radians - startAngle.radians
    guard sweep.isFinite, radius.isFinite, let center = finite(center) else {
      return leftSomethingOut = true
    }
    if clockwise {
      if sweep > 0 { sweep -= turn * (sweep / turn).rounded(.up) }
      sweep = max(sweep, -turn)
    } else {
      if sweep < 0 { sweep += turn * (-sweep / turn).rounded(.up) }
      sweep = min(sweep, turn)
    }
    func on(_ angle: Double, _ r: CGFloat = radius) -> CGPoint {
      CGPoint(x: center.x + r * cos(angle), y: center.y + r * sin(angle))
    }
    let from = on(startAngle.radians)
    if currentPoint == nil { move(to: from) } else { addLine(to: from) }
    let steps = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
    let step = sweep / Double(steps)
    let k = 4 / 3 * tan(step / 4) * radius
    for index in 0..<steps where step != 0 {
      let a = startAngle.radians + step * Double(index)
      let b = a + step
      let (p, q) = (on(a), on(b))
      addCurve(
        to: q, control1: CGPoint(x: p.x - k * sin(a), y: p.y + k * cos(a)),
        control2: CGPoint(x: q.x + k * sin(b), y: q.y - k * cos(b)))
    }
  }

  /// Adds all steps of `path`, with its points mapped by `transform`.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    let added = path.applying(transform)
    leftSomethingOut = leftSomethingOut || added.leftSomethingOut
    guard !added.isEmpty else { return }
    elements += added.elements
    start = added.start
    currentPoint = added.currentPoint
  }

  /// The outline under `transform`; empty under one that holds what is not a number.
  public func applying(_ transform: CGAffineTransform) -> Path {
    if transform.isIdentity { return self }
    var mapped = Path()
    mapped.leftSomethingOut = leftSomethingOut
    guard transform.isFinite else {
      mapped.leftSomethingOut = true
      return mapped
    }
    func map(_ point: CGPoint) -> CGPoint { Path.held(point.applying(transform)) }
    mapped.elements = elements.map { element in
      switch element {
      case .move(let p): .move(to: map(p))
      case .line(let p): .line(to: map(p))
      case .quadCurve(let p, let c): .quadCurve(to: map(p), control: map(c))
      case .curve(let p, let c1, let c2): .curve(to: map(p), control1: map(c1), control2: map(c2))
      case .closeSubpath: .closeSubpath
      }
    }
    mapped.start = map(start)
    mapped.currentPoint = currentPoint.map(map)
    return mapped
  }

  /// The outline moved by (dx, dy).
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }

  /// How far a quarter circle's control points lie from its ends, as a part of the radius.
  private static let quarter: CGFloat = 0.5522847498307936

  /// `point` held within what can be drawn; nil, which is noted, for what is not a number.
  private mutating func finite(_ point: CGPoint) -> CGPoint? {
    if abs(point.x) <= Path.furthest, abs(point.y) <= Path.furthest { return point }
    if !point.x.isFinite || !point.y.isFinite { leftSomethingOut = true }
    return point.x.isNaN || point.y.isNaN ? nil : Path.held(point)
  }

  /// The same for a rectangle; a null one adds nothing.
  private mutating func finite(_ rect: CGRect) -> CGRect? {
    if rect.isNull { return nil }
    let (low, high) = (CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY))
    if rect == .infinite {
      let side = Path.furthest
      return CGRect(x: -side, y: -side, width: 2 * side, height: 2 * side)
    }
    guard let low = finite(low), let high = finite(high) else { return nil }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// The largest coordinate.
  private static let furthest: CGFloat = 1e9

  private static func held(_ point: CGPoint) -> CGPoint {
    CGPoint(
      x: min(max(point.x, -furthest), furthest), y: min(max(point.y, -furthest), furthest))
  }

  private mutating func beginIfNeeded(at point: CGPoint) {
    if currentPoint == nil { move(to: point) }
  }
}

extension CGAffineTransform {
  /// Whether it holds nothing but finite numbers.
  fileprivate var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }
}
