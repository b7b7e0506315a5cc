import LaminaDisplay
import LaminaGeometry
import LaminaLists
import LaminaText

/// The texts inside of a view that can be selected together, and what of them is.
///
/// While a selection stays in one text it is that text's own; here it is from the moment on at which it reaches
/// another one.
///
/// ```
///  drag, Shift with a click or a key ──▶ selection ──▶ range of each text ──▶ SelectableText.joinedRange
///                                           │
///  copying, primary selection ◀─────────────┴── characters, with what stands between the texts
/// ```
/// Texts are listed when something asks, and while several are selected whenever one comes or goes. Those of
/// lazy rows that went out of sight with a selection are remembered with their characters.
@MainActor
final class JoinedTexts {
  private weak var root: Element?
  private let known: (Node.ID) -> SelectableText?
  /// In order, as of the latest listing.
  private(set) var texts: [JoinedText] = []
  /// What is selected of several texts; nil where no selection leaves its text.
  private(set) var selection: JoinedSelection?
  /// What the press began with that may become a selection of several texts.
  private(set) var first = 0..<0
  /// Where the first of several motions up and down began, as in `JoinedText.frame`.
  var goalX: CGFloat?
  /// Whether texts have come or gone since they were listed.
  private(set) var isStale = true
  /// Whether the latest press was on one of the texts.
  private var wasPressed = false
  private var windowIsActive = true

  init(_ root: Element, known: @escaping (Node.ID) -> SelectableText?) {
    self.root = root
    self.known = known
  }

  var graph: ViewGraph? { root?.graph }

  func index(of id: Node.ID) -> Int? { texts.firstIndex { $0.id == id } }

  // MARK: Selection

  /// A press begins a selection of its own in a text, with what it selects there.
  func begin(with first: Range<Int>) {
    lift()
    self.first = first
    isStale = true
  }

  /// Selects from one text to another.
  func select(_ next: JoinedSelection) {
    selection = next
    show()
  }

  /// Selects nothing any more but what one text has selected for itself.
  func lift() {
    goalX = nil
    guard selection != nil else { return }
    selection = nil
    show()
  }

  /// Selects nothing any more, in the text with the focus neither.
  func dissolve() {
    lift()
    if let focused = graph?.focus.focused { known(focused)?.collapse() }
  }

  /// Shows each text its part of the selection.
  private func show() {
    guard let selection, let anchor = index(of: selection.anchor),
      let head = index(of: selection.head.text)
    else {
      for text in texts { text.text?.show(nil) }
      return
    }
    for (index, text) in texts.enumerated() {
      text.text?.show(
        selection.range(at: index, from: anchor, to: head, count: text.written.count))
    }
  }

  /// Where the end of the selection that moves is in a text, if it is there.
  func caret(in id: Node.ID) -> Int? {
    selection.flatMap { $0.head.text == id ? $0.head.position.offset : nil }
  }

  /// The window has got or lost the keyboard: all that is selected has another colour.
  func showWindow(isActive: Bool) {
    guard isActive != windowIsActive else { return }
    windowIsActive = isActive
    for text in texts { text.text?.showAgain() }
  }

  // MARK: Presses

  /// A button goes down on one of the texts.
  func notePress() { wasPressed = true }

  /// A button went down somewhere in the window; whether that was on one of the texts.
  func takePress() -> Bool {
    defer { wasPressed = false }
    return wasPressed
  }

  // MARK: Listing

  /// A text has come or is gone.
  func textsChanged() { isStale = true }

  /// Lists the texts that there are, and those that are remembered.
  func list(_ prepared: PreparedNode? = nil) {
    guard let root else { return }
    isStale = false
    let reader = JoinedTextReader(root, prepared ?? root.graph.prepared?.root, known: known)
    let before = texts
    var next = reader.texts
    if selection != nil {
      rename(from: before, to: next)
      next = merge(next, remembered(before, beside: reader))
    }
    texts = next
    let ids = Set(next.map(\.id))
    for text in before where !ids.contains(text.id) { text.text?.show(nil) }
    guard let selection else { return }
    if index(of: selection.anchor) == nil || index(of: selection.head.text) == nil {
      return dissolve()
    }
    measureGaps(before)
    show()
  }

  /// Texts of rows that came back have other names.
  private func rename(from before: [JoinedText], to next: [JoinedText]) {
    guard var renamed = selection else { return }
    let ends = [renamed.anchor, renamed.head.text]
    var names: [Node.ID: Node.ID] = [:]
    for old in before where ends.contains(old.id) && !next.contains(where: { $0.id == old.id }) {
      names[old.id] = next.first { $0.isSame(as: old) }?.id
    }
    renamed.rename(names)
    selection = renamed
  }

  /// The texts of rows that went out of sight, where their rows stand now.
  private func remembered(
    _ before: [JoinedText], beside reader: JoinedTextReader
  ) -> [JoinedText] {
    before.compactMap { text in
      guard let row = text.row, !reader.rows.contains(row),
        let container = reader.containers[row.container],
        let number = container.window.rows.row(of: row.key, near: row.number)
      else { return nil }
      var kept = text
      kept.text = nil
      kept.path = container.path + [number] + text.steps
      return kept
    }
  }

  /// Both, in the order of their ways.
  private func merge(_ texts: [JoinedText], _ others: [JoinedText]) -> [JoinedText] {
    others.isEmpty
      ? texts : (texts + others).sorted { $0.path.lexicographicallyPrecedes($1.path) }
  }

  // MARK: Gaps

  /// Finds out what stands between texts that are beside each other, unless that is known.
  private func measureGaps(_ before: [JoinedText]) {
    let known = Dictionary(before.map { ($0.id, $0.former) }) { first, _ in first }
    for index in texts.indices.dropFirst() {
      let former = texts[index - 1].id
      if let old = known[texts[index].id] ?? nil, old.id == former {
        texts[index].former = old
      } else if let gap = gap(before: index) {
        texts[index].former = (former, gap)
      }
    }
  }

  /// What stands between a text and the one before it; nil where one of them is not laid out.
  private func gap(before index: Int) -> TextGap? {
    guard let last = texts[index - 1].line(isLast: true),
      let first = texts[index].line(isLast: false)
    else { return nil }
    return TextGap(from: last, to: first)
  }

  /// What is copied between the texts at two indices.
  func gap(from first: Int, to last: Int) -> TextGap {
    let gaps = (first + 1...last).map { index -> TextGap in
      if let gap = gap(before: index) { return gap }
      guard let former = texts[index].former, former.id == texts[index - 1].id else { return .line }
      return former.gap
    }
    return gaps.max() ?? .line
  }
}

extension JoinedText {
  /// Its first or last line, where it stands as `frame`; nil where it is not laid out.
  @MainActor fileprivate func line(isLast: Bool) -> CGRect? {
    guard let frame, let lines = text?.lineRects(in: frame.size),
      let line = isLast ? lines.last : lines.first
    else { return nil }
    return line.offsetBy(dx: frame.minX, dy: frame.minY)
  }
}
