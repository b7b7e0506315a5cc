import LaminaDisplay

/// Something that is in one place of a window at a time: the keyboard's focus, or where an assistive
/// tool is.
@MainActor
protocol FocusKeeper: AnyObject {
  var graph: ViewGraph { get }
  /// The node where it is.
  var focused: Node.ID? { get }
  /// The views that stand for values of states.
  var links: [FocusLink] { get set }
  /// Comes to the view of a link; false when nothing there takes it.
  func come(to link: FocusLink) -> Bool
  /// Leaves where it is.
  func drop()
  /// Has a view be made that stands for a value and is not there yet; false where there is none.
  func bringsRow(for target: any FocusTarget, _ value: AnyHashable) -> Bool
}

/// The states of a window that are notified where the focus is, and asked where it shall be.
extension FocusKeeper {
  /// A view stands for another value now.
  func changed(_ link: FocusLink) {
    if !links.contains(where: { $0 === link }) {
      links.append(link)
      // The graph may be on its way out by then.
      link.element?.onUnmount { [weak self, weak graph] in
        if graph != nil { self?.removed(link) }
      }
    }
    guard focused != nil, let target = link.target else { return }
    graph.afterUpdate { [weak self, weak graph] in if graph != nil { self?.notifyTarget(target) } }
  }

  private func removed(_ link: FocusLink) {
    links.removeAll { $0 === link }
    guard focused != nil, let target = link.target else { return }
    graph.afterUpdate { [weak self, weak graph] in if graph != nil { self?.notifyTarget(target) } }
  }

  /// Notifies all focus states where the focus is.
  func notifyLinks() {
    if links.isEmpty { return }
    let path = focusedPath
    for target in uniqueTargets { notifyTarget(target, path) }
  }

  /// Notifies one focus state where the focus is.
  func notifyTarget(_ target: any FocusTarget) { notifyTarget(target, focusedPath) }

  private func notifyTarget(_ target: any FocusTarget, _ path: Set<Node.ID>) {
    let around = links.filter { $0.target === target && $0.contains(path) }
    target.focusMoved(to: around.max { depth($0) < depth($1) }?.value)
  }

  private var uniqueTargets: [any FocusTarget] {
    var known: Set<ObjectIdentifier> = []
    return links.compactMap(\.target).filter { known.insert(ObjectIdentifier($0)).inserted }
  }

  private func depth(_ link: FocusLink) -> Int { link.element?.depth ?? 0 }

  /// The nodes that enclose the focus, and the one that has it.
  var focusedPath: Set<Node.ID> {
    guard let focused, let path = graph.prepared?.root.path(to: focused) else { return [] }
    return Set(path.map(\.node.id))
  }

  /// Brings the focus to the view that stands for a value; nothing happens where none does.
  ///
  /// A view that already has it inside keeps it where it is.
  ///
  /// - Returns: whether there was one.
  @discardableResult
  func enter(_ target: any FocusTarget, _ value: AnyHashable) -> Bool {
    let candidates = links.filter { $0.target === target && $0.value == value }
    if focused != nil, candidates.contains(where: { $0.contains(focusedPath) }) { return true }
    return candidates.contains(where: come(to:))
  }

  /// Takes the focus from the views of a focus state; it stays where it is elsewhere.
  func leave(_ target: any FocusTarget) {
    let path = focusedPath
    guard links.contains(where: { $0.target === target && $0.contains(path) }) else { return }
    drop()
  }
}

extension FocusTracker {
  /// Whether a program has asked for the focus, and the update with that is not there yet.
  package var isAwaited: Bool { links.contains { $0.target?.isAwaited == true } }
}

extension FocusTracker: FocusKeeper {
  func come(to link: FocusLink) -> Bool {
    let order = graph.prepared.map { FocusOrder(graph: graph).stops(in: $0.root) } ?? []
    guard let stop = firstStop(in: link, order) else { return false }
    focus(stop, byKeyboard: followsKeyboard)
    graph.reveal(stop, margin: FocusRing.reach)
    return true
  }

  /// The first node in a link's view that takes the focus.
  private func firstStop(in link: FocusLink, _ order: [Node.ID]) -> Node.ID? {
    guard let root = graph.prepared?.root else { return nil }
    for output in link.element?.outputs ?? [] {
      guard let node = root.path(to: output.id)?.last else { continue }
      let inside = Set(FocusOrder(graph: graph).stops(in: node))
      if let stop = order.first(where: inside.contains) { return stop }
    }
    return nil
  }
}
