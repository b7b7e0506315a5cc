package import LaminaDisplay
import LaminaGeometry
import LaminaInput

/// A control that is on or off.
///
/// ```swift
/// Toggle("Show hidden files", isOn: $showsHidden)
/// Toggle(isOn: $isFavorite) { Label("Favourite", systemImage: "star") }.toggleStyle(.checkbox)
/// ```
public struct Toggle<Label: View>: View {
  public typealias Body = Never
  private let isOn: Binding<Bool>
  private let label: Label

  /// Makes a switch for `isOn` with any label.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }
}

extension Toggle where Label == Text {
  /// Makes a switch for `isOn` with a title.
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// A toggle with what a style was given, for styles that build on others.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}

extension Toggle: RememberingView {
  package func makeMemory(for element: Element) -> ControlValue<Bool> { ControlValue(false) }

  package func update(_ element: Element) {
    let control = memory(of: element)
    let value = control.readBinding(isOn, element)
    let action = { control.write(!control.current) }
    if let menu = element.read(\.menu) {
      return element.setChild(
        0, to: MenuItem(menu: menu, isOn: value, action: action, label: label))
    }
    let (style, isOn) = (element.read(\.toggleStyle), isOn.shown(by: control))
    let label = ToggleStyleConfiguration.Label(label)
    var semantics = Semantics(role: .toggle)
    semantics.isOn = value ? .on : .off
    semantics.combinesChildren = true
    semantics.actions = [.press]
    element.setChild(
      0,
      to: Control(semantics: semantics) { handlers, _ in
        handlers.pointer.press = PointerHandlers.Press(changed: { _ in }, action: action)
      } content: { phase in
        style.body(ToggleStyleConfiguration(label: label, isOn: isOn, phase: phase))
      })
  }

  package func nodes(_ element: Element) -> [Node] { element.childOutputs }
}
