import LaminaDisplay
import Observation

/// What follows the focus under some value, and may want it moved.
@MainActor
protocol FocusTarget: AnyObject {
  /// Whether a program has asked for the focus, and the update with that is not there yet.
  var isAwaited: Bool { get }
  /// The focus is inside of the view that stands for `value`; nil for none of this target's.
  func focusMoved(to value: AnyHashable?)
}

extension FocusTarget {
  var isAwaited: Bool { false }
}

/// One view that stands for a value of a focus state.
@MainActor
final class FocusLink {
  private(set) weak var element: Element?
  var target: (any FocusTarget)?
  var value: AnyHashable = false

  init(_ element: Element) { self.element = element }

  /// Whether one of the view's nodes is among `path`.
  func contains(_ path: Set<Node.ID>) -> Bool {
    element?.outputs.contains { path.contains($0.id) } ?? false
  }
}

/// Where the value of a focus state lives.
///
/// What a program sets is a wish until the update stands that it is part of; what the focus does
/// meanwhile does not change it.
@MainActor
final class FocusBox<Value: Hashable>: @MainActor Observable, FocusTarget {
  private let registrar = ObservationRegistrar()
  private let unfocused: Value
  private var stored: Value
  private weak var graph: ViewGraph?
  /// Whose place it follows.
  let keeper: (ViewGraph) -> any FocusKeeper
  private var isWish = false

  init(
    _ unfocused: Value, in graph: ViewGraph? = nil,
    keeper: @escaping (ViewGraph) -> any FocusKeeper = { $0.focus }
  ) {
    self.unfocused = unfocused
    stored = unfocused
    self.graph = graph
    self.keeper = keeper
  }

  var value: Value {
    get {
      registrar.access(self, keyPath: \.value)
      return stored
    }
    set {
      guard let graph, newValue != stored || isWish else { return }
      set(newValue)
      if isWish { return }
      isWish = true
      graph.afterUpdate { [weak self, weak graph] in if let graph { self?.fulfil(in: graph) } }
    }
  }

  var isAwaited: Bool { isWish && stored != unfocused }

  /// Asks for the focus unless a view has it, or another one was asked for, already.
  func begin(with value: Value, takesOver: Bool) {
    guard let graph, !isWish else { return }
    if takesOver || keeper(graph).focused == nil { self.value = value }
  }

  private func set(_ next: Value) {
    if next == stored { return }
    registrar.withMutation(of: self, keyPath: \.value) { stored = next }
  }

  func focusMoved(to value: AnyHashable?) {
    if !isWish { set(value?.base as? Value ?? unfocused) }
  }

  /// Moves the focus to where it was wished, once a row of a lazy stack is made for that.
  private func fulfil(in graph: ViewGraph, mayWait: Bool = true) {
    let keeper = keeper(graph)
    let wish = AnyHashable(stored)
    if stored == unfocused {
      keeper.leave(self)
    } else if !keeper.enter(self, wish), mayWait, keeper.bringsRow(for: self, wish) {
      graph.afterUpdate { [weak self, weak graph] in
        if let graph { self?.fulfil(in: graph, mayWait: false) }
      }
      return
    }
    isWish = false
    keeper.notifyTarget(self)
  }
}
