import LaminaAnimation
import LaminaBasics
import LaminaDisplay
import LaminaGeometry
import LaminaNavigation
import LaminaRoutes
import LaminaWireframes

/// What a map's `Transitions` can name, and what they come to.
@MainActor
struct WireframeStyles {
  /// Makes a style of the options of a line.
  typealias Maker = (TransitionOptions) -> WireframeTransitionStyle

  private var makers: [String: Maker] = [:]

  mutating func set(_ name: String, to make: @escaping Maker) { makers[name] = make }

  /// How the screens move that come or go by a way; nil for as usual, and for what goes as it came.
  func movement(
    for request: WireframeRequest, _ action: NavigationAction, in tree: WireframeTree
  ) -> ScreenMovement? {
    switch action {
    case .push, .setPath, .replace: movement(for: request, onStack: true, in: tree)
    case .pop, .popTo, .popToRoot: backMovement(for: request, onStack: true, in: tree)
    case .present: movement(for: request, onStack: false, in: tree)
    case .dismiss, .dismissAbove: backMovement(for: request, onStack: false, in: tree)
    default: nil
    }
  }

  /// How a screen comes by a way, and goes back.
  func movement(
    for request: WireframeRequest, onStack: Bool, in tree: WireframeTree
  ) -> ScreenMovement? {
    guard let there = tree.transition(for: request) else { return nil }
    return movement(there, tree.transition(for: request, isBack: true) ?? there, onStack)
  }

  /// A line for all keys says nothing of the way back in particular: that is the one of the key that led here.
  private func backMovement(
    for request: WireframeRequest, onStack: Bool, in tree: WireframeTree
  ) -> ScreenMovement? {
    guard let back = tree.transition(for: request, isBack: true), back.pattern != "*" else {
      return nil
    }
    return movement(back, back, onStack)
  }

  private func movement(
    _ there: TransitionChoice, _ back: TransitionChoice, _ onStack: Bool
  ) -> ScreenMovement {
    ScreenMovement(
      enter: way(there, isLeaving: false, onStack), leave: way(back, isLeaving: true, onStack),
      isInteractive: makers[there.style]?(TransitionOptions(there.options)).isInteractive ?? true)
  }

  private func way(_ choice: TransitionChoice, isLeaving: Bool, _ onStack: Bool) -> ScreenWay {
    let options = TransitionOptions(choice.options)
    if let style = makers[choice.style]?(options) {
      return ScreenWay(
        isLeaving ? style.leave : style.enter, options.animation(or: style.animation))
    }
    switch choice.style {
    case "slide": return slide(options, .easeInOut(duration: 0.35), onStack)
    case "spring": return slide(options, .spring(duration: 0.4, bounce: 0.2), onStack)
    case "fade": return ScreenWay(.opacity, options.animation(or: .easeInOut(duration: 0.25)))
    case "none", "instant": return ScreenWay(nil, nil)
    // A style that nobody knows is a fault of the map; the screen moves as usual.
    default: return ScreenWay(nil, .smooth)
    }
  }

  private func slide(
    _ options: TransitionOptions, _ usual: Animation, _ onStack: Bool
  ) -> ScreenWay {
    let animation = options.animation(or: usual)
    switch options.edge {
    case nil: return ScreenWay(nil, animation)
    case .trailing where onStack: return ScreenWay(nil, animation)
    case let edge?: return ScreenWay(.move(edge: edge.place), animation)
    }
  }
}

extension TransitionOptions {
  /// The animation that they ask for, or else the usual one; nil for one that lasts no time.
  fileprivate func animation(or usual: Animation) -> Animation? {
    if duration == 0 { return nil }
    let length = usual.duration(of: 1.0).flatMap { $0 > 0 ? $0 : nil } ?? 0.35
    guard let curve else { return duration.map { usual.speed(length / $0) } ?? usual }
    return curve.animation(lasting: duration ?? length)
  }
}

extension TransitionOptions.Curve {
  fileprivate func animation(lasting seconds: Double) -> Animation {
    switch self {
    case .linear: .linear(duration: seconds)
    case .easeIn: .easeIn(duration: seconds)
    case .easeOut: .easeOut(duration: seconds)
    case .easeInOut: .easeInOut(duration: seconds)
    case .spring: .spring(duration: seconds, bounce: 0.2)
    case .smooth: .smooth(duration: seconds)
    case .snappy: .snappy(duration: seconds)
    case .bouncy: .bouncy(duration: seconds)
    }
  }
}

extension TransitionOptions.Edge {
  fileprivate var place: Edge {
    switch self {
    case .top: .top
    case .bottom: .bottom
    case .leading: .leading
    case .trailing: .trailing
    }
  }
}
