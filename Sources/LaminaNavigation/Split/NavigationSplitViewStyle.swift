/// How the columns of a split view share their room: `.automatic`, `.balanced`, `.prominentDetail`.
public protocol NavigationSplitViewStyle {
  /// How they share it.
  var arrangement: NavigationSplitViewArrangement { get }
}

/// How the columns of a split view share their room.
///
/// ```
///  balanced         │ sidebar │ detail    │      prominentDetail  │ sidebar │ tail      │
/// ```
public nonisolated struct NavigationSplitViewArrangement: Hashable, Sendable {
  private let name: String
  /// The last column gives way to the others.
  public static let balanced = NavigationSplitViewArrangement(name: "balanced")
  /// The last column keeps its size, and the others lie above it when they are asked for.
  public static let prominentDetail = NavigationSplitViewArrangement(name: "prominentDetail")
}

/// What suits the window: balanced.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Makes the style: the same as `.automatic`.
  public init() {}
  public var arrangement: NavigationSplitViewArrangement { .balanced }
}

/// The detail gives way to the columns before it.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Makes the style: the same as `.balanced`.
  public init() {}
  public var arrangement: NavigationSplitViewArrangement { .balanced }
}

/// The detail keeps its size: the columns before it lie above it, and are hidden until they are asked for.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Makes the style: the same as `.prominentDetail`.
  public init() {}
  public var arrangement: NavigationSplitViewArrangement { .prominentDetail }
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// What suits the window: balanced.
  public static var automatic: AutomaticNavigationSplitViewStyle {
    AutomaticNavigationSplitViewStyle()
  }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// The detail gives way to the columns before it.
  public static var balanced: BalancedNavigationSplitViewStyle {
    BalancedNavigationSplitViewStyle()
  }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// The detail keeps its size: the columns before it lie above it, and are hidden until they are asked for.
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
    ProminentDetailNavigationSplitViewStyle()
  }
}

extension View {
  /// Says how the columns of split views inside share their room.
  ///
  /// With `.prominentDetail` the button in the bar brings the others above the detail; a press beside them, Escape and the
  /// button take them away. Where there is room for one column only, each style is a stack.
  public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
    environment(\.splitViewArrangement, style.arrangement)
  }
}

extension EnvironmentValues {
  var splitViewArrangement: NavigationSplitViewArrangement {
    get { self[SplitViewArrangementKey.self] }
    set { self[SplitViewArrangementKey.self] = newValue }
  }
}

private struct SplitViewArrangementKey: EnvironmentKey {
  static let defaultValue = NavigationSplitViewArrangement.balanced
}
