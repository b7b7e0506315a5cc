public import LaminaGeometry

/// Notices that the end of a scroll view's content comes near.
private final class EndReach: ScrollObserver {
  var leading: CGFloat = 2
  var action: () -> Void = {}
  /// The content for which it was last called.
  private var reported: [Axis: ContentSignature] = [:]

  override func didShow(_ state: ScrollState) {
    for axis in Axis.allCases where state.scrolls(axis) && isNear(state, axis) {
      let content = state.signature(axis)
      guard reported[axis] != content else { continue }
      reported[axis] = content
      action()
    }
  }

  private func isNear(_ state: ScrollState, _ axis: Axis) -> Bool {
    let viewport = state.viewport[axis]
    let left = state.content[axis] - viewport - state.offset[axis]
    return viewport > 0 && left <= leading * viewport && state.target[axis] >= state.offset[axis]
  }
}

/// What distinguishes one content of a scroll view from the next.
enum ContentSignature: Hashable {
  /// Its length means nothing while rows are estimated.
  case rows([RowSignature])
  case length(CGFloat)
}

extension ScrollState {
  fileprivate func signature(_ axis: Axis) -> ContentSignature {
    let windows = stacks.filter { $0.axis == axis }
    return windows.isEmpty ? .length(content[axis]) : .rows(windows.map(\.signature))
  }
}

extension View {
  /// Runs `action` when the end of the scroll view's content comes near, so that more can be
  /// loaded before it is seen.
  ///
  /// ```
  ///  ┌─────────┐
  ///  │ visible │
  ///  └─────────┘
  ///  │         │   2 screenfuls     fires when no more than this is left,
  ///  └─────────┘ ◀ end of content   also when there never was more
  /// ```
  ///
  /// `leading` says how much may be left after the visible part, in viewports. The action runs
  /// after the frame, once for each need: again when rows were added or replaced (content that is
  /// not lazy: when its length changed), not when the user scrolls away and back, and not on the
  /// way towards the start. Where the content ends counts by where it stands, not by where a fling will land.
  ///
  /// ```swift
  /// List(model.articles) { ArticleRow($0) }.onReachEnd { model.loadMore() }
  /// ```
  public func onReachEnd(leading: CGFloat = 2, perform action: @escaping () -> Void) -> some View {
    ScrollObserving(content: self, make: EndReach.init) { observer, _ in
      observer.leading = leading
      observer.action = action
    }
  }
}
