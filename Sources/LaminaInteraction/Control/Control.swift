import LaminaContents
package import LaminaDisplay
import LaminaLayout

/// How a control is being used at the moment.
package struct ControlPhase: Equatable {
  package var isEnabled = true
  package var isHovered = false
  package var isPressed = false
  /// Whether the keyboard has brought the focus here, so that a ring shall show.
  package var showsFocus = false
}

/// A control's behaviour, with an appearance that follows how it is used.
///
/// Hovering, pressing and focusing evaluate this element alone, never the view that made it. A view
/// may be a control on its own element: it passes `update` and `nodes` on, and what it remembers is a
/// `ControlKeeper`, or nothing.
///
/// ```
///  handlers ──▶ ControlPhase ──▶ content(phase) ──▶ nodes inside one that takes hits and focus
/// ```
package struct Control<Content: View>: PrimitiveView {
  var semantics = Semantics()
  var isFocusable = true
  /// Adds what the control does; the phase is taken care of here.
  let behaviour: (inout Handlers, Element) -> Void
  let content: (ControlPhase) -> Content

  package init(
    semantics: Semantics = Semantics(), isFocusable: Bool = true,
    behaviour: @escaping (inout Handlers, Element) -> Void,
    content: @escaping (ControlPhase) -> Content
  ) {
    self.semantics = semantics
    self.isFocusable = isFocusable
    self.behaviour = behaviour
    self.content = content
  }

  package static var transitionRole: TransitionRole { .stage }

  private func memory(of element: Element) -> ControlMemory {
    element.memory(as: (any ControlKeeper).self)?.control ?? element.remember(ControlMemory.init)
  }

  package func update(_ element: Element) {
    let memory = memory(of: element)
    memory.element = element
    memory.setEnabled(element.read(\.isEnabled))
    element.graph.handlers[element.id] = memory.phase.isEnabled ? handlers(element, memory) : nil
    if !memory.phase.isEnabled { element.graph.pointer.forget(element.id) }
    let phase = memory.phase
    let isPressable = phase.isEnabled && element.graph.handlers[element.id]?.pointer.press != nil
    element.graph.shortcuts.set(
      isPressable ? element.read(\.keyboardShortcut) : nil, for: element,
      in: element.read(\.itemMenu))
    let view = element.tracked { content(phase) }
    var environment = element.readEverything()
    // Another environment is a table of its own.
    if environment.isFocused != memory.isFocused { environment.isFocused = memory.isFocused }
    // A press is the control's own, also where texts around it can be selected.
    if environment.isTextSelectable { environment.isTextSelectable = false }
    element.setChild(0, revealing: view, environment: environment)
  }

  private func handlers(_ element: Element, _ memory: ControlMemory) -> Handlers {
    var handlers = Handlers()
    behaviour(&handlers, element)
    // As on the Mac: keys bring the focus to controls, clicks leave it where one types.
    handlers.keys.keepsFocus = true
    handlers.pointer.hover = { memory.follow(\.isHovered, $0) }
    handlers.keys.focus = { memory.follow(\.showsFocus, $0) }
    handlers.keys.focusChanged = { memory.setFocused($0) }
    handlers.pointer.press?.changed = { memory.follow(\.isPressed, $0) }
    return handlers
  }

  package func nodes(_ element: Element) -> [Node] {
    let isEnabled = memory(of: element).phase.isEnabled
    var semantics = semantics
    semantics.isEnabled = isEnabled
    if isEnabled, isFocusable { semantics.actions.insert(.focus) }
    if !isEnabled { semantics.actions = [] }
    return [
      element.controlNode(arranging: AnyLayout(HStackLayout())) {
        $0.semantics = semantics
        if isEnabled { $0.interaction = isFocusable ? [.hits, .focusable] : .hits }
      }
    ]
  }
}

/// What a control knows from one evaluation to the next.
@MainActor
package final class ControlMemory {
  package fileprivate(set) var phase = ControlPhase()
  fileprivate(set) var isFocused = false
  fileprivate(set) weak var element: Element?

  package init() {}

  /// A control that is disabled forgets how it was used.
  func setEnabled(_ isEnabled: Bool) {
    phase.isEnabled = isEnabled
    if !isEnabled { (phase, isFocused) = (ControlPhase(isEnabled: false), false) }
  }

  /// It is used in another way now.
  func follow(_ part: WritableKeyPath<ControlPhase, Bool>, _ value: Bool) {
    guard phase[keyPath: part] != value else { return }
    phase[keyPath: part] = value
    element?.invalidate()
  }

  func setFocused(_ isFocused: Bool) {
    if self.isFocused != isFocused { element?.invalidate() }
    self.isFocused = isFocused
  }
}

/// Memory of a view that is a control on its own element.
@MainActor
package protocol ControlKeeper: AnyObject {
  var control: ControlMemory { get }
}
