import LaminaDisplay
public import LaminaGeometry
package import LaminaInput

/// The views of a window on which something can be let go that was dragged from elsewhere.
@MainActor
final class DropTargets: GraphService {
  fileprivate var targets: [Node.ID: DropTarget] = [:]

  init(graph: ViewGraph) {}

  func forget(_ id: Node.ID) { targets[id] = nil }

  var keptCounts: [String: Int] { ["drop targets": targets.count] }

  /// Gives what was let go to a node; false where it has no use for it.
  func take(_ event: DropEvent, at point: CGPoint, by id: Node.ID) -> Bool {
    targets[id]?(event.items, point) ?? false
  }
}

/// Takes what is let go at a point of the view; false where there is no use for it.
package typealias DropTarget = ([DropEvent.Item], CGPoint) -> Bool

private struct DropModifier: NodeModifier {
  let target: DropTarget
  private var isEnabled = true

  init(target: @escaping DropTarget) { self.target = target }

  mutating func prepare(_ element: Element) { isEnabled = element.read(\.isEnabled) }

  func isSame(as other: DropModifier) -> Bool { isEnabled == other.isEnabled }

  func attach(to id: Node.ID, in element: Element) {
    element.graph.dropTargets.targets[id] = isEnabled ? target : nil
  }

  func node(around content: Node, id: Node.ID, in element: Element) -> Node {
    content.wrapped(id: id) { if isEnabled { $0.interaction = [.hits, .hovers] } }
  }
}

extension ViewGraph {
  var dropTargets: DropTargets { service() }
}

extension View {
  /// Takes what is let go above the view.
  package func drops(on target: @escaping DropTarget) -> some View {
    nodes(DropModifier(target: target))
  }

  /// Takes files, and addresses, that are dragged from other programs and let go above the view.
  ///
  /// ```swift
  /// PhotoGrid(photos)
  ///   .dropDestination(for: URL.self) { urls, location in
  ///     add(urls)
  ///     return true
  ///   }
  /// ```
  /// The innermost view under the pointer that takes what was let go has it; where it returns false, the next one
  /// further out is asked. A view takes it anywhere in its frame, also where it draws nothing. A disabled view takes
  /// nothing.
  ///
  /// - Parameters:
  ///   - payloadType: `URL`.
  ///   - action: is given the addresses, at least one, and where in the view they were let go; says whether it took them.
  ///   - isTargeted: is called with true before and with false after that: the window's library says nothing of a drag
  ///     from outside before it is over.
  /// - Returns: this view.
  public func dropDestination(
    for payloadType: URL.Type = URL.self,
    action: @escaping (_ items: [URL], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    drops(\.droppedURL, action, isTargeted)
  }

  /// Takes texts that are dragged from other programs and let go above the view.
  public func dropDestination(
    for payloadType: String.Type,
    action: @escaping (_ items: [String], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    drops(\.droppedText, action, isTargeted)
  }

  /// Takes what some of the items are.
  private func drops<Value>(
    _ value: @escaping (DropEvent.Item) -> Value?,
    _ action: @escaping ([Value], CGPoint) -> Bool, _ isTargeted: @escaping (Bool) -> Void
  ) -> some View {
    drops { items, location in
      let values = items.compactMap(value)
      if values.isEmpty { return false }
      isTargeted(true)
      defer { isTargeted(false) }
      return action(values, location)
    }
  }
}

nonisolated extension DropEvent.Item {
  /// The address of a file, or of what a text names in full.
  package var droppedURL: URL? {
    switch self {
    case .file(let path): URL(fileURLWithPath: path)
    case .text(let text):
      URL(string: text.trimmingCharacters(in: .whitespacesAndNewlines)).flatMap { url in
        ["http", "https", "ftp", "file", "mailto"].contains(url.scheme ?? "") ? url : nil
      }
    }
  }

  /// A text; nil for a file.
  package var droppedText: String? {
    if case .text(let text) = self { text } else { nil }
  }
}
