package import LaminaDisplay
import LaminaDrawing
import LaminaGeometry
import LaminaLayers
import LaminaLayout
import LaminaText

/// What a text that can be selected knows from one evaluation to the next.
@MainActor
final class SelectableText: TextInputDisplay {
  let session = TextInputSession(
    options: TextEditingOptions(isEditable: false, undoLimit: 0))
  private weak var element: Element?
  private weak var scroll: ScrollState?
  private var leaf: IllustratedTextLeaf?
  private var lines = SelectedLines()

  init(_ element: Element) {
    self.element = element
    var keys = TextCommand.Context()
    keys.movesCaret = false
    session.connect(element, self, keys: keys)
  }

  /// Takes over what the view says now.
  ///
  /// - Returns: the text with its selection.
  func updateLeaf(_ leaf: IllustratedTextLeaf, _ element: Element) -> SelectableTextLeaf {
    scroll = element.read(\.scrollState)
    if self.leaf?.text.hasLines(of: leaf.text) != true { lines = SelectedLines() }
    self.leaf = leaf
    session.setText(leaf.text.text.string, placeholders: leaf.placeholders)
    return SelectableTextLeaf(
      leaf: leaf, lines: lines,
      selection: session.showsSelection ? session.editing.selection.range : 0..<0,
      color: element.read(\.paletteByRole).selection(isActive: session.windowIsActive))
  }

  /// What is selected, for readers of the semantic tree.
  var shownSelection: Semantics.TextSelection? {
    let selection = session.editing.selection
    guard session.hasFocus, !selection.isEmpty else { return nil }
    return Semantics.TextSelection(selection.range, caret: selection.head.offset)
  }

  // MARK: Display

  private var layout: TextLayout {
    guard let leaf, let element else { return TextLayout(RichText("")) }
    let size = element.graph.prepared?.root.path(to: element.id)?.last?.frame.size ?? .zero
    var context = LeafContext(scale: element.graph.preparer.scale)
    return lines.layout(of: leaf.text, size: size, in: &context)
  }

  var geometry: any TextGeometry { layout }
  func textPoint(_ point: CGPoint) -> CGPoint { point }
  func nodeRect(_ rect: CGRect) -> CGRect { rect }

  /// All in which it is seen when that scrolls: a drag that leaves the text alone moves nothing.
  var visibleRect: CGRect {
    guard let element, let layer = element.graph.shownLayer else { return .zero }
    let window = CGRect(origin: .zero, size: layer.bounds.size)
    let viewport = scroll.flatMap { layer.visibleFrame(of: $0.id) } ?? window
    return layer.convert(viewport.intersection(window), to: element.id) ?? .zero
  }

  func showChanges(revealsCaret: Bool) { element?.invalidate() }

  func scroll(by distance: CGSize) -> Bool {
    guard let scroll else { return false }
    let before = scroll.offset
    for axis in Axis.allCases where scroll.canScroll(axis) && distance[axis] != 0 {
      let range = scroll.range(axis)
      let place = scroll.offset[axis] + distance[axis]
      scroll.move(axis, to: min(max(place, range.lowerBound), range.upperBound))
    }
    if scroll.offset != before { element?.graph.requestFrame() }
    return scroll.offset != before
  }
}

/// Lets people select texts and follow the links in them.
@MainActor
package final class InteractiveTexts: TextInteraction {
  private unowned let graph: ViewGraph
  /// The texts that could be selected, by their elements.
  private var selectables: [Node.ID: SelectableText] = [:]

  package init(graph: ViewGraph) { self.graph = graph }

  package func forget(_ id: Node.ID) { selectables[id] = nil }

  package var keptCounts: [String: Int] { ["selectable texts": selectables.count] }

  package func setParts(of element: Element) {
    if let selectable = selectable(element) {
      element.setChild(0, to: TextMenu(session: selectable.session))
    } else {
      element.setChildren([])
    }
  }

  package func attend(
    _ leaf: IllustratedTextLeaf, of element: Element, with traits: inout NodeTraits
  ) -> (any LeafContent)? {
    if leaf.text.text.runs.contains(where: { $0.attributes.link != nil }) {
      traits.interaction = .hits
      element.followLinks(in: leaf.text.text, leaf.text.style)
    } else {
      graph.handlers[element.id] = nil
    }
    guard let selectable = selectables[element.id], element.read(\.isTextSelectable)
    else { return nil }
    let shown = selectable.updateLeaf(leaf, element)
    element.select(in: selectable)
    traits.interaction = .hits
    traits.semantics?.actions = [.select]
    traits.semantics?.details.selection = selectable.shownSelection
    return shown
  }

  /// What the text knows of its selection; nil while nothing of it can be selected.
  private func selectable(_ element: Element) -> SelectableText? {
    guard element.read(\.isTextSelectable), element.read(\.menu) == nil else { return nil }
    if let known = selectables[element.id] { return known }
    let made = SelectableText(element)
    selectables[element.id] = made
    return made
  }
}

extension Element {
  /// Lets the text of this element be selected; links in it are still followed.
  fileprivate func select(in text: SelectableText) {
    var handlers = graph.handlers[id] ?? Handlers()
    handlers.pointer.accepts = nil
    text.session.attach(to: &handlers)
    handlers.keys.takesFocusByPress = true
    graph.handlers[id] = handlers
  }
}

/// Draws a text and what is selected of it.
nonisolated struct SelectableTextLeaf: ContentLeaf {
  let leaf: IllustratedTextLeaf
  let lines: SelectedLines
  let selection: Range<Int>
  let color: Color.Resolved

  func dimensions(
    _ proposal: ProposedViewSize, in context: inout LeafContext
  ) -> LeafDimensions { lines.dimensions(of: leaf.text, proposal, in: &context) }

  func contents(size: CGSize, in context: inout LeafContext) -> Contents {
    let layout = lines.layout(of: leaf.text, size: size, in: &context)
    let list = DisplayList { list in
      for rect in layout.selectionRects(for: selection) { list.fill(rect, with: .color(color)) }
      leaf.record(layout, size: size, into: &list)
    }
    return list.isEmpty ? .none : .drawn(list)
  }

  var spacing: ViewSpacing { leaf.spacing }
}
