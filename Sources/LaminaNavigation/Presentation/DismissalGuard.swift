package import LaminaDisplay
import LaminaLayers

/// What stands between a person and the end of a window.
@MainActor
package final class WindowGuards: GraphService {
  private var questions: [Node.ID: (@escaping () -> Void) -> Void] = [:]
  private var locks: Set<Node.ID> = []

  package init(graph: ViewGraph) {}

  package func forget(_ id: Node.ID) {
    set(nil, for: id)
    lock(false, for: id)
  }

  /// A view asks before the window closes, from now on; nil asks nothing.
  func set(_ question: ((@escaping () -> Void) -> Void)?, for id: Node.ID) {
    questions[id] = question
  }

  /// A view keeps the window open, or does so no longer.
  func lock(_ isLocked: Bool, for id: Node.ID) {
    if isLocked { locks.insert(id) } else { locks.remove(id) }
  }

  /// Whether a person's wish to close the window is followed at once.
  ///
  /// - Parameter goOn: is called later, if a view asks and the answer is that it closes.
  /// - Returns: false where it stays for now.
  package func allowsClosing(_ goOn: @escaping () -> Void) -> Bool {
    guard locks.isEmpty else { return false }
    // The innermost of several was made last.
    guard let question = questions.max(by: { $0.key.rawValue < $1.key.rawValue }) else {
      return true
    }
    question.value(goOn)
    return false
  }
}

extension ViewGraph {
  /// Whether a person may close the window now: views may keep it, or ask first.
  ///
  /// - Parameter goOn: is called later, if a view asks and the answer is that it closes.
  /// - Returns: false where it stays for now.
  package func allowsClosing(_ goOn: @escaping () -> Void) -> Bool {
    made(WindowGuards.self)?.allowsClosing(goOn) ?? true
  }
}

extension ViewGraph {
  fileprivate var windowGuards: WindowGuards { service() }
}

/// A view that asks before what it is presented in, or its window, goes.
private struct DismissalGuard<Content: View>: WrappingView {
  typealias Body = Never
  let content: Content
  let isOn: Bool
  let ask: (@escaping () -> Void) -> Void

  func update(_ element: Element) {
    element.setChild(0, to: content)
    if let item = element.read(\.presentedItem) {
      item.question = isOn ? ask : nil
    } else {
      element.graph.windowGuards.set(isOn ? ask : nil, for: element.id)
    }
  }
}

/// A view that keeps its window open.
private struct WindowLock<Content: View>: WrappingView {
  typealias Body = Never
  let content: Content
  let isLocked: Bool

  func update(_ element: Element) {
    element.setChild(0, to: content)
    element.graph.windowGuards.lock(isLocked, for: element.id)
  }
}

/// Whether a person can do something with a window.
public nonisolated struct WindowInteractionBehavior: Hashable, Sendable {
  private let name: String
  /// As it suits the window: it can be done.
  public static let automatic = WindowInteractionBehavior(name: "automatic")
  /// It can be done.
  public static let enabled = WindowInteractionBehavior(name: "enabled")
  /// It cannot be done.
  public static let disabled = WindowInteractionBehavior(name: "disabled")
}

extension View {
  /// Says whether a person can close the window in which the view is; the program still can.
  public func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View {
    WindowLock(content: self, isLocked: behavior == .disabled)
  }

  /// Has `ask` be called, with what goes on, in place of the end that a person wants.
  func guardingDismissal(
    _ isOn: Bool, ask: @escaping (@escaping () -> Void) -> Void
  ) -> some View { DismissalGuard(content: self, isOn: isOn, ask: ask) }
}
