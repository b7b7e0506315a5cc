import LaminaDisplay
public import LaminaGeometry
public import LaminaLayout

/// What a background fills: the screen, the column, the tab or the window in which a view is.
public nonisolated struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let name: String
  /// A screen of a stack.
  public static let navigation = ContainerBackgroundPlacement(name: "navigation")
  /// A column of a split view.
  public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
  /// A tab.
  public static let tabView = ContainerBackgroundPlacement(name: "tabView")
  /// The window.
  public static let window = ContainerBackgroundPlacement(name: "window")
}

extension View {
  /// Fills what the view is the content of, also behind its bars.
  ///
  /// ```swift
  /// NavigationStack { Text("Sea").containerBackground(.blue.opacity(0.2), for: .navigation) }
  /// ```
  /// It belongs to the outermost view of a screen, a column, a tab or a window.
  public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View {
    frame(maxWidth: .infinity, maxHeight: .infinity).background(style, ignoresSafeAreaEdges: .all)
  }

  /// Puts a view behind what the view is the content of, also behind its bars.
  public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    let ground = content()
    return frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(alignment: alignment) { ground.ignoresSafeArea() }
  }

  /// Names the screen in which the view is by a document's file, where it has no title.
  public func navigationDocument(_ url: URL) -> some View { claiming { $0.document = url } }
}
