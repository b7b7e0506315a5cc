import LaminaDisplay
import LaminaGeometry

/// Whether a button acts again and again while it is held down.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  let name: String
  /// As it suits the button: it acts once, when it is let go.
  public static let automatic = ButtonRepeatBehavior(name: "automatic")
  /// It acts again and again while it is held down.
  public static let enabled = ButtonRepeatBehavior(name: "enabled")
  /// It acts once, when it is let go.
  public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

extension EnvironmentValues {
  /// Whether buttons act again and again while they are held down.
  public var buttonRepeatBehavior: ButtonRepeatBehavior {
    get { buttonLook.repeatBehavior }
    set { buttonLook.repeatBehavior = newValue }
  }
}

extension View {
  /// Says whether the buttons inside the view act again and again while they are held down.
  ///
  /// ```swift
  /// Button("Louder") { volume += 1 }.buttonRepeatBehavior(.enabled)
  /// ```
  /// After half a second an action runs ten times a second; letting go then does nothing more than a press would have.
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    environment(\.buttonRepeatBehavior, behavior)
  }
}

extension AnyView {
  /// The view of a button, which runs an action again and again while it is held down.
  func repeating(_ action: @escaping () -> Void, while isPressed: Bool) -> AnyView {
    AnyView(background { if isPressed { RepeatWatch(action: action) } })
  }
}

/// Runs an action again and again while it is there.
private struct RepeatWatch: RememberingView {
  typealias Body = Never
  let action: () -> Void

  func makeMemory(for element: Element) -> Latest<HeldRepeat> { Latest() }

  func update(_ element: Element) {
    let (memory, now) = (memory(of: element), element.graph.frameTime)
    var held = memory.value ?? HeldRepeat(from: now, grows: false)
    if held.acts(at: now) { element.graph.afterUpdate { [action] in action() } }
    memory.replace(with: held)
    element.graph.tick(element, at: held.due)
  }

  func nodes(_ element: Element) -> [Node] { [] }
}
