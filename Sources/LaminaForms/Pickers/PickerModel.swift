import LaminaContents
import LaminaDisplay
import LaminaInput
import Observation

/// What a picker knows from one evaluation to the next: its entries, which one is chosen, what it is called.
@MainActor
final class PickerModel {
  private(set) var options = PickerOptions([])
  private let value = ControlValue<AnyHashable?>(nil)
  private var accepts: (AnyHashable) -> Bool = { _ in false }
  /// The number of the chosen entry; nil where none is.
  private(set) var chosen: Int?
  /// Whether the values that it is for differ.
  var isMixed: Bool { value.current == nil }
  /// Shows its label.
  weak var label: Element?
  /// Shows the chosen entry, where that is apart from the others.
  weak var currentValue: Element?
  private var states: [Int: Weak<OptionState>] = [:]

  /// Takes over what the view says now.
  func adopt(_ options: PickerOptions, _ selection: PickerSelection, _ element: Element) {
    self.options = options
    accepts = selection.accepts
    value.readBinding(selection.value, element)
    findChosen()
  }

  private func findChosen() {
    chosen = value.current.flatMap { options.number(of: $0, near: chosen ?? 0) }
  }

  // MARK: Choosing

  /// Whether a person can choose an entry, as far as that is known.
  func canChoose(_ number: Int) -> Bool {
    guard (0..<options.count).contains(number), let tag = options.tag(number), accepts(tag) else {
      return false
    }
    return states[number]?.object?.isEnabled != false && !options.isDisabled(number)
  }

  /// A person chooses an entry.
  func choose(_ number: Int) {
    guard canChoose(number), let tag = options.tag(number) else { return }
    if value.current != tag { value.write(tag) }
    findChosen()
  }

  /// The nearest entry that can be chosen, from one on.
  func next(_ start: Int, by step: Int) -> Int? {
    var number = start
    while (0..<options.count).contains(number) {
      if canChoose(number) { return number }
      number += step
    }
    return nil
  }

  /// Chooses the entry before or behind the chosen one.
  func move(by step: Int) {
    let start = chosen.map { $0 + step } ?? (step > 0 ? 0 : options.count - 1)
    if let number = next(start, by: step) { choose(number) }
  }

  /// Takes a key of a control whose entries stand beside or below each other.
  ///
  /// - Parameters:
  ///   - event: the key.
  ///   - isMirrored: whether what follows stands to the left.
  /// - Returns: whether the key meant something.
  func keyDown(_ event: KeyEvent, isMirrored: Bool) -> Bool {
    guard event.isPlain else { return false }
    switch event.key {
    case .downArrow: move(by: 1)
    case .upArrow: move(by: -1)
    case .rightArrow: move(by: isMirrored ? -1 : 1)
    case .leftArrow: move(by: isMirrored ? 1 : -1)
    case .home: if let first = next(0, by: 1) { choose(first) }
    case .end: if let last = next(options.count - 1, by: -1) { choose(last) }
    default: return false
    }
    return true
  }

  // MARK: Meaning

  /// Takes in what an entry that stands somewhere knows of itself.
  func add(_ state: OptionState, _ number: Int) { states[number] = Weak(object: state) }

  /// What an entry that stands somewhere knows of itself.
  func state(_ number: Int) -> OptionState? { states[number]?.object }

  /// Says what the picker is called, and what is chosen.
  func describe(_ semantics: inout Semantics) {
    if semantics.label?.isEmpty != false {
      let words = label.map { NodeWords($0.outputs).joined } ?? ""
      semantics.label = words.isEmpty ? nil : words
    }
    semantics.value = isMixed ? "mixed" : chosenWords
    semantics.details.place = chosen.map { Semantics.Place($0, of: options.count) }
  }

  /// The nodes of its control, which say it while that is disabled: what has no handlers is not asked when the tree is read.
  func named(_ nodes: [Node]) -> [Node] {
    nodes.map { node in
      guard var semantics = node.traits.semantics, semantics.isEnabled == false else { return node }
      label?.resolve()
      currentValue?.resolve()
      semantics.label = nil
      describe(&semantics)
      return node.changing { $0.semantics = semantics }
    }
  }

  private var chosenWords: String {
    if let currentValue { return NodeWords(currentValue.shownOutputs).joined }
    guard let chosen, let element = states[chosen]?.object?.element else { return "" }
    return NodeWords(element.shownOutputs).joined
  }
}

/// What an entry knows of itself where it stands.
@MainActor
final class OptionState {
  /// Whether its own view takes input.
  fileprivate(set) var isEnabled = true
  fileprivate(set) weak var element: Element?

  /// Looks at what the entry is made of: whether something in there is disabled.
  func look(into element: Element, then changed: @escaping () -> Void) {
    self.element = element
    let isEnabled = sequence(first: element) { $0.children.first }.allSatisfy {
      $0.environment.isEnabled
    }
    guard isEnabled != self.isEnabled else { return }
    self.isEnabled = isEnabled
    element.graph.afterUpdate { changed() }
  }
}

/// The view of an entry, in surroundings that say nothing of the picker.
struct OptionLabel: RememberingView {
  let view: Subview
  let number: Int
  let model: PickerModel
  /// Is called when the entry is found to be disabled, or no longer.
  var changed: () -> Void = {}

  func makeMemory(for element: Element) -> OptionState { OptionState() }

  func update(_ element: Element) {
    let state = memory(of: element)
    model.add(state, number)
    var environment = element.readEverything()
    environment.isEnabled = true
    environment.labelsAreHidden = false
    element.setChild(0, to: view, environment: environment)
    state.look(into: element.children[0], then: changed)
  }
}

/// The control of a picker, which says what that is called also while it is disabled.
struct PickerMeaning<Content: View>: PrimitiveView {
  let content: Content
  let model: PickerModel

  func update(_ element: Element) { element.setChild(0, to: content) }
  func nodes(_ element: Element) -> [Node] { model.named(element.childOutputs) }
}

/// A view whose words name a picker.
struct PickerName<Content: View>: PrimitiveView {
  let content: Content
  let model: PickerModel

  func update(_ element: Element) {
    model.label = element
    element.setChild(0, to: content)
  }
}

/// What a picker has as its label, of whatever type it is.
struct PickerLabel: HidingView {
  typealias Body = Never
  let hidden: any View
}
