import LaminaDrawing
import LaminaGeometry
import LaminaThemes

/// The look that suits the button's surroundings: bordered.
public struct DefaultButtonStyle: ButtonStyle, StandardStyle, Hashable {
  /// Makes the style: the same as `.automatic`.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    BorderedButtonStyle().makeBody(configuration: configuration)
  }
}

/// A raised box with a thin border; the default button's is filled with the accent colour.
public struct BorderedButtonStyle: ButtonStyle, StandardStyle, Hashable {
  /// Makes the style: the same as `.bordered`.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    let isProminent = configuration.isDefault && configuration.role != .destructive
    configuration.boxed(
      isProminent
        ? .prominent(configuration)
        : ControlBox(
          fill: Color(role: .controlFill), border: Color(role: .controlBorder),
          shade: configuration.phase.shade, radius: configuration.shape.radius, isRaised: true),
      ink: isProminent ? .readable : .color(configuration.role == .destructive ? .red : .primary))
  }
}

/// A box filled with the accent colour, for the one action that matters most.
public struct BorderedProminentButtonStyle: ButtonStyle, StandardStyle, Hashable {
  /// Makes the style: the same as `.borderedProminent`.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    configuration.boxed(.prominent(configuration), ink: .readable)
  }
}

extension ControlBox {
  /// The box of the one button that matters most.
  fileprivate static func prominent(_ configuration: ButtonStyleConfiguration) -> ControlBox {
    ControlBox(
      fill: configuration.role == .destructive ? .red : .accentColor,
      border: Color.black.opacity(0.12), shade: configuration.phase.shade * 1.2,
      radius: configuration.shape.radius, isRaised: true)
  }
}

/// Text in the accent colour; a soft box appears under the pointer.
public struct BorderlessButtonStyle: ButtonStyle, StandardStyle, Hashable {
  /// Makes the style: the same as `.borderless`.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    configuration.boxed(
      ControlBox(shade: configuration.phase.shade, radius: configuration.shape.radius),
      ink: .color(configuration.role == .destructive ? .red : .accentColor),
      sides: .theme(.spaceMedium)
    )
    .contentShape(Rectangle())
  }
}

/// The label as it is; it fades while it is held down.
public struct PlainButtonStyle: ButtonStyle, StandardStyle, Hashable {
  /// Makes the style: the same as `.plain`.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    let phase = configuration.phase
    configuration.label
      .opacity(phase.isPressed ? 0.6 : phase.opacity)
      .overlay(FocusRing(isVisible: phase.showsFocus, radius: .theme(.cornerSmall)))
  }
}

/// The label in the colour of links, with a hand for a pointer.
public struct LinkButtonStyle: ButtonStyle, StandardStyle, Hashable {
  /// Makes the style: the same as `.link`.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    let phase = configuration.phase
    configuration.label
      .foregroundStyle(Color(role: .link))
      .opacity(phase.isPressed ? 0.6 : phase.isHovered ? 0.8 : phase.opacity)
      .overlay(FocusRing(isVisible: phase.showsFocus, radius: .theme(.cornerSmall), gap: 1))
  }
}

extension ButtonStyleConfiguration {
  /// The label in a box, with its ring.
  fileprivate func boxed(
    _ box: ControlBox, ink: BoxModifier.Ink, sides: ControlLength = .theme(.controlPadding)
  ) -> BoxedView {
    BoxedView(
      label,
      in: BoxModifier(
        box, ring: FocusRing(isVisible: phase.showsFocus, radius: shape.radius), ink: ink,
        padding: BoxModifier.Padding(sides: shape.isCircle ? .theme(.spaceSmall) : sides),
        opacity: phase.opacity))
  }
}

extension ButtonStyle where Self == DefaultButtonStyle {
  /// The look that suits the button's surroundings.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension ButtonStyle where Self == BorderedButtonStyle {
  /// A raised box with a thin border.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension ButtonStyle where Self == BorderedProminentButtonStyle {
  /// A box filled with the accent colour.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

extension ButtonStyle where Self == BorderlessButtonStyle {
  /// Text in the accent colour.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension ButtonStyle where Self == PlainButtonStyle {
  /// The label as it is.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension ButtonStyle where Self == LinkButtonStyle {
  /// The label in the colour of links.
  public static var link: LinkButtonStyle { LinkButtonStyle() }
}
