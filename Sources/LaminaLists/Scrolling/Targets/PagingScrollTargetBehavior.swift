import LaminaGeometry
import LaminaLayout

/// A behaviour that turns pages: each is as long as what is seen of the scroll view.
///
/// Fingers that let go in motion, a notch of a wheel and a key turn one page.
public struct PagingScrollTargetBehavior: AligningBehavior {
  /// Makes the behaviour.
  public init() {}

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    for axis in Axis.allCases where context.axes.contains(Axis.Set(axis)) {
      guard let page = page(of: target.rect.origin[axis], axis, context),
        let place = place(ofNumber: page, axis, context)
      else { continue }
      target.rect.origin[axis] = place
    }
  }

  /// The page that is turned to on the way to a place.
  private func page(of place: CGFloat, _ axis: Axis, _ context: TargetContext) -> Int? {
    let length = context.containerSize[axis]
    guard length > 0 else { return nil }
    // Less than a pixel beyond the beginning of a page is its beginning.
    let slack = 0.25 / length
    let here = context.fromStart(context.offset[axis], axis) / length
    let way = context.way(axis) * (context.isReversed(axis) ? -1 : 1)
    let page =
      way > 0
      ? (here - slack).rounded(.up)
      : way < 0
        ? (here + slack).rounded(.down) : (context.fromStart(place, axis) / length).rounded()
    return Int(exactly: page)
  }

  func number(at place: CGFloat, _ axis: Axis, _ context: TargetContext) -> Int? {
    let length = context.containerSize[axis]
    return length > 0 ? Int(exactly: (context.fromStart(place, axis) / length).rounded()) : nil
  }

  func place(ofNumber number: Int, _ axis: Axis, _ context: TargetContext) -> CGFloat? {
    let limit = context.limit(axis)
    let place = min(max(CGFloat(number) * context.containerSize[axis], 0), limit)
    return context.isReversed(axis) ? limit - place : place
  }
}

extension ScrollTargetBehaviorContext {
  /// Whether places are counted from the end of an axis.
  func isReversed(_ axis: Axis) -> Bool {
    axis == .horizontal && environment.layoutDirection == .rightToLeft
  }

  /// A place as one counts from where reading begins.
  fileprivate func fromStart(_ place: CGFloat, _ axis: Axis) -> CGFloat {
    isReversed(axis) ? limit(axis) - place : place
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// The behaviour that turns pages as long as what is seen of the scroll view.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}
