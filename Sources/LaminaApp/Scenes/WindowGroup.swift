public import LaminaGeometry
public import LaminaHost
public import LaminaViews

/// What a window is opened with, and how its graph is made.
public struct WindowDescription {
  public var configuration: SurfaceConfiguration
  /// Whether the window's smallest size is that of its content.
  var followsMinimum = true
  let makeGraph: (PresentationContext) -> ViewGraph
}

/// A window that shows a view.
public struct WindowGroup<Content: View>: Scene {
  private let content: () -> Content
  private var configuration: SurfaceConfiguration

  public init(_ title: String = "", @ViewBuilder content: @escaping () -> Content) {
    self.content = content
    configuration = SurfaceConfiguration(title: title)
  }

  public func windows() -> [WindowDescription] {
    [
      WindowDescription(configuration: configuration) { context in
        ViewGraph(
          content(), environment: context.environment, rasterizer: context.rasterizer,
          executor: context.executor)
      }
    ]
  }

  /// The window's size in points when it opens.
  public func defaultSize(width: CGFloat, height: CGFloat) -> WindowGroup {
    var copy = self
    copy.configuration.size = CGSize(width: width, height: height)
    return copy
  }

  /// The window's size in points when it opens.
  public func defaultSize(_ size: CGSize) -> WindowGroup {
    defaultSize(width: size.width, height: size.height)
  }
}
