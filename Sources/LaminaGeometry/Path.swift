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
public struct Path: Hashable, Sendable {
  /// One step of an outline.
  public enum Element: Hashable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

  /// The steps in drawing order.
  public private(set) var elements: [Element] = []
  private var start = CGPoint.zero

  /// The point where the next step begins; nil before the first.
  public private(set) var currentPoint: CGPoint?

  public init() {}

  public init(_ build: (inout Path) -> Void) {
    build(&self)
  }

  public init(_ rect: CGRect) { addRect(rect) }
  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius))
  }

  public init(roundedRect rect: CGRect, cornerSize: CGSize) {
    addRoundedRect(in: rect, cornerSize: cornerSize)
  }

  public var isEmpty: Bool { elements.isEmpty }

  public mutating func move(to point: CGPoint) {
    elements.append(.move(to: point))
    (start, currentPoint) = (point, point)
  }

  public mutating func addLine(to point: CGPoint) {
    beginIfNeeded(at: point)
    elements.append(.line(to: point))
    currentPoint = point
  }

  public mutating func addLines(_ points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
    beginIfNeeded(at: control)
    elements.append(.quadCurve(to: point, control: control))
    currentPoint = point
  }

  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    beginIfNeeded(at: control1)
    elements.append(.curve(to: point, control1: control1, control2: control2))
    currentPoint = point
  }

  public mutating func closeSubpath() {
    guard currentPoint != nil else { return }
    elements.append(.closeSubpath)
    currentPoint = start
  }

  public mutating func addRect(_ rect: CGRect) {
    move(to: CGPoint(x: rect.minX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    closeSubpath()
  }

  public mutating func addEllipse(in rect: CGRect) {
    addRoundedRect(in: rect, cornerSize: CGSize(width: rect.width / 2, height: rect.height / 2))
  }

  /// Adds a rectangle whose corners are quarter ellipses, never larger than half a side.
  public mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize) {
    let rx = max(0, min(cornerSize.width, rect.width / 2))
    let ry = max(0, min(cornerSize.height, rect.height / 2))
    guard rx > 0, ry > 0 else { return addRect(rect) }
    let (kx, ky) = (rx * (1 - Path.quarter), ry * (1 - Path.quarter))
    let (l, t, r, b) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    func corner(_ x: CGFloat, _ y: CGFloat, _ c1: CGPoint, _ c2: CGPoint, _ path: inout Path) {
      path.addCurve(to: CGPoint(x: x, y: y), control1: c1, control2: c2)
    }
    move(to: CGPoint(x: l + rx, y: t))
    addLine(to: CGPoint(x: r - rx, y: t))
    corner(r, t + ry, CGPoint(x: r - kx, y: t), CGPoint(x: r, y: t + ky), &self)
    addLine(to: CGPoint(x: r, y: b - ry))
    corner(r - rx, b, CGPoint(x: r, y: b - ky), CGPoint(x: r - kx, y: b), &self)
    addLine(to: CGPoint(x: l + rx, y: b))
    corner(l, b - ry, CGPoint(x: l + kx, y: b), CGPoint(x: l, y: b - ky), &self)
    addLine(to: CGPoint(x: l, y: t + ry))
    corner(l + rx, t, CGPoint(x: l, y: t + ky), CGPoint(x: l + kx, y: t), &self)
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
    guard sweep.isFinite else { return }
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

  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    let added = path.applying(transform)
    elements += added.elements
    (start, currentPoint) = (added.start, added.currentPoint)
  }

  /// The outline under `transform`.
  public func applying(_ transform: CGAffineTransform) -> Path {
    if transform.isIdentity { return self }
    var mapped = self
    mapped.elements = elements.map { element in
      switch element {
      case .move(let p): .move(to: p.applying(transform))
      case .line(let p): .line(to: p.applying(transform))
      case .quadCurve(let p, let c):
        .quadCurve(to: p.applying(transform), control: c.applying(transform))
      case .curve(let p, let c1, let c2):
        .curve(
          to: p.applying(transform), control1: c1.applying(transform),
          control2: c2.applying(transform))
      case .closeSubpath: .closeSubpath
      }
    }
    mapped.start = start.applying(transform)
    mapped.currentPoint = currentPoint?.applying(transform)
    return mapped
  }

  /// The outline moved by (dx, dy).
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }

  /// How far a quarter circle's control points lie from its ends, as a part of the radius.
  private static let quarter: CGFloat = 0.5522847498307936

  private mutating func beginIfNeeded(at point: CGPoint) {
    if currentPoint == nil { move(to: point) }
  }
}
