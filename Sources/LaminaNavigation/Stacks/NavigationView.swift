/// A stack in SwiftUI's old spelling: `NavigationStack` and `NavigationSplitView` are the new ones.
public struct NavigationView<Content: View>: View {
  private let content: Content
  @Environment(\.navigationViewsShowColumns) private var showsColumns

  /// Makes a stack whose root is the first view; with the style `.columns` the others are its columns.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View {
    if showsColumns {
      Group(subviews: content) { views in
        NavigationSplitView {
          views.first
        } detail: {
          views.dropFirst().first
        }
      }
    } else {
      NavigationStack { content }
    }
  }
}

/// How a `NavigationView` shows its views, in SwiftUI's old spelling.
public nonisolated protocol NavigationViewStyle: Sendable {
  /// Whether the views stand side by side, and not on a stack.
  var showsColumns: Bool { get }
}

/// The style of a `NavigationView` that nobody has given one: a stack.
public nonisolated struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Makes the style: the same as `.automatic`.
  public init() {}
  public var showsColumns: Bool { false }
}

/// A stack, of which one view is in sight.
public nonisolated struct StackNavigationViewStyle: NavigationViewStyle {
  /// Makes the style: the same as `.stack`.
  public init() {}
  public var showsColumns: Bool { false }
}

/// Views side by side, of which each leads to the next.
public nonisolated struct ColumnNavigationViewStyle: NavigationViewStyle {
  /// Makes the style: the same as `.columns`.
  public init() {}
  public var showsColumns: Bool { true }
}

/// Views side by side, in SwiftUI's first spelling.
public typealias DoubleColumnNavigationViewStyle = ColumnNavigationViewStyle

nonisolated extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// As a stack.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

nonisolated extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// As a stack.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

nonisolated extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Side by side.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension View {
  /// Says how the navigation views inside show their views, in SwiftUI's old spelling.
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    environment(\.navigationViewsShowColumns, style.showsColumns)
  }
}

extension EnvironmentValues {
  var navigationViewsShowColumns: Bool {
    get { self[NavigationViewStyleKey.self] }
    set { self[NavigationViewStyleKey.self] = newValue }
  }
}

private struct NavigationViewStyleKey: EnvironmentKey { static let defaultValue = false }
