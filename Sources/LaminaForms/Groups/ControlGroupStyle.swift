import LaminaDrawing
import LaminaGeometry
import LaminaThemes

/// How groups of controls look.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
  associatedtype Body: View
  /// What a style knows of the group: its controls and its label.
  typealias Configuration = ControlGroupStyleConfiguration
  /// Makes what is shown in place of a group.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a group of controls gives its style.
public struct ControlGroupStyleConfiguration {
  /// The controls, of whatever type they are.
  public struct Content: View {
    let hidden: any View

    public var body: some View { AnyView(opening: hidden) }
  }

  /// What the group is, of whatever type it is.
  public struct Label: HidingView {
    public typealias Body = Never
    package let hidden: any View
  }

  /// The controls, to be placed somewhere in the style's body.
  public let content: Content
  /// The label, to be placed somewhere in the style's body.
  public let label: Label
}

typealias AnyControlGroupStyle = AnyControlStyle<ControlGroupStyleConfiguration>

/// The look that suits the group's surroundings: controls side by side in one box.
public struct AutomaticControlGroupStyle: ControlGroupStyle, StandardStyle, Hashable {
  /// Makes the style: the same as `.automatic`.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    JoinedControls(content: configuration.content, label: configuration.label)
  }
}

/// Controls side by side in one box, as back and forward in a bar.
public struct NavigationControlGroupStyle: ControlGroupStyle, StandardStyle, Hashable {
  /// Makes the style: the same as `.navigation`.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    JoinedControls(content: configuration.content, label: configuration.label)
  }
}

/// Controls as items of a menu with the group's label.
public struct MenuControlGroupStyle: ControlGroupStyle, StandardStyle, Hashable {
  /// Makes the style: the same as `.menu`.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    Menu {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

/// Controls as small items side by side; outside of menus as icons in one box.
public struct CompactMenuControlGroupStyle: ControlGroupStyle, StandardStyle, Hashable {
  /// Makes the style: the same as `.compactMenu`.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    JoinedControls(content: configuration.content, label: configuration.label)
      .environment(\.suitableLabelStyle, .iconOnly)
  }
}

/// Controls as small pictures side by side.
public struct PaletteControlGroupStyle: ControlGroupStyle, StandardStyle, Hashable {
  /// Makes the style: the same as `.palette`.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    NamedControls(label: configuration.label) {
      HStack(spacing: 4) { configuration.content }
        .standardButtonStyle(BorderlessButtonStyle())
        .standardToggleStyle(ButtonToggleStyle())
        .environment(\.suitableLabelStyle, .iconOnly)
    }
  }
}

/// Controls as one element for assistive tools, which the words of a label name that is not seen.
private struct NamedControls<Content: View>: View {
  private let label: ControlGroupStyleConfiguration.Label
  private let content: Content
  @Namespace private var names

  init(label: ControlGroupStyleConfiguration.Label, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }

  var body: some View {
    content
      .accessibilityElement(children: .contain)
      .accessibilityLabeledPair(role: .content, id: 0, in: names)
      .overlay {
        if !(label.hidden is EmptyView) {
          UnseenLabel(label: label.accessibilityLabeledPair(role: .label, id: 0, in: names))
            .accessibilityHidden(true)
        }
      }
  }
}

/// Controls side by side in one box, with lines between them.
private struct JoinedControls: View {
  let content: ControlGroupStyleConfiguration.Content
  let label: ControlGroupStyleConfiguration.Label
  @Environment(\.measures) private var measures

  var body: some View { NamedControls(label: label) { box } }

  private var box: some View {
    let outline = RoundedRectangle(cornerRadius: measures[.cornerControl])
    return HStack(spacing: 0) {
      Group(subviews: content) { controls in
        ForEach(controls) { control in
          if control.id != controls.first?.id {
            Divider().padding(.vertical, 6)
          }
          control
        }
      }
    }
    .fixedSize(horizontal: false, vertical: true)
    .standardButtonStyle(BorderlessButtonStyle())
    .standardToggleStyle(ButtonToggleStyle())
    .tint(.primary)
    .background(outline.fill(Color(role: .controlFill)).shadow(.raised))
    .overlay(
      outline.strokeBorder(Color(role: .controlBorder), lineWidth: 0.5).allowsHitTesting(false)
    )
  }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The look that suits the group's surroundings.
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// Controls side by side in one box.
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// Controls as items of a menu.
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// Controls as small items side by side.
  public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// Controls as small pictures side by side.
  public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

extension EnvironmentValues {
  var controlGroupStyle: AnyControlGroupStyle {
    get { self[ControlGroupStyleKey.self] }
    set { self[ControlGroupStyleKey.self] = newValue }
  }
}

private struct ControlGroupStyleKey: EnvironmentKey {
  static let defaultValue = AnyControlGroupStyle(AutomaticControlGroupStyle()) {
    $0.makeBody(configuration: $1)
  }
}

extension View {
  /// Sets how the groups of controls inside the view look.
  public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    transformEnvironment(\.controlGroupStyle) {
      $0 = AnyControlGroupStyle(style, around: $0, at: \.controlGroupStyle) {
        $0.makeBody(configuration: $1)
      }
    }
  }
}
