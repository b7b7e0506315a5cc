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
    let (choice, number, content) = (choice, number, content)
    let (label, environment) = choice.entry(number, isEnabled: memory(of: element), in: element)
    element.setChild(
      0,
      to: Control(semantics: semantics, isFocusable: false) { handlers, _ in
        handlers.pointer.press = PointerHandlers.Press(
          changed: { _ in }, action: { choice.model.choose(number) })
      } content: { phase in
        content(label, phase)
      }, environment: environment)
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

extension PickerChoice {
  /// What an entry shows, and the environment of its control, which takes no input where the entry does not.
  ///
  /// - Parameters:
  ///   - number: the entry's.
  ///   - isEnabled: whether its own view takes input, as far as that is known.
  ///   - element: where it stands, which is evaluated again when that turns out to be otherwise.
  /// - Returns: both.
  func entry(
    _ number: Int, isEnabled: Latest<Bool>, in element: Element
  ) -> (label: OptionLabel, environment: EnvironmentValues) {
    var environment = element.readEverything()
    environment.isEnabled =
      environment.isEnabled && isEnabled.value ?? true && !options.isDisabled(number)
    let label = OptionLabel(view: options.view(number), number: number, model: model) {
      [weak element, model] in
      let next = model.state(number)?.isEnabled ?? true
      guard isEnabled.value ?? true != next else { return }
      isEnabled.replace(with: next)
      element?.invalidate()
    }
    return (label, environment)
  }
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
