public import LaminaGeometry
public import LaminaHost
public import LaminaViews

/// What a window is opened with, and what it shows.
public struct WindowDescription {
  public var configuration: SurfaceConfiguration
  /// Whether the window's smallest size is that of its content.
  var followsMinimum = true
  /// Sets the views at the root of the window's graph; nil for the window where another
  /// configuration is not followed.
  var content: (Element, PresentedWindow?) -> Void
}

/// A window that shows a view.
public struct WindowGroup<Content: View>: PrimitiveScene {
  public typealias Body = Never
  private let content: () -> Content
  private var configuration: SurfaceConfiguration

  /// Makes a window with a title that shows what `content` makes.
  public init(_ title: String = "", @ViewBuilder content: @escaping () -> Content) {
    self.content = content
    configuration = SurfaceConfiguration(title: title)
  }

  func visit(_ walk: inout SceneWalk) {
    let content = content
    walk.windows.append(
      WindowDescription(configuration: configuration) { element, _ in
        let view = element.tracked(content)
        element.setChild(0, to: ScreenFrame(view, namesWindow: true))
      })
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
