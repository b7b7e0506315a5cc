import LaminaDisplay
import LaminaGeometry
import LaminaLists

/// Finds the texts that can be selected inside of a view, in the order of the views.
///
/// ```
///  VStack ─┬─ Text "Title"             path 0
///          ├─ Button ─ Text            left out: labels are the control's
///          └─ LazyVStack ─┬ row 7      path 2, 7 …
///                         └ row 8      path 2, 8 …
/// ```
@MainActor
struct JoinedTextReader {
  /// A lazy container, and the way to it.
  struct Container {
    let id: Node.ID
    let window: RowWindow
    let path: [Int]
  }

  private let known: (Node.ID) -> SelectableText?
  private(set) var texts: [JoinedText] = []
  private(set) var containers: [Node.ID: Container] = [:]
  /// The rows that exist.
  private(set) var rows: Set<JoinedText.Row> = []

  /// Reads what is inside of `root`.
  ///
  /// - Parameters:
  ///   - root: an element inside of which text can be selected.
  ///   - prepared: where everything stands; texts that are hidden or behind something are left out.
  ///   - known: the texts of the window by their nodes.
  init(_ root: Element, _ prepared: PreparedNode?, known: @escaping (Node.ID) -> SelectableText?) {
    self.known = known
    read(root, [], in: nil, row: nil)
    place(prepared)
  }

  private mutating func read(
    _ element: Element, _ path: [Int], in container: Container?, row: JoinedText.Row?
  ) {
    guard element.environment.isTextSelectable else { return }
    if let text = known(element.id) { return add(text, element.id, path, in: container, row) }
    var (path, container, row) = (path, container, row)
    if container == nil, let window = element.memory(as: RowWindow.self) {
      let found = Container(id: element.id, window: window, path: path)
      containers[element.id] = found
      container = found
    }
    if row == nil, let found = container.flatMap({ self.row(of: element, in: $0) }) {
      row = found
      path = []
      rows.insert(found)
    }
    for (index, child) in element.children.enumerated() {
      read(child, path + [index], in: container, row: row)
    }
  }

  private func row(of element: Element, in container: Container) -> JoinedText.Row? {
    container.window.place(of: element).map {
      JoinedText.Row(container: container.id, key: $0.key, number: $0.number)
    }
  }

  private mutating func add(
    _ text: SelectableText, _ id: Node.ID, _ steps: [Int], in container: Container?,
    _ row: JoinedText.Row?
  ) {
    var row = row
    var steps = steps
    if row == nil, let found = container, let element = text.element {
      // The text is the whole row.
      row = self.row(of: element, in: found)
      if let row {
        rows.insert(row)
        steps = []
      }
    }
    let path = row.flatMap { row in container.map { $0.path + [row.number] + steps } } ?? steps
    texts.append(
      JoinedText(
        id: id, text: text, written: text.session.written, row: row, steps: steps, path: path))
  }

  /// Takes over where the texts stand; those that are not shown are left out, but for those in rows that are
  /// made ahead.
  private mutating func place(_ root: PreparedNode?) {
    guard let root else { return texts = [] }
    let wanted = Set(texts.map(\.id)).union(containers.keys)
    var frames: [Node.ID: CGRect] = [:]
    Self.collect(root, .zero, wanted, into: &frames)
    texts = texts.compactMap { text in
      guard frames[text.id] != nil || text.row.map({ frames[$0.container] != nil }) == true else {
        return nil
      }
      var placed = text
      placed.frame = frames[text.id]
      return placed
    }
  }

  private static func collect(
    _ node: PreparedNode, _ origin: CGPoint, _ wanted: Set<Node.ID>,
    into frames: inout [Node.ID: CGRect]
  ) {
    guard node.isReachable else { return }
    let frame = node.frame.offsetBy(dx: origin.x, dy: origin.y)
    if wanted.contains(node.node.id) { frames[node.node.id] = frame }
    for child in node.children { collect(child, frame.origin, wanted, into: &frames) }
  }
}
