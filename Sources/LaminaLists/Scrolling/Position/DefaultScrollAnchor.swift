public import LaminaGeometry

/// What an anchor of a scroll view decides.
public nonisolated enum ScrollAnchorRole: Hashable, Sendable, CaseIterable {
  /// Where it stands when it is shown for the first time.
  case initialOffset
  /// Whether it goes along with its end when content or viewport change their size.
  case sizeChanges
  /// Where content lies that is smaller than the viewport.
  case alignment
}

/// The anchors of a scroll view.
nonisolated struct ScrollAnchors: Hashable, Sendable {
  private var anchors: [ScrollAnchorRole: UnitPoint] = [:]

  subscript(role: ScrollAnchorRole) -> UnitPoint? {
    get { anchors[role] }
    set { anchors[role] = newValue?.usable("defaultScrollAnchor") }
  }
}

extension EnvironmentValues {
  /// Of the next scroll view inside.
  var scrollAnchors: ScrollAnchors {
    get { self[ScrollAnchorsKey.self] }
    set { self[ScrollAnchorsKey.self] = newValue }
  }
}

private struct ScrollAnchorsKey: EnvironmentKey { static let defaultValue = ScrollAnchors() }

extension View {
  /// Shows the part at `anchor` of the scroll view's content at first, without a jump.
  ///
  /// The first frame is there already, however long the rows above turn out to be. At the end it
  /// stays at the end while content is added to it, until it is scrolled away; back at the end it
  /// stays again. Content that is smaller than the scroll view lies at the anchor.
  ///
  /// ```swift
  /// ScrollView { LazyVStack { ForEach(messages) { Bubble($0) } } }
  ///   .defaultScrollAnchor(.bottom)
  /// ```
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    transformEnvironment(\.scrollAnchors) { anchors in
      for role in ScrollAnchorRole.allCases { anchors[role] = anchor }
    }
  }

  /// Sets the anchor for one of the things that an anchor decides.
  ///
  /// For `.sizeChanges` the ends count (0 and 1): at the end it goes along with the end.
  public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    transformEnvironment(\.scrollAnchors) { $0[role] = anchor }
  }
}

extension ScrollState {
  /// Whether it stands at an end that it shall go along with.
  func isAtEndToKeep(_ axis: Axis) -> Bool {
    isShown && traits.anchors[.sizeChanges]?[axis] == 1 && motion(axis) == nil
      && offset[axis] >= limit(axis) - 0.5
  }

  /// Stands where it shall after a layout: before it is shown for the first time, and at the end.
  func settleOffset(_ axis: Axis) {
    if !isShown, drives.request(axis) == nil, let anchor = traits.anchors[.initialOffset] {
      placeOffset(axis, at: anchor[axis] * limit(axis))
    }
    followEnd(axis)
  }
}
