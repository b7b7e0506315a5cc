import LaminaDisplay
import Observation

/// Follows whether a text field of some view has the focus.
///
/// ```
///  a field ──▶ typing ──▶ tools of the view (Tab, Space) ──▶ still typing ──▶ anything else ──▶ not typing
/// ```
@MainActor
package final class TypingWatch: FocusTarget, @MainActor Observable {
  /// What a view stands for.
  fileprivate enum Part: Hashable { case all, tools }

  private let registrar = ObservationRegistrar()
  private var link: FocusLink?
  private var state = false

  package init() {}

  /// Whether one types there; reading it is tracked.
  package private(set) var isTyping: Bool {
    get {
      registrar.access(self, keyPath: \.isTyping)
      return state
    }
    set {
      guard newValue != state else { return }
      registrar.withMutation(of: self, keyPath: \.isTyping) { state = newValue }
    }
  }

  /// Follows the fields of a view, for as long as the view is there.
  package func follow(_ element: Element) {
    guard link?.element !== element else { return }
    link = stand(for: .all, FocusLink(element), in: element)
  }

  @discardableResult
  fileprivate func stand(for part: Part, _ link: FocusLink, in element: Element) -> FocusLink {
    link.target = self
    link.value = part
    element.graph.focus.changed(link)
    return link
  }

  func focusMoved(to value: AnyHashable?) {
    guard value != AnyHashable(Part.tools) else { return }
    let graph = link?.element?.graph
    let focused = value == nil ? nil : graph?.focus.focused
    isTyping = focused.flatMap { graph?.handlers[$0]?.text } != nil
  }
}

/// A view with tools for who types: the focus may go there, and one still types.
private struct TypingTools<Content: View>: RememberingView, WrappingView {
  let content: Content
  let watch: TypingWatch

  func makeMemory(for element: Element) -> FocusLink { FocusLink(element) }

  func update(_ element: Element) {
    element.setChild(0, to: content)
    let link = memory(of: element)
    if link.target !== watch { watch.stand(for: .tools, link, in: element) }
  }
}

extension View {
  /// Says that the view has tools for who types in a view around it.
  package func typingTools(of watch: TypingWatch) -> some View {
    TypingTools(content: self, watch: watch)
  }
}
