/// How pickers look, and how one chooses in them.
///
/// As in SwiftUI it is one of those that there are: the requirement is Lamina's own.
@MainActor @preconcurrency
public protocol PickerStyle {
  /// The look behind the style.
  var look: PickerLook { get }
}

/// The look of a picker.
public struct PickerLook: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case automatic, menu, segmented, inline, radioGroup, palette, wheel, navigationLink
  }

  let kind: Kind
}

/// What suits the picker's surroundings: a pop-up; in a menu items with a mark.
public struct DefaultPickerStyle: PickerStyle {
  /// Makes the style: the same as `.automatic`.
  public init() {}
  public var look: PickerLook { PickerLook(kind: .automatic) }
}

/// A button that shows what is chosen, and opens all entries; in a menu an item that opens them beside it.
public struct MenuPickerStyle: PickerStyle {
  /// Makes the style: the same as `.menu`.
  public init() {}
  public var look: PickerLook { PickerLook(kind: .menu) }
}

/// Entries side by side, the chosen one raised.
public struct SegmentedPickerStyle: PickerStyle {
  /// Makes the style: the same as `.segmented`.
  public init() {}
  public var look: PickerLook { PickerLook(kind: .segmented) }
}

/// Entries below each other among the other views, the chosen one with a mark.
public struct InlinePickerStyle: PickerStyle {
  /// Makes the style: the same as `.inline`.
  public init() {}
  public var look: PickerLook { PickerLook(kind: .inline) }
}

/// Entries below each other with radio buttons; beside each other by `horizontalRadioGroupLayout()`.
public struct RadioGroupPickerStyle: PickerStyle {
  /// Makes the style: the same as `.radioGroup`.
  public init() {}
  public var look: PickerLook { PickerLook(kind: .radioGroup) }
}

/// Small pictures side by side, the chosen one on a ground in the accent colour.
public struct PalettePickerStyle: PickerStyle {
  /// Makes the style: the same as `.palette`.
  public init() {}
  public var look: PickerLook { PickerLook(kind: .palette) }
}

/// A drum with the entries, which is turned; what comes to rest in the middle is chosen.
public struct WheelPickerStyle: PickerStyle {
  /// Makes the style: the same as `.wheel`.
  public init() {}
  public var look: PickerLook { PickerLook(kind: .wheel) }
}

/// A link to a screen with all entries, which goes back when one is chosen.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// Makes the style: the same as `.navigationLink`.
  public init() {}
  public var look: PickerLook { PickerLook(kind: .navigationLink) }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// What suits the picker's surroundings.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// A button that shows what is chosen, and opens all entries.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// Entries side by side, the chosen one raised.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// Entries below each other among the other views, the chosen one with a mark.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  /// Entries below each other with radio buttons.
  public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
  /// Small pictures side by side.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// A drum with the entries, which is turned.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A link to a screen with all entries.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension EnvironmentValues {
  var pickerLook: PickerLook {
    get { self[PickerLookKey.self] }
    set { self[PickerLookKey.self] = newValue }
  }

  /// Whether radio buttons stand beside each other.
  var radioGroupsAreHorizontal: Bool {
    get { self[HorizontalRadioKey.self] }
    set { self[HorizontalRadioKey.self] = newValue }
  }
}

private struct PickerLookKey: EnvironmentKey {
  static let defaultValue = PickerLook(kind: .automatic)
}
private struct HorizontalRadioKey: EnvironmentKey { static let defaultValue = false }

extension View {
  /// Sets how the pickers inside the view look, and how one chooses in them.
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(\.pickerLook, style.look)
  }

  /// Has the radio buttons of pickers inside the view stand beside each other.
  public func horizontalRadioGroupLayout() -> some View {
    environment(\.radioGroupsAreHorizontal, true)
  }
}
