public import LaminaAnimation
public import LaminaBasics
import LaminaDisplay
import LaminaGeometry
import LaminaNavigation
import LaminaWireframes

/// A transition of one's own, which a map's `Transitions` name.
///
/// ```swift
/// wireframe.register(transitionName: "grow", options: ["from"]) { options in
///   let from = options.texts["from"].flatMap(Double.init) ?? 0.5
///   return WireframeTransitionStyle(
///     enter: .scale(scale: from).combined(with: .opacity), leave: .opacity,
///     animation: .snappy, isInteractive: true)
/// }
/// ```
/// It runs on a stack, for what is presented, and where one view shows the window in front and that is another one.
@MainActor
public struct WireframeTransitionStyle {
  /// How the screen comes.
  public var enter: AnyTransition
  /// How it goes.
  public var leave: AnyTransition
  /// Along what, unless the line in the map says a duration or a curve.
  public var animation: Animation
  /// Whether a drag from the edge, or a swipe, takes the screen back that has come so onto a stack.
  ///
  /// It follows the fingers as every screen does; otherwise only the button in the bar and keys go back.
  public var isInteractive: Bool

  /// Makes a style; what has no way of its own to leave goes as it came, backwards.
  public init(
    enter: AnyTransition, leave: AnyTransition? = nil, animation: Animation = .smooth,
    isInteractive: Bool = false
  ) {
    self.enter = enter
    self.leave = leave ?? enter
    self.animation = animation
    self.isInteractive = isInteractive
  }
}
