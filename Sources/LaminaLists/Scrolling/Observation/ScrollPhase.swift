import LaminaDisplay
public import LaminaGeometry

/// What moves a scroll view.
public nonisolated enum ScrollPhase: Hashable, Sendable, CaseIterable {
  /// Nothing.
  case idle
  /// Fingers.
  case interacting
  /// What is left of the fingers' velocity.
  case decelerating
  /// A wheel, a key or the program.
  case animating

  /// Whether anything moves it: true in every phase but `idle`.
  public var isScrolling: Bool { self != .idle }
}

extension ScrollState {
  /// What moves it along any axis: fingers first.
  var phase: ScrollPhase {
    let phases = Axis.allCases.map { axis -> ScrollPhase in
      switch motion(axis) {
      case nil: .idle
      case .following: .interacting
      case .flinging: .decelerating
      case .gliding(_, .rest): .decelerating
      case .gliding: .animating
      }
    }
    return phases.first { $0 == .interacting } ?? phases.first(where: \.isScrolling) ?? .idle
  }
}

/// What a scroll view was like when its phase changed.
public struct ScrollPhaseChangeContext {
  /// Where it stands, and how large it and its content are.
  public let geometry: ScrollGeometry
  /// How fast it moves, in points per second; nil at rest.
  public let velocity: CGVector?

  init(_ state: ScrollState) {
    geometry = ScrollGeometry(state)
    let velocity = state.heading.velocity
    self.velocity = velocity == .zero ? nil : CGVector(dx: velocity.width, dy: velocity.height)
  }
}

private final class PhaseObserver: ScrollObserver {
  var action: (ScrollPhase, ScrollPhase, ScrollState) -> Void = { _, _, _ in }
  private var latest = ScrollPhase.idle

  override func didShow(_ state: ScrollState) {
    let old = latest
    let next = state.phase
    latest = next
    if old != next { action(old, next, state) }
  }
}

extension View {
  /// Runs `action` after the frame in which something else begins or ceases to move the scroll
  /// view.
  public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    ScrollObserving(content: self, make: PhaseObserver.init) { observer, _ in
      observer.action = { old, new, _ in action(old, new) }
    }
  }

  /// Runs `action` after the frame in which something else begins or ceases to move the scroll view, with where it
  /// stood then.
  ///
  /// ```swift
  /// .onScrollPhaseChange { _, phase, context in
  ///   if phase == .idle { shown = context.geometry.visibleRect }
  /// }
  /// ```
  public func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View {
    ScrollObserving(content: self, make: PhaseObserver.init) { observer, _ in
      observer.action = { old, new, state in action(old, new, ScrollPhaseChangeContext(state)) }
    }
  }
}
