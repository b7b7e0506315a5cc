import LaminaGeometry
import LaminaLayout

/// What a scroll view's surroundings say about it, at its latest update.
struct ScrollTraits {
  let axes: Axis.Set
  /// Where it stands at first, and when sizes change.
  let anchors: ScrollAnchors
  /// Whether people can scroll it.
  let isEnabled: Bool
  /// Whether it is read from the right: there it begins, and from there its place is kept.
  let isReversed: Bool
  /// Notified of what changed, in order.
  let observers: [ScrollObserver]
  /// The room that its content keeps free, beside its own margins under bars.
  var margins = EdgeInsets()
  /// Along which axes it gives way to fingers whatever its content's size.
  var bouncingAxes: Axis.Set = []
  /// What decides where it comes to rest; nil for wherever it runs out.
  var targets: ScrollTargets?
  /// The room around its thumbs.
  var thumbMargins = EdgeInsets()

  init(
    axes: Axis.Set, anchors: ScrollAnchors = ScrollAnchors(), isEnabled: Bool = true,
    isReversed: Bool = false, observers: [ScrollObserver] = []
  ) {
    self.axes = axes
    self.anchors = anchors
    self.isEnabled = isEnabled
    self.isReversed = isReversed
    self.observers = observers
  }

  /// What the environment says; it does not say so to scroll views inside of this one.
  init(taking environment: inout EnvironmentValues, axes: Axis.Set) {
    let link = environment.scrollPosition.map { [$0] } ?? []
    self.init(
      axes: axes, anchors: environment.scrollAnchors, isEnabled: environment.isScrollEnabled,
      isReversed: environment.layoutDirection == .rightToLeft,
      observers: environment.scrollObservers + link)
    environment.scrollAnchors = ScrollAnchors()
    environment.scrollObservers = []
    environment.scrollPosition = nil
    environment.scrollContentMargins = EdgeInsets()
    environment.scrollIndicatorMargins = EdgeInsets()
  }

  /// How much of the viewport that room takes at its start and at its end.
  func covered(_ axis: Axis) -> (start: CGFloat, end: CGFloat) {
    switch axis {
    case .vertical: (margins.top, margins.bottom)
    case .horizontal:
      isReversed ? (margins.trailing, margins.leading) : (margins.leading, margins.trailing)
    }
  }

  /// How long the track of a thumb is in a viewport.
  func track(_ axis: Axis, in viewport: CGSize) -> CGFloat {
    let margins = axis == .vertical ? thumbMargins.vertical : thumbMargins.horizontal
    return viewport[axis] - 2 * ScrollIndicator.margin - margins
  }

  func scrolls(_ axis: Axis) -> Bool {
    axes.contains(Axis.Set(axis))
  }
}
