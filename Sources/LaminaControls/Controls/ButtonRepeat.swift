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
    get { buttonLook.repeats ? .enabled : .automatic }
    set { buttonLook.repeats = newValue == .enabled }
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
  private static let delay: TimeInterval = 0.5
  private static let interval: TimeInterval = 0.1
  let action: () -> Void

  func makeMemory(for element: Element) -> Latest<TimeInterval> { Latest() }

  func update(_ element: Element) {
    let due = memory(of: element)
    let now = element.graph.frameTime
    guard let time = due.value else {
      due.replace(with: now + Self.delay)
      return element.graph.tick(element, at: now + Self.delay)
    }
    if now < time { return element.graph.tick(element, at: time) }
    due.replace(with: now + Self.interval)
    element.graph.tick(element, at: now + Self.interval)
    element.graph.afterUpdate { [action] in action() }
  }

  func nodes(_ element: Element) -> [Node] { [] }
}
