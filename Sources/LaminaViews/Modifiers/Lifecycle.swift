import LaminaDisplay

/// Actions at the beginning and the end of a view's life.
private struct AppearanceActions<Content: View>: PrimitiveView {
  typealias Body = Never
  let content: Content
  let appear: (() -> Void)?
  let disappear: (() -> Void)?

  func update(_ element: Element) {
    element.setChild(0, to: content)
    let isFirst = element.memory == nil
    let actions = element.memory as? Actions ?? Actions()
    element.memory = actions
    actions.disappear = disappear
    guard isFirst else { return }
    if let appear {
      element.graph.afterUpdate { [weak element] in
        if element?.isMounted == true { appear() }
      }
    }
    element.onUnmount { actions.disappear?() }
  }

  func nodes(_ element: Element) -> [Node] { element.childOutputs }

  private final class Actions { var disappear: (() -> Void)? }
}

/// A task that runs while a view is there, anew for each value of `id`.
private struct TaskRunner<Content: View, ID: Equatable>: PrimitiveView {
  typealias Body = Never
  let content: Content
  let id: ID
  let priority: TaskPriority
  let action: @Sendable () async -> Void

  func update(_ element: Element) {
    element.setChild(0, to: content)
    if let running = element.memory as? Running {
      if running.id == id { return }
      running.task?.cancel()
    } else {
      element.onUnmount { [weak element] in (element?.memory as? Running)?.task?.cancel() }
    }
    let running = Running(id: id)
    element.memory = running
    element.graph.afterUpdate { [weak element, action, priority] in
      guard let element, element.isMounted, element.memory === running else { return }
      running.task = Task(priority: priority) { await action() }
    }
  }

  func nodes(_ element: Element) -> [Node] { element.childOutputs }

  private final class Running {
    let id: ID
    var task: Task<Void, Never>?
    init(id: ID) { self.id = id }
  }
}

/// An action for each change of a value.
private struct ChangeObserver<Content: View, Value: Equatable>: PrimitiveView {
  typealias Body = Never
  let content: Content
  let value: Value
  let initial: Bool
  let action: (Value, Value) -> Void

  func update(_ element: Element) {
    element.setChild(0, to: content)
    let old = (element.memory as? Box<Value>)?.value
    element.memory = Box(value)
    if let old {
      if old != value { element.graph.afterUpdate { action(old, value) } }
    } else if initial {
      element.graph.afterUpdate { action(value, value) }
    }
  }

  func nodes(_ element: Element) -> [Node] { element.childOutputs }
}

extension View {
  /// Runs `action` once the view has come into existence and been placed.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    AppearanceActions(content: self, appear: action, disappear: nil)
  }

  /// Runs `action` when the view leaves.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    AppearanceActions(content: self, appear: nil, disappear: action)
  }

  /// Runs a task while the view is there; it is cancelled when the view leaves.
  ///
  /// The action runs on the actor that it was written on: in a body, the main actor.
  public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    TaskRunner(content: self, id: true, priority: priority, action: action)
  }

  /// Runs a task while the view is there, anew whenever `id` changes.
  public func task<ID: Equatable>(
    id: ID, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    TaskRunner(content: self, id: id, priority: priority, action: action)
  }

  /// Runs `action` with the old and the new value after `value` has changed.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
  ) -> some View {
    ChangeObserver(content: self, value: value, initial: initial, action: action)
  }

  /// Runs `action` after `value` has changed.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    ChangeObserver(content: self, value: value, initial: initial) { _, _ in action() }
  }
}
