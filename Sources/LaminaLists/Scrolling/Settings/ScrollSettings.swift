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

  /// Room around the thumbs of scroll views.
  var scrollIndicatorMargins: EdgeInsets {
    get { self[IndicatorMarginsKey.self] }
    set { self[IndicatorMarginsKey.self] = newValue }
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
private struct IndicatorMarginsKey: EnvironmentKey {
  static let defaultValue = EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
}

/// What of a scroll view margins are for.
public nonisolated struct ContentMarginPlacement: Hashable, Sendable {
  let isContent: Bool
  let isIndicators: Bool

  /// What scrolls, and the thumbs.
  public static let automatic = ContentMarginPlacement(isContent: true, isIndicators: true)
  /// What scrolls.
  public static let scrollContent = ContentMarginPlacement(isContent: true, isIndicators: false)
  /// The thumbs.
  public static let scrollIndicators = ContentMarginPlacement(
    isContent: false, isIndicators: true)
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

  /// Leaves room around the content of the scroll views inside, which scrolls along, and around their thumbs.
  public func contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat) -> some View {
    contentMargins(edges, length, for: .automatic)
  }

  /// Leaves room along some edges around the content of the scroll views inside, or around their thumbs; nil
  /// leaves what is there.
  ///
  /// ```swift
  /// ScrollView { … }
  ///   .contentMargins(.horizontal, 20, for: .scrollContent)
  ///   .contentMargins(.top, 44, for: .scrollIndicators)
  /// ```
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement
  ) -> some View {
    let length = length?.usableLength()
    return margins(placement) { if let length { $0.set(edges, EdgeInsets(all: length)) } }
  }

  /// Leaves room along some edges around the content of the scroll views inside, or around their thumbs, for
  /// each edge as much as `insets` says.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement
  ) -> some View {
    let insets = EdgeInsets(
      top: insets.top.usableLength(), leading: insets.leading.usableLength(),
      bottom: insets.bottom.usableLength(), trailing: insets.trailing.usableLength())
    return margins(placement) { $0.set(edges, insets) }
  }

  private func margins(
    _ placement: ContentMarginPlacement, _ change: @escaping (inout EdgeInsets) -> Void
  ) -> some View {
    transformEnvironment(\.self) { environment in
      if placement.isContent { change(&environment.scrollContentMargins) }
      if placement.isIndicators { change(&environment.scrollIndicatorMargins) }
    }
  }
}

extension EdgeInsets {
  /// The same along all edges.
  fileprivate init(all length: CGFloat) {
    self.init(top: length, leading: length, bottom: length, trailing: length)
  }

  /// Takes some edges over from others.
  fileprivate mutating func set(_ edges: Edge.Set, _ other: EdgeInsets) {
    if edges.contains(.top) { top = other.top }
    if edges.contains(.leading) { leading = other.leading }
    if edges.contains(.bottom) { bottom = other.bottom }
    if edges.contains(.trailing) { trailing = other.trailing }
  }
}
