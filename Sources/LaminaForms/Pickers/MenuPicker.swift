import LaminaDisplay
import LaminaDrawing
import LaminaGeometry
import LaminaInput
import LaminaThemes
import LaminaText

/// A button that shows what is chosen, and opens all entries below it.
struct MenuPicker: RememberingView {
  typealias Body = Never
  let choice: PickerChoice
  let currentValueLabel: PickerLabel?

  func makeMemory(for element: Element) -> PickerMenu { PickerMenu(element, choice.model) }

  func update(_ element: Element) {
    let popUp = memory(of: element)
    popUp.model = choice.model
    element.setChild(0, to: button(popUp, element))
    popUp.menu.buttonID = element.children[0].id
    guard popUp.menu.isOpen else { return element.setChild(1, to: EmptyView()) }
    element.setChild(
      1, to: PickerPanel(choice: choice, popUp: popUp),
      environment: panelEnvironment(popUp, element))
  }

  private func panelEnvironment(_ popUp: PickerMenu, _ element: Element) -> EnvironmentValues {
    var environment = element.readEverything()
    environment.menu = popUp.menu
    environment.suitableLabelStyle = .titleAndIcon
    environment.safeAreas = SafeAreas()
    environment.keyboardShortcut = nil
    environment.labelsAreHidden = false
    environment.controlSize = .regular
    environment.leaveForm()
    return environment
  }

  private func button(_ popUp: PickerMenu, _ element: Element) -> some View {
    let model = choice.model
    var semantics = Semantics(role: .picker)
    semantics.combinesChildren = true
    semantics.actions = [.press, .showMenu]
    semantics.isExpanded = popUp.menu.isOpen
    let isPlain = element.read(\.formKind) == .grouped
    return Control(semantics: semantics) { handlers, element in
      let graph = element.graph
      handlers.pointer.press = PointerHandlers.Press(changed: { _ in }) { [weak graph] in
        popUp.open(byKeyboard: graph?.keys.isActing == true)
      }
      handlers.pointer.tracking = graph.menus.tracking(opening: popUp.menu, in: graph)
      handlers.keys.key = { popUp.opens(with: $0) }
      handlers.semantics.describe = {
        $0.label = nil
        model.describe(&$0)
      }
      handlers.semantics.perform = { request in
        if request == .showMenu { popUp.open(byKeyboard: true) }
        return request == .showMenu
      }
    } content: { phase in
      PopUpButton(
        value: CurrentValue(choice: choice, label: currentValueLabel), model: model, phase: phase,
        isPlain: isPlain)
    }
  }

  func nodes(_ element: Element) -> [Node] {
    // What the open menu shows may have changed.
    if memory(of: element).menu.isOpen { element.graph.menus.host?.rebuild() }
    return choice.model.named(element.children[0].outputs)
  }
}

/// What a pop-up looks like while it is closed.
private struct PopUpButton: View {
  let value: CurrentValue
  let model: PickerModel
  let phase: ControlPhase
  /// Whether it has no box of its own: in the row of a form.
  let isPlain: Bool

  var body: some View {
    BoxedView(
      HStack(spacing: 6) {
        ShownValue(content: value, model: model).labelLook(.automatic).lineLimit(1)
        Image(systemName: "chevron.down").font(.caption2).opacity(0.6).accessibilityHidden(true)
      },
      in: BoxModifier(
        isPlain
          ? ControlBox(shade: phase.shade)
          : ControlBox(
            fill: Color(role: .controlFill), border: Color(role: .controlBorder),
            shade: phase.shade, isRaised: true),
        ring: FocusRing(isVisible: phase.showsFocus), ink: .color(isPlain ? .secondary : .primary),
        padding: BoxModifier.Padding(
          sides: isPlain ? .theme(.spaceMedium) : .theme(.controlPadding)),
        opacity: phase.opacity))
  }
}

/// The chosen entry, whose words are the picker's value.
private struct ShownValue<Content: View>: PrimitiveView {
  let content: Content
  let model: PickerModel

  func update(_ element: Element) {
    model.currentValue = element
    element.setChild(0, to: content)
  }
}
