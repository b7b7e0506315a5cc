import LaminaGeometry

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
      case .gliding: .animating
      }
    }
    return phases.first { $0 == .interacting } ?? phases.first(where: \.isScrolling) ?? .idle
  }
}

private final class PhaseObserver: ScrollObserver {
  var action: (ScrollPhase, ScrollPhase) -> Void = { _, _ in }
  private var latest = ScrollPhase.idle

  override func didShow(_ state: ScrollState) {
    let old = latest
    let next = state.phase
    latest = next
    if old != next { action(old, next) }
  }
}

extension View {
  /// Runs `action` after the frame in which something else begins or ceases to move the scroll
  /// view.
  public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    ScrollObserving(content: self, make: PhaseObserver.init) { observer, _ in
      observer.action = action
    }
  }
}
