import LaminaAnimation
import LaminaDisplay
public import LaminaGeometry
import LaminaLayout

/// A view that is shown through an effect which depends on where it is in what is seen of its scroll view.
///
/// ```
///   above ◀──┤ far ──── near ├── seen ──┤ near ──── far ├──▶ below
///   effect 1        …        0          0       …       1
/// ```
private struct ScrollTransitionView<Content: View>: RememberingView, DistributedView {
  let content: Content
  let ways: ScrollTransitionWays
  let axis: Axis?
  let effect: (ScrollTransitionPhase) -> VisualEffectSteps

  func wrap<V: View>(_ view: V, _ kind: RowKind, for taker: any ViewTaker) {
    taker.take(ScrollTransitionView<V>(content: view, ways: ways, axis: axis, effect: effect))
  }

  func makeMemory(for element: Element) -> ScrollTransitionMemory { ScrollTransitionMemory() }

  func update(_ element: Element) {
    let reading = element.graph.geometry.reading(of: element.id, in: element)
    reading.onChange = { [weak element] _ in element?.invalidate() }
    let axis = axis ?? element.read(\.scrollState)?.transitionAxis ?? .vertical
    let isReversed = axis == .horizontal && element.read(\.layoutDirection) == .rightToLeft
    let place = reading.proxy.flatMap { ScrollPlace($0, axis, isReversed: isReversed) }
    let shown = place.map(ways.shown) ?? ScrollTransitionShown()
    var steps = element.tracked { self.steps(shown) }
    steps.prepare(element)
    let memory = memory(of: element)
    animate(element, from: memory.shown, to: place == nil ? nil : shown)
    memory.steps = steps
    memory.shown = place == nil ? nil : shown
    memory.animates = ways.animate
    element.setChild(0, to: content)
  }

  /// The effect of a phase, or what lies between it and that of where the view is seen.
  private func steps(_ shown: ScrollTransitionShown) -> VisualEffectSteps {
    let identity = effect(.identity)
    if shown.amount == 0 { return identity }
    return identity.interpolated(towards: effect(shown.phase), amount: shown.amount)
  }

  /// Moves to another phase, where the view had one before.
  private func animate(
    _ element: Element, from old: ScrollTransitionShown?, to new: ScrollTransitionShown?
  ) {
    guard ways.animate else { return }
    let scope = element.makeOwnScope()
    let change = old.flatMap { old in new.flatMap { ways.animation(from: old, to: $0) } }
    guard let change else { return }
    scope.act(in: element.graph.updateNumber) { transaction in
      if !transaction.disablesAnimations { transaction.animation = change }
    }
    element.graph.enter(scope) {}
  }

  func nodes(_ element: Element) -> [Node] {
    let memory = memory(of: element)
    let nodes = memory.steps.nodes(element)
    guard memory.animates else { return nodes }
    return nodes.map { node in
      node.wrapped(id: element.wrapperID(for: node.id, isFirst: false)) { $0.animationScope = true }
    }
  }
}

/// What a view with a scroll transition keeps.
private final class ScrollTransitionMemory {
  var steps = VisualEffectSteps()
  /// Nil before the first layout.
  var shown: ScrollTransitionShown?
  var animates = false
}

/// How much of the effect of which phase shows.
private struct ScrollTransitionShown: Equatable {
  var phase = ScrollTransitionPhase.identity
  var amount: Double = 0
}

/// Where a view is along an axis of what is seen of its scroll view.
private struct ScrollPlace {
  /// How far its middle lies behind that of what is seen.
  let distance: CGFloat
  let length: CGFloat
  let seen: CGFloat

  /// Nil where no scroll view is around the view.
  init?(_ proxy: GeometryProxy, _ axis: Axis, isReversed: Bool) {
    guard let seen = proxy.bounds(of: .scrollView(axis: axis)) else { return nil }
    let size = proxy.size[axis]
    let way = size / 2 - seen.origin[axis] - seen.size[axis] / 2
    distance = isReversed ? -way : way
    length = size
    self.seen = seen.size[axis]
  }
}

/// How a view comes in at either side.
private struct ScrollTransitionWays {
  let topLeading: ScrollTransitionConfiguration
  let bottomTrailing: ScrollTransitionConfiguration

  func shown(_ place: ScrollPlace) -> ScrollTransitionShown {
    let isBefore = place.distance < 0
    let way = isBefore ? topLeading : bottomTrailing
    let amount = way.amount(at: abs(place.distance), length: place.length, seen: place.seen)
    if amount == 0 { return ScrollTransitionShown() }
    return ScrollTransitionShown(phase: isBefore ? .topLeading : .bottomTrailing, amount: amount)
  }

  /// Whether a side has an animation.
  var animate: Bool { topLeading.animation != nil || bottomTrailing.animation != nil }

  /// Along what it moves between two phases; nil for at once.
  func animation(from old: ScrollTransitionShown, to new: ScrollTransitionShown) -> Animation? {
    guard old.phase != new.phase else { return nil }
    let side = new.phase.isIdentity ? old.phase : new.phase
    return side == .topLeading ? topLeading.animation : bottomTrailing.animation
  }
}

extension ScrollState {
  /// The axis along which views come in that name none.
  fileprivate var transitionAxis: Axis { scrolls(.vertical) ? .vertical : .horizontal }
}

extension View {
  /// Shows the view through an effect while it is not quite in sight of its scroll view.
  ///
  /// ```swift
  /// ForEach(photos) { photo in
  ///   PhotoCard(photo).scrollTransition { content, phase in
  ///     content.scaleEffect(phase.isIdentity ? 1 : 0.8).offset(x: phase.value * 40)
  ///   }
  /// }
  /// ```
  ///
  /// Layout is left alone, and while it scrolls no body is evaluated.
  /// - Parameters:
  ///   - configuration: whether it follows the scroll view or moves by itself, and where it counts as seen.
  ///   - axis: along which it comes into sight; nil for the axis of the scroll view, for the vertical one of two.
  ///   - transition: makes the effect of a phase: each time of the same steps.
  /// - Returns: the changed view.
  public func scrollTransition<E: VisualEffect>(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> E
  ) -> some View {
    scrollTransition(
      topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }

  /// Shows the view through an effect while it is not quite in sight of its scroll view, in another way at each side.
  ///
  /// - Parameters:
  ///   - topLeading: how it comes in at the top or the leading side, and leaves there.
  ///   - bottomTrailing: how it comes in at the bottom or the trailing side, and leaves there.
  ///   - axis: along which it comes into sight; nil for the axis of the scroll view, for the vertical one of two.
  ///   - transition: makes the effect of a phase: each time of the same steps.
  /// - Returns: the changed view.
  public func scrollTransition<E: VisualEffect>(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil, transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> E
  ) -> some View {
    ScrollTransitionView(
      content: self,
      ways: ScrollTransitionWays(topLeading: topLeading, bottomTrailing: bottomTrailing),
      axis: axis
    ) { transition(EmptyVisualEffect(), $0).steps }
  }
}
