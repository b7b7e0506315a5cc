/// Actions at the beginning and the end of a view's life.
private struct AppearanceActions<Content: View>: RememberingView, WrappingView {
  let content: Content
  let appear: (() -> Void)?
  let disappear: (() -> Void)?

  func makeMemory(for element: Element) -> Actions { Actions() }

  func update(_ element: Element) {
    element.setChild(0, to: content)
    let actions = memory(of: element)
    actions.appear = appear
    actions.disappear = disappear
    guard element.isFirstEvaluation else { return }
    let appears: () -> Void = { [weak element] in
      guard actions.appear != nil else { return }
      element?.graph.afterUpdate { if element?.isShown == true { actions.appear?() } }
    }
    element.whenShown(appear: appears, disappear: disappearing(from: element.graph, actions))
  }

  /// What to do when the view leaves: what comes in its place, with no transition, appears before that.
  private func disappearing(from graph: ViewGraph, _ actions: Actions) -> () -> Void {
    { [weak graph] in
      guard let graph, graph.isReplacing else { return actions.disappear?() ?? () }
      graph.afterUpdate { actions.disappear?() }
    }
  }

  final class Actions {
    var appear: (() -> Void)?
    var disappear: (() -> Void)?
  }
}

/// A task that runs while a view is there, again for each value of `id`.
private struct TaskRunner<Content: View, ID: Equatable>: RememberingView, WrappingView {
  let content: Content
  let id: ID
  let priority: TaskPriority
  let action: @Sendable () async -> Void

  func makeMemory(for element: Element) -> Running { Running(id: id) }

  func update(_ element: Element) {
    element.setChild(0, to: content)
    let running = memory(of: element)
    running.action = (priority, action)
    let start: () -> Void = { [weak element] in
      element?.graph.afterUpdate { if element?.isShown == true { running.start() } }
    }
    if element.isFirstEvaluation {
      element.whenShown(appear: start, disappear: { running.stop() })
    } else if running.id != id {
      running.stop()
      running.id = id
      if element.isShown { start() }
    }
  }

  final class Running {
    var id: ID
    var action: (TaskPriority, @Sendable () async -> Void)?
    private var task: Task<Void, Never>?

    init(id: ID) { self.id = id }

    func start() {
      guard task == nil, let (priority, action) = action else { return }
      task = Task(priority: priority) { await action() }
    }

    func stop() {
      task?.cancel()
      task = nil
    }
  }
}

/// An action for each change of a value.
private struct ChangeObserver<Content: View, Value: Equatable>: RememberingView, WrappingView {
  let content: Content
  let value: Value
  let initial: Bool
  /// Whether it hears of changes also while what it is in is covered.
  var listensWhileResting = true
  let action: (Value, Value) -> Void

  func makeMemory(for element: Element) -> Latest<Value> { Latest() }

  func update(_ element: Element) {
    element.setChild(0, to: content)
    if element.isFirstEvaluation, listensWhileResting { element.listenWhileResting() }
    if let old = memory(of: element).replace(with: value) {
      if old != value {
        element.graph.afterUpdate("onChange(of:)", of: element) { action(old, value) }
      }
    } else if initial {
      var isDue = true
      let first: () -> Void = { [weak element] in
        guard isDue else { return }
        isDue = false
        element?.graph.afterUpdate { action(value, value) }
      }
      element.whenShown(appear: first, disappear: {})
    }
  }
}

extension View {
  /// Runs `action` once the view has come into existence and been placed.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    AppearanceActions(content: self, appear: action, disappear: nil)
  }

  /// Runs `action` when the view leaves.
  ///
  /// What comes in its place, under another `id(_:)` or the other branch of a condition, appears before that;
  /// where a transition is written, after it.
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

  /// Runs a task while the view is there, again whenever `id` changes.
  public func task<ID: Equatable>(
    id: ID, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    TaskRunner(content: self, id: id, priority: priority, action: action)
  }

  /// Runs `action` with the old and the new value after `value` has changed.
  ///
  /// A change is what differs from frame to frame: views are evaluated once for each, so that values which are set in
  /// several turns of the main queue between two frames count as one change, from the first to the last.
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

  /// Runs `action` after `value` has changed, unless what it is in is covered: then once that is back.
  package func onSeenChange<Value: Equatable>(
    of value: Value, _ action: @escaping () -> Void
  ) -> some View {
    ChangeObserver(content: self, value: value, initial: false, listensWhileResting: false) {
      _, _ in
      action()
    }
  }

  /// Runs `action` with the new value after `value` has changed.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (Value) -> Void
  ) -> some View {
    ChangeObserver(content: self, value: value, initial: initial) { _, new in action(new) }
  }

  /// Runs `action` with the new value after `value` has changed.
  public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (_ newValue: Value) -> Void
  ) -> some View { onChange(of: value, initial: false, action) }
}
