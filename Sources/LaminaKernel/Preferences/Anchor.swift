package import LaminaDisplay
public import LaminaGeometry
import LaminaLayout

/// A rectangle or a point of a view, wherever that view goes.
///
/// A `GeometryProxy` says where it is, in its own coordinates:
///
/// ```swift
/// GeometryReader { proxy in Path(proxy[anchor]) }     // Anchor<CGRect>
/// ```
///
/// It is equal to another one of the same place of the same view, so a view that moves does not
/// change the preferences that hold its anchors; only who asks a proxy is evaluated again.
public nonisolated struct Anchor<Value>: Hashable, Sendable {
  package let id: Node.ID
  package let place: AnchorPlace

  /// Which part of a view is meant.
  public nonisolated struct Source: Hashable, Sendable {
    let place: AnchorPlace
    init(_ place: AnchorPlace) { self.place = place }
  }
}

/// A part of a view.
package nonisolated enum AnchorPlace: Hashable, Sendable {
  case bounds
  case rect(CGRect)
  case unit(UnitPoint)
  case point(CGPoint)

  /// The part in the view's own coordinates; a point has no size.
  package func rect(in size: CGSize) -> CGRect {
    switch self {
    case .bounds: CGRect(origin: .zero, size: size)
    case .rect(let rect): rect
    case .unit(let unit):
      CGRect(x: unit.x * size.width, y: unit.y * size.height, width: 0, height: 0)
    case .point(let point): CGRect(origin: point, size: .zero)
    }
  }

  /// The same where reading goes from right to left.
  func directed(_ direction: LayoutDirection) -> AnchorPlace {
    guard direction == .rightToLeft, case .unit(let unit) = self else { return self }
    return .unit(UnitPoint(x: 1 - unit.x, y: unit.y))
  }
}

extension Anchor {
  /// The anchor of the one view inside of `element`; nil where it shows nothing.
  @MainActor init?(_ source: Source, of element: Element) {
    guard let node = element.childOutputs.first else { return nil }
    self.init(id: node.id, place: source.place.directed(element.environment.layoutDirection))
  }
}

extension Anchor.Source where Value == CGRect {
  /// The whole view.
  public static var bounds: Self { Self(.bounds) }
  /// A rectangle in the view's own coordinates.
  public static func rect(_ r: CGRect) -> Self { Self(.rect(r)) }
}

extension Anchor.Source where Value == CGPoint {
  /// A point in the view's own coordinates.
  public static func point(_ p: CGPoint) -> Self { Self(.point(p)) }
  /// A point in fractions of the view's size.
  public static func unitPoint(_ p: UnitPoint) -> Self { Self(.unit(p)) }
  /// The corner at the top of the leading side.
  public static var topLeading: Self { Self(.unit(.topLeading)) }
  /// The middle of the top edge.
  public static var top: Self { Self(.unit(.top)) }
  /// The corner at the top of the trailing side.
  public static var topTrailing: Self { Self(.unit(.topTrailing)) }
  /// The middle of the leading edge.
  public static var leading: Self { Self(.unit(.leading)) }
  /// The middle of the view.
  public static var center: Self { Self(.unit(.center)) }
  /// The middle of the trailing edge.
  public static var trailing: Self { Self(.unit(.trailing)) }
  /// The corner at the bottom of the leading side.
  public static var bottomLeading: Self { Self(.unit(.bottomLeading)) }
  /// The middle of the bottom edge.
  public static var bottom: Self { Self(.unit(.bottom)) }
  /// The corner at the bottom of the trailing side.
  public static var bottomTrailing: Self { Self(.unit(.bottomTrailing)) }
}

/// What an anchor can stand for: a rectangle or a point.
public nonisolated protocol AnchorValue {
  /// The value of a place; a point is a rectangle without size.
  init(anchored rect: CGRect)
}

nonisolated extension CGRect: AnchorValue {
  public init(anchored rect: CGRect) { self = rect }
}

nonisolated extension CGPoint: AnchorValue {
  public init(anchored rect: CGRect) { self = rect.origin }
}
