public import LaminaGeometry
import LaminaHost
import LaminaViews

/// A scene whose windows are described in another way.
private struct ChangedScene<Content: Scene>: PrimitiveScene {
  typealias Body = Never
  let content: Content
  let change: (inout WindowDescription) -> Void

  func visit(_ walk: inout SceneWalk) {
    let first = walk.windows.count
    walk.visit(content, part: 0)
    for index in first..<walk.windows.count { change(&walk.windows[index]) }
  }
}

extension Scene {
  /// Describes the scene's windows in another way.
  func windows(_ change: @escaping (inout WindowDescription) -> Void) -> some Scene {
    ChangedScene(content: self, change: change)
  }

  /// Sets the size in points with which the scene's windows open; more than any display has is all of it.
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
    defaultSize(CGSize(width: width, height: height))
  }

  /// Sets the size in points with which the scene's windows open.
  public func defaultSize(_ size: CGSize) -> some Scene {
    windows { $0.configuration.openAtSize(size) }
  }

  /// Says where on the screen windows open; the desktop places them, and it changes nothing.
  public func defaultPosition(_ position: UnitPoint) -> some Scene { self }

  /// Says what sizes the scene's windows may have.
  ///
  /// ```swift
  /// WindowGroup { Calculator() }.windowResizability(.contentSize)
  /// ```
  public func windowResizability(_ resizability: WindowResizability) -> some Scene {
    windows { $0.followsMinimum = resizability.followsMinimum }
  }

  /// Says whether the scene's windows come back at the next start.
  public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene {
    windows { if behavior == .disabled { $0.role.isRemembered = false } }
  }

  /// Says how the windows' frames look; the desktop draws them, and it changes nothing.
  public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { self }

  /// Says how a toolbar stands in the windows' frames; it stands below them, and it changes nothing.
  public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene { self }
}

nonisolated extension SurfaceConfiguration {
  /// As far as an X server counts.
  private static let largest: CGFloat = 32_767

  /// Has the window open at a size, as far as there are windows of that size.
  mutating func openAtSize(_ size: CGSize) {
    if !size.width.isNaN { self.size.width = min(max(size.width, 1), Self.largest) }
    if !size.height.isNaN { self.size.height = min(max(size.height, 1), Self.largest) }
  }
}

/// What sizes a window may have.
public nonisolated struct WindowResizability: Hashable, Sendable {
  private enum Kind { case automatic, contentSize, contentMinSize }
  private let kind: Kind
  var followsMinimum: Bool { true }

  /// As `contentMinSize`.
  public static let automatic = WindowResizability(kind: .automatic)
  /// As `contentMinSize`: a window that is larger than its content shows it in its middle.
  public static let contentSize = WindowResizability(kind: .contentSize)
  /// No smaller than its content.
  public static let contentMinSize = WindowResizability(kind: .contentMinSize)
}

/// Whether a scene's windows come back at the next start.
public nonisolated struct SceneRestorationBehavior: Hashable, Sendable {
  private enum Kind { case automatic, disabled }
  private let kind: Kind

  /// They come back if they were open when the application ended.
  public static let automatic = SceneRestorationBehavior(kind: .automatic)
  /// They do not come back.
  public static let disabled = SceneRestorationBehavior(kind: .disabled)
}
