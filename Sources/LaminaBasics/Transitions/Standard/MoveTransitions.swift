public import LaminaGeometry
import LaminaLayout

/// Comes from beyond an edge of its own place, and goes there.
public struct MoveTransition: Transition {
  /// The edge that the view comes from and goes to.
  public var edge: Edge

  /// Makes a transition that comes from beyond `edge` and goes back there.
  public init(edge: Edge) { self.edge = edge }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.shifted(towards: edge, by: phase.isIdentity ? 0 : 1)
  }
}

/// Comes from the leading edge and goes to the trailing one.
public struct SlideTransition: Transition {
  /// Makes the transition: the same as `.slide`.
  public init() {}

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.shifted(towards: .trailing, by: CGFloat(phase.value))
  }
}

/// Comes from elsewhere, and goes there.
public struct OffsetTransition: Transition {
  /// How far away the view begins and ends, in points.
  public var offset: CGSize

  /// Makes a transition from and to a place `offset` points away.
  public init(_ offset: CGSize) { self.offset = offset }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(phase.isIdentity ? .zero : offset)
  }
}

/// Comes from beyond an edge and goes on beyond the opposite one, fading.
public struct PushTransition: Transition {
  /// The edge that the view comes from; it goes to the opposite one.
  public var edge: Edge

  /// Makes a transition that comes from `edge` and goes to the opposite one.
  public init(edge: Edge) { self.edge = edge }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.shifted(towards: edge, by: CGFloat(-phase.value))
      .opacity(phase.isIdentity ? 1 : 0)
  }
}

extension Transition where Self == MoveTransition {
  /// Comes from beyond an edge of its own place, and goes there.
  public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}

extension Transition where Self == SlideTransition {
  /// Comes from the leading edge and goes to the trailing one.
  public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == OffsetTransition {
  /// Comes from elsewhere, and goes there.
  public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }

  /// Comes from elsewhere, and goes there.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
    OffsetTransition(CGSize(width: x, height: y))
  }
}

extension Transition where Self == PushTransition {
  /// Comes from beyond `edge` and goes on beyond the opposite one, fading.
  public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}

extension View {
  /// Draws the view elsewhere, by a fraction of its own size.
  fileprivate func shifted(towards edge: Edge, by fraction: CGFloat) -> some View {
    nodes(LayoutModifier(layout: ShiftLayout(edge: edge, fraction: fraction)))
  }
}

/// The rule of a shift: the subview is shown beside its place, by a fraction of its size.
nonisolated struct ShiftLayout: EnclosingLayout, Equatable {
  let edge: Edge
  let fraction: CGFloat

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var point = bounds.origin
    switch edge {
    case .top: point.y -= fraction * bounds.height
    case .bottom: point.y += fraction * bounds.height
    case .leading: point.x -= fraction * bounds.width
    case .trailing: point.x += fraction * bounds.width
    }
    subviews.first?.place(at: point, proposal: proposal)
  }
}
