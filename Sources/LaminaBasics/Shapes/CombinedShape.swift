import LaminaAnimation
public import LaminaGeometry
import Synchronization

extension Shape {
  /// What lies in this shape, in another one, or in both.
  public nonisolated func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(self, .union, other, eoFill: eoFill)
  }

  /// What lies in this shape and in another one.
  public nonisolated func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(self, .intersection, other, eoFill: eoFill)
  }

  /// What lies in this shape and not in another one.
  ///
  /// ```swift
  /// Circle().subtracting(Rectangle().offset(x: 40)).fill(.orange)
  /// ```
  public nonisolated func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(self, .subtracting, other, eoFill: eoFill)
  }

  /// What lies in one of both shapes, and not in the other.
  public nonisolated func symmetricDifference<T: Shape>(
    _ other: T, eoFill: Bool = false
  ) -> some Shape {
    CombinedShape(self, .symmetricDifference, other, eoFill: eoFill)
  }

  /// The parts of this shape's line that lie in another shape.
  public nonisolated func lineIntersection<T: Shape>(
    _ other: T, eoFill: Bool = false
  ) -> some Shape {
    CombinedShape(self, .lineIntersection, other, eoFill: eoFill)
  }

  /// The parts of this shape's line that lie outside of another shape.
  public nonisolated func lineSubtraction<T: Shape>(
    _ other: T, eoFill: Bool = false
  ) -> some Shape {
    CombinedShape(self, .lineSubtraction, other, eoFill: eoFill)
  }

  /// The shape in a rectangle of this size at the corner of its own.
  public nonisolated func size(_ size: CGSize) -> some Shape {
    SizedShape(shape: self, size: size)
  }

  /// The shape in a rectangle of this size at the corner of its own.
  public nonisolated func size(width: CGFloat, height: CGFloat) -> some Shape {
    SizedShape(shape: self, size: CGSize(width: width, height: height))
  }
}

/// What is made of the outlines of two shapes in one rectangle.
private nonisolated struct CombinedShape<First: Shape, Second: Shape>: PlacedShape {
  private var first: First
  private let operation: OutlineOperation
  private var second: Second
  private let eoFill: Bool
  private var latest = LatestOutline()

  init(_ first: First, _ operation: OutlineOperation, _ second: Second, eoFill: Bool) {
    self.first = first
    self.operation = operation
    self.second = second
    self.eoFill = eoFill
  }

  func path(in rect: CGRect) -> Path {
    latest.path(in: rect) {
      operation.combine(first.path(in: rect), second.path(in: rect), eoFill: eoFill)
    }
  }

  var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
    get { AnimatablePair(first.animatableData, second.animatableData) }
    set {
      (first.animatableData, second.animatableData) = (newValue.first, newValue.second)
      latest = LatestOutline()
    }
  }

  var needOfPlace: PlaceNeed { max(first.placeNeed, second.placeNeed) }

  @MainActor func placed(in element: Element) -> CombinedShape {
    guard needOfPlace != .nothing else { return self }
    return CombinedShape(
      first.atPlace(of: element), operation, second.atPlace(of: element), eoFill: eoFill)
  }
}

nonisolated extension CombinedShape: Equatable where First: Equatable, Second: Equatable {}

/// What is made of two outlines.
private nonisolated enum OutlineOperation {
  case union, intersection, subtracting, symmetricDifference, lineIntersection, lineSubtraction

  func combine(_ a: Path, _ b: Path, eoFill: Bool) -> Path {
    switch self {
    case .union: a.union(b, eoFill: eoFill)
    case .intersection: a.intersection(b, eoFill: eoFill)
    case .subtracting: a.subtracting(b, eoFill: eoFill)
    case .symmetricDifference: a.symmetricDifference(b, eoFill: eoFill)
    case .lineIntersection: a.lineIntersection(b, eoFill: eoFill)
    case .lineSubtraction: a.lineSubtraction(b, eoFill: eoFill)
    }
  }
}

/// The outline that a shape had last: what draws it, what it covers and what is hit ask for it in one rectangle.
///
/// Copies of a shape share it. It says nothing of the shape, so all are equal.
private nonisolated struct LatestOutline: Equatable {
  private nonisolated final class Kept: Sendable {
    let path = Mutex<(rect: CGRect, path: Path)?>(nil)
  }

  private let kept = Kept()

  /// The outline in a rectangle, made where it was another rectangle before.
  func path(in rect: CGRect, _ make: () -> Path) -> Path {
    if let known = kept.path.withLock({ $0 }), known.rect == rect { return known.path }
    let path = make()
    kept.path.withLock { $0 = (rect, path) }
    return path
  }

  static func == (a: LatestOutline, b: LatestOutline) -> Bool { true }
}

/// A shape in a rectangle of another size.
private nonisolated struct SizedShape<Content: Shape>: WrappedShape {
  var shape: Content
  var size: CGSize

  init(shape: Content, size: CGSize) {
    self.shape = shape
    self.size = CGSize(
      width: size.width.usableLength("size(width:height:)"),
      height: size.height.usableLength("size(width:height:)"))
  }

  func path(in rect: CGRect) -> Path {
    shape.path(in: CGRect(origin: rect.origin, size: size))
  }

  var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(shape.animatableData, size.animatableData) }
    set { (shape.animatableData, size.animatableData) = (newValue.first, newValue.second) }
  }
}
