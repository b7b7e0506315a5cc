public import LaminaGeometry

/// Whether the thumbs of scroll views show.
public nonisolated enum ScrollIndicatorVisibility: Hashable, Sendable, CaseIterable {
  /// They show: the same as `visible`.
  case automatic
  /// They show along the axes that scroll.
  case visible
  /// They do not show; the content scrolls all the same.
  case hidden
  /// They never show: the same as `hidden`.
  case never
}

extension EnvironmentValues {
  /// Whether people can scroll; programs always can.
  public var isScrollEnabled: Bool {
    get { self[IsScrollEnabledKey.self] }
    set { self[IsScrollEnabledKey.self] = newValue }
  }

  /// Whether the thumbs of scroll views that go up and down show.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[VerticalIndicatorKey.self] }
    set { self[VerticalIndicatorKey.self] = newValue }
  }

  /// Whether the thumbs of scroll views that go sideways show.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[HorizontalIndicatorKey.self] }
    set { self[HorizontalIndicatorKey.self] = newValue }
  }

  /// Room around the content of scroll views.
  var scrollContentMargins: EdgeInsets {
    get { self[ContentMarginsKey.self] }
    set { self[ContentMarginsKey.self] = newValue }
  }
}

private struct IsScrollEnabledKey: EnvironmentKey { static let defaultValue = true }
private struct VerticalIndicatorKey: EnvironmentKey {
  static let defaultValue = ScrollIndicatorVisibility.automatic
}
private struct HorizontalIndicatorKey: EnvironmentKey {
  static let defaultValue = ScrollIndicatorVisibility.automatic
}
private struct ContentMarginsKey: EnvironmentKey {
  static let defaultValue = EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
}

extension EnvironmentValues {
  /// The axes along which thumbs show.
  var visibleIndicators: Axis.Set {
    var axes: Axis.Set = []
    if verticalScrollIndicatorVisibility.shows { axes.insert(.vertical) }
    if horizontalScrollIndicatorVisibility.shows { axes.insert(.horizontal) }
    return axes
  }
}

extension ScrollIndicatorVisibility {
  fileprivate nonisolated var shows: Bool { self == .automatic || self == .visible }
}

extension View {
  /// Says whether the thumbs of the scroll views inside show.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    transformEnvironment(\.self) { environment in
      if axes.contains(.vertical) { environment.verticalScrollIndicatorVisibility = visibility }
      if axes.contains(.horizontal) { environment.horizontalScrollIndicatorVisibility = visibility }
    }
  }

  /// Keeps people from scrolling the scroll views inside.
  public func scrollDisabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isScrollEnabled) { $0 = $0 && !disabled }
  }

  /// Leaves room around the content of the scroll views inside, which scrolls along.
  public func contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat) -> some View {
    let length = length.usableLength()
    return transformEnvironment(\.scrollContentMargins) { margins in
      if edges.contains(.top) { margins.top = length }
      if edges.contains(.leading) { margins.leading = length }
      if edges.contains(.bottom) { margins.bottom = length }
      if edges.contains(.trailing) { margins.trailing = length }
    }
  }
}
