import LaminaDisplay
import LaminaGeometry
import LaminaInput
import LaminaThemes
import LaminaAnimation
import LaminaLayout
import LaminaText

/// How groups look that show or hide what they hold.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  associatedtype Body: View
  /// What a style knows of the group: its label, what it holds, and whether it is open.
  typealias Configuration = DisclosureGroupStyleConfiguration
  /// Makes what is shown in place of a group.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a group gives its style.
public struct DisclosureGroupStyleConfiguration {
  /// What the group is, of whatever type it is.
  public struct Label: HidingView {
    public typealias Body = Never
    package let hidden: any View
  }

  /// What the group holds, made when it is placed.
  public struct Content: View {
    let make: () -> any View

    public var body: some View { AnyView(opening: make()) }
  }

  /// The label, to be placed somewhere in the style's body.
  public let label: Label
  /// What the group holds, to be placed in the style's body while it is open.
  public let content: Content
  /// Whether the group is open; setting it, or a binding to it, opens and closes it.
  @Binding public var isExpanded: Bool

  init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    self.label = label
    self.content = content
    _isExpanded = isExpanded
  }
}

typealias AnyDisclosureGroupStyle = AnyControlStyle<DisclosureGroupStyleConfiguration>

extension AnyDisclosureGroupStyle {
  /// Whether groups look as usual.
  var isAutomatic: Bool { style is AutomaticDisclosureGroupStyle }
}

/// A mark that turns in front of the label, and what the group holds below it, moved in.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle, StandardStyle, Hashable {
  /// Makes the style: the same as `.automatic`.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    StandardDisclosure(
      label: configuration.label, content: configuration.content,
      isExpanded: configuration.$isExpanded)
  }
}

/// ```
///  ▸ Advanced            ▾ Advanced
///                           Log everything  ◯
/// ```
private struct StandardDisclosure: View {
  private static let indent: CGFloat = 18
  let label: DisclosureGroupStyleConfiguration.Label
  let content: DisclosureGroupStyleConfiguration.Content
  let isExpanded: Binding<Bool>

  var body: some View {
    let isOpen = isExpanded.wrappedValue
    VStack(alignment: .leading, spacing: 8) {
      DisclosureHeader(label: label, isExpanded: isExpanded)
      if isOpen {
        VStack(alignment: .leading) { content }.padding(.leading, Self.indent)
          .transition(.opacity)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

/// What opens and closes a group: a mark, and its label.
struct DisclosureHeader<Label: View>: View {
  let label: Label
  let isExpanded: Binding<Bool>
  @Environment(\.layoutDirection) private var direction
  @ScaledMetric private var side = 12.0

  var body: some View {
    let isOpen = isExpanded.wrappedValue
    var semantics = Semantics(role: .disclosure)
    semantics.combinesChildren = true
    semantics.actions = [.press]
    semantics.isExpanded = isOpen
    return Control(semantics: semantics) { handlers, _ in
      handlers.pointer.press = PointerHandlers.Press(changed: { _ in }) { set(!isOpen) }
      handlers.keys.key = { key($0) }
    } content: { phase in
      HStack(spacing: 6) {
        mark(isOpen)
        label
        Spacer(minLength: 0)
      }
      .opacity(phase.isPressed ? 0.6 : phase.opacity)
      .contentShape(Rectangle())
      .overlay(FocusRing(isVisible: phase.showsFocus, radius: .theme(.cornerItem)))
    }
  }

  private func mark(_ isOpen: Bool) -> some View {
    Image(systemName: "chevron.forward").font(.caption2)
      .rotationEffect(.degrees(isOpen ? 90 : 0))
      .frame(width: side)
      .foregroundStyle(.secondary)
      .accessibilityHidden(true)
  }

  private func set(_ isOpen: Bool) {
    withAnimation(.snappy(duration: 0.25)) { isExpanded.wrappedValue = isOpen }
  }

  /// The arrow that leads on opens it, the one that leads back closes it.
  private func key(_ event: KeyEvent) -> Bool {
    let isMirrored = direction == .rightToLeft
    let ahead = isMirrored ? Key.leftArrow : .rightArrow
    let back = isMirrored ? Key.rightArrow : .leftArrow
    guard event.isPlain, event.key == ahead || event.key == back else { return false }
    let opens = event.key == ahead
    guard opens != isExpanded.wrappedValue else { return false }
    set(opens)
    return true
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The look that suits the group's surroundings.
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

extension EnvironmentValues {
  var disclosureGroupStyle: AnyDisclosureGroupStyle {
    get { self[DisclosureGroupStyleKey.self] }
    set { self[DisclosureGroupStyleKey.self] = newValue }
  }
}

private struct DisclosureGroupStyleKey: EnvironmentKey {
  static let defaultValue = AnyDisclosureGroupStyle(AutomaticDisclosureGroupStyle()) {
    $0.makeBody(configuration: $1)
  }
}

extension View {
  /// Sets how the groups inside the view look that show or hide what they hold.
  public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    environment(
      \.disclosureGroupStyle, AnyDisclosureGroupStyle(style) { $0.makeBody(configuration: $1) })
  }
}
