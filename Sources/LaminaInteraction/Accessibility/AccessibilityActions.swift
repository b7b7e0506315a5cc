import LaminaDisplay
public import LaminaGeometry
import LaminaLocalization

/// What kinds of action assistive tools know by themselves.
public struct AccessibilityActionKind: Hashable, Sendable {
  fileprivate let action: Semantics.Action
  /// What a press does.
  public static let `default` = AccessibilityActionKind(action: .press)
  /// Sends the view away.
  public static let escape = AccessibilityActionKind(action: .dismiss)
  /// Removes the view's thing, as the Delete key would.
  public static let delete = AccessibilityActionKind(action: .delete)
  /// Shows what else can be done with it.
  public static let showMenu = AccessibilityActionKind(action: .showMenu)

  fileprivate init(action: Semantics.Action) { self.action = action }

  /// An action by its name.
  public init(named name: Text) { action = .custom(name.plain) }
}

/// Which way something is adjusted.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// To the next larger value.
  case increment
  /// To the next smaller value.
  case decrement
}

/// Actions on a view that only assistive tools and tests find.
private struct SemanticActions: NodeModifier {
  let semantics: Semantics
  let perform: (Semantics.Action) -> Bool
  private var isEnabled = true

  init(_ semantics: Semantics, perform: @escaping (Semantics.Action) -> Bool) {
    self.semantics = semantics
    self.perform = perform
  }

  mutating func prepare(_ element: Element) { isEnabled = element.read(\.isEnabled) }

  func isSame(as other: SemanticActions) -> Bool {
    semantics == other.semantics && isEnabled == other.isEnabled
  }

  func attach(to id: Node.ID, in element: Element) {
    var handlers = Handlers()
    handlers.semantics.perform = perform
    element.graph.handlers[id] = isEnabled ? handlers : nil
  }

  func node(around content: Node, id: Node.ID, in element: Element) -> Node {
    content.wrapped(id: id) { if isEnabled { $0.semantics = semantics } }
  }
}

extension View {
  private func action(
    _ actions: Semantics.Actions, names: [String] = [],
    perform: @escaping (Semantics.Action) -> Bool
  ) -> some View {
    var semantics = Semantics()
    semantics.actions = actions
    if !names.isEmpty { semantics.customActions = names }
    return nodes(SemanticActions(semantics, perform: perform))
  }

  /// Has the view do something for people who use assistive tools; the pointer and the keyboard do
  /// what they did.
  ///
  /// ```swift
  /// MailRow(mail).accessibilityAction(named: "Archive") { archive(mail) }
  /// ```
  ///
  /// An action that is given further out takes precedence over one of the same kind or name further
  /// in.
  public func accessibilityAction(
    _ kind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    var names: [String] = []
    if case .custom(let name) = kind.action { names = [name] }
    return action(kind.action.kind, names: names) { action in
      guard action == kind.action else { return false }
      handler()
      return true
    }
  }

  /// Adds an action that assistive tools offer by its name.
  public func accessibilityAction(
    named name: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View { accessibilityAction(named: Text(name), handler) }

  /// The same with a name in a string, which is taken as it is.
  @_disfavoredOverload
  public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> some View { accessibilityAction(AccessibilityActionKind(named: Text(name)), handler) }

  /// Adds an action that assistive tools offer by the words of a text.
  public func accessibilityAction(
    named name: Text, _ handler: @escaping () -> Void
  ) -> some View { accessibilityAction(AccessibilityActionKind(named: name), handler) }

  /// Has the view's value go up and down in steps.
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    action([.increment, .decrement]) { action in
      switch action {
      case .increment: handler(.increment)
      case .decrement: handler(.decrement)
      default: return false
      }
      return true
    }
  }

  /// Has the view scroll, about a page towards an edge.
  public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View {
    action(.scroll) { action in
      guard case .scroll(let edge) = action else { return false }
      handler(edge)
      return true
    }
  }
}
