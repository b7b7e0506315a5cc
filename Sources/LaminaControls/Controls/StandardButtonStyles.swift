import LaminaDisplay
import LaminaDrawing
import LaminaGeometry

/// The look that suits the button's surroundings: bordered.
public struct DefaultButtonStyle: StandardButtonStyle, Hashable {
  /// Makes the style: the same as `.automatic`.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    BorderedButtonStyle().makeBody(configuration: configuration)
  }
}

/// A raised box with a thin border; the default button's is filled with the accent colour.
public struct BorderedButtonStyle: StandardButtonStyle, Hashable {
  /// Makes the style: the same as `.bordered`.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    let isProminent = configuration.isDefault && configuration.role != .destructive
    ButtonShell(
      configuration: configuration,
      text: isProminent ? nil : configuration.role == .destructive ? .red : .primary,
      box: isProminent
        ? .prominent(configuration)
        : ControlBox(
          fill: Color(role: .controlFill), border: Color(role: .controlBorder),
          shade: configuration.phase.shade, isRaised: true))
  }
}

/// A box filled with the accent colour, for the one action that matters most.
public struct BorderedProminentButtonStyle: StandardButtonStyle, Hashable {
  /// Makes the style: the same as `.borderedProminent`.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ButtonShell(configuration: configuration, text: nil, box: .prominent(configuration))
  }
}

extension ControlBox {
  /// The box of the one button that matters most.
  fileprivate static func prominent(_ configuration: ButtonStyleConfiguration) -> ControlBox {
    ControlBox(
      fill: configuration.role == .destructive ? .red : .accentColor,
      border: Color(white: 0, opacity: 0.12), shade: configuration.phase.shade * 1.2,
      isRaised: true)
  }
}

/// Text in the accent colour; a soft box appears under the pointer.
public struct BorderlessButtonStyle: StandardButtonStyle, Hashable {
  /// Makes the style: the same as `.borderless`.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ButtonShell(
      configuration: configuration,
      text: configuration.role == .destructive ? .red : .accentColor,
      box: ControlBox(shade: configuration.phase.shade), sidePadding: 8
    )
    .contentShape(RoundedRectangle(cornerRadius: ControlMetrics.cornerRadius))
  }
}

/// The label as it is; it fades while it is held down.
public struct PlainButtonStyle: StandardButtonStyle, Hashable {
  /// Makes the style: the same as `.plain`.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    let phase = configuration.phase
    configuration.label
      .opacity(phase.isPressed ? 0.6 : phase.opacity)
      .overlay(FocusRing(isVisible: phase.showsFocus, radius: 4))
  }
}

/// The label in the colour of links, with a hand for a pointer.
public struct LinkButtonStyle: StandardButtonStyle, Hashable {
  /// Makes the style: the same as `.link`.
  public init() {}
  var isLink: Bool { true }

  public func makeBody(configuration: Configuration) -> some View {
    let phase = configuration.phase
    configuration.label
      .foregroundStyle(Color(role: .link))
      .opacity(phase.isPressed ? 0.6 : phase.isHovered ? 0.8 : phase.opacity)
      .overlay(FocusRing(isVisible: phase.showsFocus, radius: 3, gap: 1))
  }
}

/// A label in a box of the common height, with its ring.
private struct ButtonShell: PrimitiveView {
  typealias Body = Never
  let configuration: ButtonStyleConfiguration
  /// Nil for white or black, whichever can be read on the box.
  let text: Color?
  let box: ControlBox
  var sidePadding = ControlMetrics.sidePadding

  func update(_ element: Element) {
    let phase = configuration.phase
    element.setChild(
      0,
      to: configuration.label
        .foregroundStyle(text ?? box.readableInk(in: element.read(\.colorPalette)))
        .padding(EdgeInsets(top: 4, leading: sidePadding, bottom: 4, trailing: sidePadding))
        .frame(minHeight: ControlMetrics.height)
        .background(box)
        .opacity(phase.opacity)
        .overlay(FocusRing(isVisible: phase.showsFocus)))
  }

  func nodes(_ element: Element) -> [Node] { element.childOutputs }
}

extension ControlBox {
  /// White on dark fills, black on light ones: a contrast of 4.5:1 at least.
  fileprivate func readableInk(in palette: ColorPalette) -> Color {
    // Where both are as far away: sqrt(1.05 * 0.05) - 0.05.
    fill.resolve(in: palette).luminance > 0.183 ? .black : .white
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
