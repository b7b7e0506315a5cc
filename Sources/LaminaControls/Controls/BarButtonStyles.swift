import LaminaDrawing
import LaminaGeometry
import LaminaInteraction

/// A pane of glass behind the label.
public struct GlassButtonStyle: ButtonStyle, Hashable {
  private let glass: Glass

  /// Makes the style: the same as `.glass`.
  public init() { glass = .regular }

  /// Makes the style with another glass.
  public init(_ glass: Glass) { self.glass = glass }

  public func makeBody(configuration: Configuration) -> some View {
    let phase = configuration.phase
    configuration.label
      .padding(.horizontal, 12).padding(.vertical, 6)
      .foregroundStyle(configuration.role == .destructive ? Color.red : Color.primary)
      .glassEffect(glass, in: Capsule())
      .brightness(phase.isPressed ? -0.08 : phase.isHovered ? 0.04 : 0)
      .opacity(phase.opacity)
      .overlay(FocusRing(isVisible: phase.showsFocus, radius: .points(100)))
      .contentShape(Capsule())
  }
}

/// A pane of glass in the accent colour behind the label, for the one action that matters most.
public struct GlassProminentButtonStyle: ButtonStyle, Hashable {
  /// Makes the style: the same as `.glassProminent`.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    BorderedProminentButtonStyle().makeBody(configuration: configuration)
  }
}

/// A label in a bar above what it narrows down, as for a scope of a search.
public struct AccessoryBarButtonStyle: ButtonStyle, Hashable {
  /// Makes the style: the same as `.accessoryBar`.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    BorderlessButtonStyle().makeBody(configuration: configuration)
  }
}

/// A label in a bar above what it does something with.
public struct AccessoryBarActionButtonStyle: ButtonStyle, Hashable {
  /// Makes the style: the same as `.accessoryBarAction`.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    BorderedButtonStyle().makeBody(configuration: configuration)
  }
}

extension ButtonStyle where Self == GlassButtonStyle {
  /// A pane of glass behind the label.
  public static var glass: GlassButtonStyle { GlassButtonStyle() }

  /// A pane of a glass behind the label.
  public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}

extension ButtonStyle where Self == GlassProminentButtonStyle {
  /// A pane of glass in the accent colour behind the label.
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

extension ButtonStyle where Self == AccessoryBarButtonStyle {
  /// A label in a bar above what it narrows down.
  public static var accessoryBar: AccessoryBarButtonStyle { AccessoryBarButtonStyle() }
}

extension ButtonStyle where Self == AccessoryBarActionButtonStyle {
  /// A label in a bar above what it does something with.
  public static var accessoryBarAction: AccessoryBarActionButtonStyle {
    AccessoryBarActionButtonStyle()
  }
}
