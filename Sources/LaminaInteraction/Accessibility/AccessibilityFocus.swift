public import LaminaDisplay

/// Where an assistive tool is in a window, and what it is asked to say.
@MainActor
final class AccessibilityFocus: FocusKeeper {
  /// How many announcements are kept until a tool takes them.
  private static let limit = 64
  unowned let graph: ViewGraph
  private(set) var focused: Node.ID?
  var links: [FocusLink] = []
  /// What is to be said is made when a tool takes it: mostly none is there.
  fileprivate var announcements: [() -> String?] = []

  init(graph: ViewGraph) {
    self.graph = graph
    AccessibilityNotification.listeners.removeAll { $0.object == nil }
    AccessibilityNotification.listeners.append(Weak(object: self))
  }

  func move(to id: Node.ID?) {
    if id == focused { return }
    focused = id
    if let id { graph.reveal(id) }
    notifyLinks()
  }

  func come(to link: FocusLink) -> Bool {
    guard let root = graph.prepared?.root, let tree = graph.semanticTree else { return false }
    for output in link.element?.outputs ?? [] {
      guard let node = root.path(to: output.id)?.last else { continue }
      let inside = node.ids
      guard let element = tree.all.first(where: { inside.contains($0.id) }) else { continue }
      move(to: element.id)
      return true
    }
    return false
  }

  func drop() { move(to: nil) }

  func bringsRow(for target: any FocusTarget, _ value: AnyHashable) -> Bool { false }

  /// No tool stays at an element that is not on screen any more.
  func leaveTheGone() {
    guard let focused, graph.prepared?.root.path(to: focused) == nil else { return }
    move(to: nil)
  }

  func announce(_ words: @escaping () -> String?) {
    announcements.append(words)
    announcements.removeFirst(max(0, announcements.count - Self.limit))
  }
}

extension PreparedNode {
  /// The nodes here and further in.
  fileprivate var ids: Set<Node.ID> { children.reduce(into: [node.id]) { $0.formUnion($1.ids) } }
}

extension ViewGraph {
  /// The element of the semantic tree at which an assistive tool is.
  public var accessibilityFocus: Node.ID? { focus.accessibility.focused }

  /// Says that an assistive tool is at an element of the semantic tree now, or at none.
  public func moveAccessibilityFocus(to id: Node.ID?) { focus.accessibility.move(to: id) }

  /// Has this window's tools say what `words` makes when one takes it; nil says nothing.
  package func announce(_ words: @escaping () -> String?) { focus.accessibility.announce(words) }

  /// Takes what assistive tools are asked to say since this was asked last, the oldest first.
  public func takeAnnouncements() -> [String] {
    defer { focus.accessibility.announcements = [] }
    return focus.accessibility.announcements.compactMap { $0() }
  }
}

/// What programs announce to assistive tools beside what is on screen.
public enum AccessibilityNotification {
  fileprivate static var listeners: [Weak<AccessibilityFocus>] = []

  /// A sentence to be said.
  ///
  /// ```swift
  /// AccessibilityNotification.Announcement("Saved").post()
  /// ```
  public struct Announcement: Hashable, Sendable {
    private let words: String

    /// Makes a sentence of `announcement`, to be said as it is.
    public init(_ announcement: LocalizedStringKey) { words = Text(announcement).plain }

    /// The same with words in a string, which are said as they are.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ announcement: S) { words = String(announcement) }

    /// Has every window's tools say it.
    public func post() {
      for listener in AccessibilityNotification.listeners { listener.object?.announce { words } }
    }
  }
}
