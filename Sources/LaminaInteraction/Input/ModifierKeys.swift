import LaminaDisplay
public import LaminaInput

/// Which modifier keys are held in a window, for the views that follow it.
@MainActor
final class ModifierKeys {
  private struct Follower {
    let id: Node.ID
    let heard: (EventModifiers) -> Void
  }

  private(set) var held: EventModifiers = []
  private var followers: [Follower] = []

  /// Has a view hear of each change.
  func follow(_ id: Node.ID, _ heard: @escaping (EventModifiers) -> Void) {
    followers.append(Follower(id: id, heard: heard))
  }

  func leave(_ id: Node.ID) { followers.removeAll { $0.id == id } }

  /// Takes note of a key that went down or came up.
  func note(_ event: KeyEvent, isDown: Bool) {
    var next = event.modifiers.subtracting(.numericPad)
    // Whether its key is held does not say whether Caps Lock is on.
    if isDown, case .modifier(let own) = event.key { next.formUnion(own.subtracting(.capsLock)) }
    set(next)
  }

  /// The keyboard is with another window: what is let go there is not heard of.
  func drop() { set([]) }

  private func set(_ next: EventModifiers) {
    guard next != held else { return }
    held = next
    for follower in followers { follower.heard(next) }
  }
}

/// A view that follows the modifier keys.
private struct ModifierFollower<Content: View>: RememberingView, WrappingView {
  /// What it was told last, and what it does.
  final class Memory {
    var mask: EventModifiers
    var action: (EventModifiers, EventModifiers) -> Void = { _, _ in }
    private var latest: EventModifiers

    init(_ mask: EventModifiers, _ held: EventModifiers) {
      self.mask = mask
      latest = held.intersection(mask)
    }

    func begin() { action(latest, latest) }

    func hear(_ held: EventModifiers) {
      let (old, new) = (latest, held.intersection(mask))
      latest = new
      if old != new { action(old, new) }
    }
  }

  let content: Content
  let mask: EventModifiers
  let isInitial: Bool
  let action: (EventModifiers, EventModifiers) -> Void

  func makeMemory(for element: Element) -> Memory {
    let keys = element.graph.keys.modifiers
    let memory = Memory(mask, keys.held)
    let id = element.id
    keys.follow(id) { [weak memory] in memory?.hear($0) }
    element.onUnmount { [weak keys] in keys?.leave(id) }
    if isInitial { element.graph.afterUpdate { [weak memory] in memory?.begin() } }
    return memory
  }

  func update(_ element: Element) {
    let memory = memory(of: element)
    (memory.mask, memory.action) = (mask, action)
    element.setChild(0, to: content)
  }
}

extension View {
  /// Runs `action` when modifier keys go down or come up in the view's window, wherever the focus is.
  ///
  /// ```swift
  /// Canvas(…).onModifierKeysChanged(mask: .option) { _, keys in copies = keys.contains(.option) }
  /// ```
  /// - Parameters:
  ///   - mask: the keys that count.
  ///   - initial: whether it runs when the view appears, too.
  ///   - action: is given those that were held, and those that are.
  /// - Returns: the view.
  public func onModifierKeysChanged(
    mask: EventModifiers = .all, initial: Bool = true,
    _ action: @escaping (_ old: EventModifiers, _ new: EventModifiers) -> Void
  ) -> some View {
    ModifierFollower(content: self, mask: mask, isInitial: initial, action: action)
  }
}
