import LaminaDisplay
import LaminaLayout

/// What the focus is good for on a view that takes it.
public nonisolated struct FocusInteractions: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The view is pressed like a button: it has the focus for the keyboard's sake, clicks do without.
  public static let activate = FocusInteractions(rawValue: 1)
  /// The view takes keys as input: a click gives it the focus too.
  public static let edit = FocusInteractions(rawValue: 2)
  /// Whatever it is good for.
  public static let automatic: FocusInteractions = [.activate, .edit]
}

/// A view that takes the focus though it is no control, with a ring while it shall show.
private struct Focusable<Content: View>: RememberingView, DistributedView {
  let content: Content
  let isFocusable: Bool
  let interactions: FocusInteractions

  func wrap<V: View>(_ view: V, _ kind: RowKind, for taker: any ViewTaker) {
    taker.take(Focusable<V>(content: view, isFocusable: isFocusable, interactions: interactions))
  }

  func makeMemory(for element: Element) -> FocusMemory { FocusMemory() }

  func update(_ element: Element) {
    let memory = memory(of: element)
    var environment = element.readEverything()
    memory.takesFocus = isFocusable && environment.isEnabled
    if memory.takesFocus { environment.isFocused = memory.isFocused }
    element.setChild(0, to: content, environment: environment)
    element.setChild(1, to: FocusRing(isVisible: memory.takesFocus && memory.showsFocus))
    element.graph.handlers[element.id] = memory.takesFocus ? handlers(element, memory) : nil
  }

  private func handlers(_ element: Element, _ memory: FocusMemory) -> Handlers {
    var handlers = Handlers()
    handlers.keys.focusesByPointer = interactions.contains(.edit)
    handlers.keys.focus = { [weak element] shows in
      if memory.showsFocus == shows { return }
      memory.showsFocus = shows
      element?.invalidate()
    }
    handlers.keys.focusChanged = { [weak element] isFocused in
      memory.isFocused = isFocused
      if !isFocused { memory.showsFocus = false }
      element?.invalidate()
    }
    return handlers
  }

  func nodes(_ element: Element) -> [Node] {
    let outputs = element.children[0].outputs
    guard memory(of: element).takesFocus, let first = outputs.first else { return outputs }
    // The view means what its content does, and takes the focus too.
    var semantics = first.traits.semantics ?? Semantics()
    semantics.actions.insert(.focus)
    let inner = first.changing { $0.semantics = nil }
    let around = first.wrapped(
      id: element.id, layout: AnyLayout(DecorationLayout(.overlay)),
      children: [inner] + element.children[1].outputs
    ) {
      $0.interaction = [.hits, .focusable]
      $0.semantics = semantics
    }
    return [around] + outputs.dropFirst()
  }
}

/// What a view that takes the focus knows from one evaluation to the next.
@MainActor
private final class FocusMemory {
  var takesFocus = false
  var isFocused = false
  var showsFocus = false
}

/// A view inside of which arrow keys move the focus.
private struct FocusSection: NodeModifier, Equatable {
  func node(around content: Node, id: Node.ID, in element: Element) -> Node {
    content.wrapped(id: id) { $0.interaction = .focusSection }
  }
}

extension View {
  /// Lets the keyboard's focus come to the view, as it does to controls; a ring shows it.
  ///
  /// ```swift
  /// Board().focusable().onMoveCommand { player.move($0) }
  /// ```
  ///
  /// - Parameters:
  ///   - isFocusable: whether it may.
  ///   - interactions: what the focus is good for here: `.activate` leaves clicks alone.
  /// - Returns: a view that takes the focus.
  public func focusable(
    _ isFocusable: Bool = true, interactions: FocusInteractions = .automatic
  ) -> some View {
    Focusable(content: self, isFocusable: isFocusable, interactions: interactions)
  }

  /// Keeps what takes the focus in the view together: Tab goes through all of it before it goes on,
  /// and arrow keys move the focus to the nearest view in their direction inside.
  public func focusSection() -> some View { nodes(FocusSection()) }

  /// Shows no ring on the views inside that have the focus, or shows it as outside.
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.isFocusEffectEnabled) { $0 = $0 && !disabled }
  }
}

extension EnvironmentValues {
  /// Whether the nearest enclosing view that can take the focus has it.
  public internal(set) var isFocused: Bool {
    get { self[IsFocusedKey.self] }
    set { self[IsFocusedKey.self] = newValue }
  }

  /// Whether rings show where the focus is.
  public var isFocusEffectEnabled: Bool {
    get { self[FocusEffectKey.self] }
    set { self[FocusEffectKey.self] = newValue }
  }
}

private struct IsFocusedKey: EnvironmentKey { static let defaultValue = false }
private struct FocusEffectKey: EnvironmentKey { static let defaultValue = true }
