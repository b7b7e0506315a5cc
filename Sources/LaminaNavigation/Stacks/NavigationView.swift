/// A stack in SwiftUI's old spelling: `NavigationStack` and `NavigationSplitView` are the new ones.
public struct NavigationView<Content: View>: View {
  private let content: Content
  @Environment(\.navigationViewStyle) private var style

  /// Makes a stack whose root is the first view; with the style `.columns` the others are its columns.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View {
    if style == .columns {
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
public nonisolated struct NavigationViewStyle: Hashable, Sendable {
  private let name: String
  /// As a stack.
  public static let automatic = NavigationViewStyle(name: "stack")
  /// As a stack.
  public static let stack = NavigationViewStyle(name: "stack")
  /// Side by side.
  public static let columns = NavigationViewStyle(name: "columns")
}

extension View {
  /// Says how the navigation views inside show their views, in SwiftUI's old spelling.
  public func navigationViewStyle(_ style: NavigationViewStyle) -> some View {
    environment(\.navigationViewStyle, style)
  }
}

extension EnvironmentValues {
  var navigationViewStyle: NavigationViewStyle {
    get { self[NavigationViewStyleKey.self] }
    set { self[NavigationViewStyleKey.self] = newValue }
  }
}

private struct NavigationViewStyleKey: EnvironmentKey {
  static let defaultValue = NavigationViewStyle.automatic
}
