import LaminaAnimation
import LaminaDrawing
import LaminaGeometry

/// What a view does while the pointer is over it.
public nonisolated struct HoverEffect: Hashable, Sendable {
  enum Kind { case automatic, highlight, lift }
  let kind: Kind

  /// As `highlight`.
  public static let automatic = HoverEffect(kind: .automatic)
  /// It grows a little lighter.
  public static let highlight = HoverEffect(kind: .highlight)
  /// It comes nearer, with a shadow.
  public static let lift = HoverEffect(kind: .lift)
}

/// A view that does something while the pointer is over it.
private struct HoverEffectView<Content: View>: View {
  let content: Content
  let effect: HoverEffect
  var isOn = true
  @State private var isHovered = false
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isHoverEffectEnabled) private var hasEffects
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  private var isShown: Bool { isHovered && isOn && isEnabled && hasEffects }
  private var isLifted: Bool { isShown && effect.kind == .lift }

  var body: some View {
    content
      .brightness(isShown && effect.kind != .lift ? 0.08 : 0)
      .scaleEffect(isLifted && !reducesMotion ? 1.04 : 1)
      .shadow(color: .black.opacity(isLifted ? 0.25 : 0), radius: 8, y: 3)
      .animation(.easeOut(duration: 0.15), value: isShown)
      .onHover { isHovered = $0 }
  }
}

extension View {
  /// Has the view show that the pointer is over it; layout is left alone.
  ///
  /// ```swift
  /// Cover(album).hoverEffect(.lift)
  /// ```
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
    HoverEffectView(content: self, effect: effect)
  }

  /// Has the view show that the pointer is over it, or not; those inside that do so by themselves go on.
  public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> some View {
    HoverEffectView(content: self, effect: effect, isOn: isEnabled)
  }

  /// Has no view inside show that the pointer is over it by `hoverEffect(_:)`.
  public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.isHoverEffectEnabled) { $0 = $0 && !disabled }
  }
}

extension EnvironmentValues {
  /// Whether views show that the pointer is over them by `hoverEffect(_:)`.
  public internal(set) var isHoverEffectEnabled: Bool {
    get { self[IsHoverEffectEnabledKey.self] }
    set { self[IsHoverEffectEnabledKey.self] = newValue }
  }
}

private struct IsHoverEffectEnabledKey: EnvironmentKey { static let defaultValue = true }
