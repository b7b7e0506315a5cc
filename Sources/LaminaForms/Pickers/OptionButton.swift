import LaminaDisplay
import LaminaLayout

/// One entry of a picker whose entries all stand there: a press chooses it; the picker itself has the focus.
struct OptionButton<Content: View>: RememberingView {
  typealias Body = Never
  let number: Int
  let choice: PickerChoice
  var role = Semantics.Role.button
  /// How the entry looks.
  let content: (OptionLabel, ControlPhase) -> Content

  func makeMemory(for element: Element) -> Latest<Bool> { Latest() }

  func update(_ element: Element) {
    let (choice, number) = (choice, number)
    let isSelf = memory(of: element).value ?? true
    let isEnabled = isSelf && !choice.options.isDisabled(number)
    let label = OptionLabel(view: choice.options.view(number), number: number, model: choice.model)
    {
      [weak element] in if let element { refresh(element) }
    }
    let content = content
    var environment = element.readEverything()
    environment.isEnabled = environment.isEnabled && isEnabled
    element.setChild(
      0,
      to: Control(semantics: semantics, isFocusable: false) { handlers, _ in
        handlers.pointer.press = PointerHandlers.Press(
          changed: { _ in }, action: { choice.model.choose(number) })
      } content: { phase in
        content(label, phase)
      }, environment: environment)
  }

  /// The entry is found to be disabled, or no longer.
  private func refresh(_ element: Element) {
    let isEnabled = choice.model.isEnabled(number)
    guard memory(of: element).value ?? true != isEnabled else { return }
    memory(of: element).replace(with: isEnabled)
    element.invalidate()
  }

  private var semantics: Semantics {
    var semantics = Semantics(role: role)
    semantics.combinesChildren = true
    semantics.actions = [.press]
    if role == .toggle {
      semantics.isOn = number == choice.chosen ? .on : .off
    } else {
      semantics.isSelected = number == choice.chosen
    }
    semantics.details.place = Semantics.Place(number, of: choice.options.count)
    return semantics
  }
}

extension ControlPhase {
  /// How strong an entry is shown in a group that shows by itself, as a whole, that it is disabled.
  func opacity(in group: ControlPhase) -> Double { group.isEnabled ? opacity : 1 }
}

extension PickerModel {
  /// Whether the view of an entry takes input, as far as it stands somewhere.
  func isEnabled(_ number: Int) -> Bool { state(number)?.isEnabled ?? true }
}

/// A group of entries that has the focus as a whole: arrows choose the one beside the chosen one.
struct OptionGroup<Content: View>: View {
  let choice: PickerChoice
  /// Where the ring of the focus runs; nil where the entries show it.
  var ring: ((Bool) -> FocusRing)?
  @ViewBuilder let content: (ControlPhase) -> Content
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    PickerMeaning(content: control, model: choice.model)
  }

  private var control: some View {
    let (model, isMirrored) = (choice.model, direction == .rightToLeft)
    return Control(semantics: Semantics(role: .picker)) { handlers, _ in
      handlers.keys.key = { model.keyDown($0, isMirrored: isMirrored) }
      handlers.semantics.describe = { model.describe(&$0) }
    } content: { phase in
      content(phase).overlay { if let ring { ring(phase.showsFocus) } }
    }
  }
}
