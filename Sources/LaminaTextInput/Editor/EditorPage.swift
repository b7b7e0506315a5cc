import LaminaDisplay
import LaminaDrawing
import LaminaGeometry
import LaminaLayers
import LaminaLayout
import LaminaText

/// The text of an editor, as far as it is in sight or nearly so.
///
/// ```
///  selection   ░░░░░░░░          one layer for each of these: a caret that blinks, or another
///  found       ▒▒▒   ▒▒▒
///  stretches   The text …        selection, draws no text again, and a key draws one stretch
///  marks           ≈≈≈≈          and one more below words that are wrong
///  caret             │
/// ```
struct EditorPage: RememberingView {
  let model: EditorModel

  func makeMemory(for element: Element) -> EditorPageMemory { EditorPageMemory(element, model) }

  func update(_ element: Element) {
    model.page = element
    model.scroll = element.read(\.scrollState)
    model.layOut()
    element.setChild(0, to: EditorCaret(model: model))
  }

  func nodes(_ element: Element) -> [Node] {
    [memory(of: element).node(element, model)]
  }
}

/// The nodes of an editor's stretches, each the same object while it shows the same.
///
/// ```
///  page ─┬─ block ── about eight stretches     A line more moves the blocks below it, each as one
///        ├─ block ── …                         layer: the stretches stay where they are in them.
///        └─ caret
/// ```
@MainActor
final class EditorPageMemory {
  /// Stretches that follow each other.
  private final class Block {
    /// Of the stretches, from the top of the block.
    let frames: [CGRect]
    let node: Node

    init(frames: [CGRect], node: Node) {
      self.frames = frames
      self.node = node
    }

    var size: CGSize {
      CGSize(width: frames.map(\.maxX).max() ?? 0, height: frames.last?.maxY ?? 0)
    }
  }

  private struct Entry {
    let layout: TextLayout
    let node: Node
    let block: Block
  }

  /// How many stretches that are laid out one after the other come into a block.
  private static let blockLength = 8
  /// What is shown, by the numbers of its stretches.
  private var entries: [Int: Entry] = [:]
  /// The lines under what is marked, and what they were made for: a caret that blinks makes no others.
  private var marked: Marked?

  /// Of what is found: all places, and the one that is selected.
  private var highlightIDs: [Node.ID] = []

  private struct Marked {
    let marks: [TextMark]
    let colors: [Color.Resolved]
    let covered: Range<CGFloat>
    let blocks: [(block: Block, top: CGFloat)]
    let nodes: [(Node, CGRect)]
  }

  init(_ element: Element, _ model: EditorModel) {
    element.graph.readGeometry(of: element.id) { [weak model] in model?.adoptGeometry($0) }
  }

  func node(_ element: Element, _ model: EditorModel) -> Node {
    let insets = model.appearance.insets
    let document = model.document
    var children: [Node] = []
    var frames: [CGRect] = []
    func add(_ node: Node, _ frame: CGRect) {
      children.append(node)
      frames.append(frame.offsetBy(dx: insets.leading, dy: insets.top))
    }
    if let (node, frame) = selectionNode(element, model) { add(node, frame) }
    for (node, frame) in highlights(element, model) { add(node, frame) }
    let blocks = blocks(of: document.shown(in: model.covered), element)
    for (block, top) in blocks {
      add(block.node, CGRect(origin: CGPoint(x: 0, y: top), size: block.size))
    }
    for (node, frame) in marks(element, model, below: blocks) { add(node, frame) }
    if let (node, frame) = model.spellingNode(element) { add(node, frame) }
    if let (node, frame) = underlineNode(element, model) { add(node, frame) }
    for caret in element.childOutputs { add(caret, model.caretFrame) }
    let margins = insets.top + insets.bottom
    let layout = EditorLayout(
      frames: frames, height: document.height + margins,
      idealHeight: CGFloat(document.paragraphCount) * document.lineHeight + margins)
    return element.node(AnyLayout(layout), children) {
      $0.reportsGeometry = true
      $0.isolatesChildren = true
      // Places are counted from the left, whichever way the interface is read.
      $0.layoutDirection = .leftToRight
    }
  }

  /// What is shown, in blocks, and where they begin.
  ///
  /// Every eighth stretch begins one, by its own number: another line more moves no border.
  private func blocks(
    of stretches: [DocumentLayout.Shown], _ element: Element
  ) -> [(block: Block, top: CGFloat)] {
    let before = entries
    entries = [:]
    var blocks: [(block: Block, top: CGFloat)] = []
    var rest = stretches[...]
    while let first = rest.first {
      let end = rest.dropFirst().firstIndex { $0.id % Self.blockLength == 0 } ?? rest.endIndex
      let nodes = rest[..<end].map { node($0, after: before[$0.id], element: element) }
      var old = before[first.id]?.block
      if blocks.contains(where: { $0.block.node.id == old?.node.id }) { old = nil }
      let block = block(rest[..<end], nodes, after: old, element: element)
      for (stretch, node) in zip(rest, nodes) {
        entries[stretch.id] = Entry(layout: stretch.layout, node: node, block: block)
      }
      blocks.append((block, first.origin.y))
      rest = rest[end...]
    }
    return blocks
  }

  private func node(
    _ stretch: DocumentLayout.Shown, after old: Entry?, element: Element
  ) -> Node {
    if let old, old.layout === stretch.layout { return old.node }
    let id = old?.node.id ?? element.graph.makeID()
    return Node(id: id, rule: .leaf(StretchLeaf(layout: stretch.layout)))
  }

  private func block(
    _ stretches: ArraySlice<DocumentLayout.Shown>, _ nodes: [Node], after old: Block?,
    element: Element
  ) -> Block {
    let top = stretches.first?.origin.y ?? 0
    let scale = element.read(\.displayScale)
    let frames = stretches.map { stretch in
      // Without what is lost in a difference far down, which would be another one there.
      let y = ((stretch.origin.y - top) * scale).rounded() / scale
      return CGRect(origin: CGPoint(x: stretch.origin.x, y: y), size: stretch.frame.size)
    }
    if let old, old.frames == frames, zip(old.node.children, nodes).allSatisfy(===) { return old }
    var traits = NodeTraits()
    traits.isolatesChildren = true
    let height = frames.last?.maxY ?? 0
    let layout = EditorLayout(frames: frames, height: height, idealHeight: height)
    let id = old?.node.id ?? element.graph.makeID()
    return Block(
      frames: frames,
      node: Node(id: id, rule: .container(AnyLayout(layout)), children: nodes, traits: traits))
  }

  /// What is found, in two colours: all places that are laid out, and the one that is selected.
  private func highlights(_ element: Element, _ model: EditorModel) -> [(Node, CGRect)] {
    guard model.isFinding, let finder = model.finder, model.session.editing.composition == nil
    else { return [] }
    if highlightIDs.isEmpty { highlightIDs = [element.graph.makeID(), element.graph.makeID()] }
    let selected = finder.current.map { finder.matches[$0] }
    func rects(_ places: some Sequence<Range<Int>>) -> [CGRect] {
      places.flatMap { model.document.selectionRects(for: $0, in: model.covered) }
    }
    let palette = element.read(\.paletteByRole)
    let all = rects(finder.matches(in: model.coveredText).filter { $0 != selected })
    return [
      rectsNode(all, palette[.yellow].opacity(0.4), id: highlightIDs[0]),
      rectsNode(
        rects([selected].compactMap(\.self)), palette[.orange].opacity(0.6), id: highlightIDs[1]),
    ].compactMap(\.self)
  }

  private func selectionNode(_ element: Element, _ model: EditorModel) -> (Node, CGRect)? {
    let range = model.session.editing.displaySelection.range
    guard !range.isEmpty else { return nil }
    let rects = model.document.selectionRects(for: range, in: model.covered)
    let palette = element.read(\.paletteByRole)
    let isActive = model.session.hasFocus && model.session.windowIsActive
    let color = palette[isActive ? .selection : .separator]
    return rectsNode(rects, color, id: element.wrapperID(for: element.id, isFirst: false))
  }

  /// The lines under what is marked; the same as before below the same text.
  private func marks(
    _ element: Element, _ model: EditorModel, below blocks: [(block: Block, top: CGFloat)]
  ) -> [(Node, CGRect)] {
    guard !model.marks.isEmpty else {
      marked = nil
      return []
    }
    let palette = element.read(\.paletteByRole)
    let colors = model.marks.map { $0.color.resolve(in: palette) }
    if let marked, marked.marks == model.marks, marked.colors == colors,
      marked.covered == model.covered,
      marked.blocks.elementsEqual(blocks, by: { $0.block === $1.block && $0.top == $1.top })
    {
      return marked.nodes
    }
    let nodes = markNodes(element, model)
    marked = Marked(
      marks: model.marks, colors: colors, covered: model.covered, blocks: blocks, nodes: nodes)
    return nodes
  }

  /// The same, a node for each colour.
  private func markNodes(_ element: Element, _ model: EditorModel) -> [(Node, CGRect)] {
    let length = model.document.text.utf8.count
    var rects: [(color: Color, rects: [CGRect])] = []
    for mark in model.marks {
      let range = mark.utf8.clamped(to: 0..<length)
      let lines = model.document.selectionRects(for: range, in: model.covered)
      let index = rects.firstIndex { $0.color == mark.color } ?? rects.endIndex
      if index == rects.endIndex { rects.append((mark.color, [])) }
      rects[index].rects += lines.flatMap(Self.wave)
    }
    // The first two are those of the selection and of what is composed.
    var id = element.wrapperID(for: element.id, isFirst: false)
    id = element.wrapperID(for: id, isFirst: false)
    return rects.compactMap { mark in
      id = element.wrapperID(for: id, isFirst: false)
      return rectsNode(mark.rects, mark.color.resolve(in: element.read(\.paletteByRole)), id: id)
    }
  }

  /// A line that goes up and down below a line of text.
  static func wave(below line: CGRect) -> [CGRect] {
    let width = min(max(line.width, 6), 4_000)
    return stride(from: 0, to: width, by: 3).map { x in
      let isUp = Int(x / 3).isMultiple(of: 2)
      return CGRect(
        x: line.minX + x, y: line.maxY - (isUp ? 3 : 1.5), width: min(3, width - x), height: 1.5)
    }
  }

  /// The line under what an input method composes.
  private func underlineNode(_ element: Element, _ model: EditorModel) -> (Node, CGRect)? {
    guard let composition = model.session.editing.composition else { return nil }
    let start = composition.location
    let range = start..<start + composition.text.utf8.count
    let rects = model.document.rects(for: range).map { rect in
      CGRect(x: rect.minX, y: rect.maxY - 2, width: rect.width, height: 1)
    }
    let key = element.wrapperID(for: element.id, isFirst: false)
    return rectsNode(
      rects, element.read(\.paletteByRole)[.primary],
      id: element.wrapperID(for: key, isFirst: false)
    )
  }

  private func rectsNode(
    _ rects: [CGRect], _ color: Color.Resolved, id: Node.ID
  ) -> (Node, CGRect)? {
    guard let first = rects.first else { return nil }
    let frame = rects.reduce(first) { $0.union($1) }
    let local = rects.map { $0.offsetBy(dx: -frame.minX, dy: -frame.minY) }
    let leaf = RectsLeaf(rects: local, color: color, size: frame.size)
    return (Node(id: id, rule: .leaf(leaf)), frame)
  }
}

/// The lines of one stretch.
nonisolated struct StretchLeaf: LeafContent {
  let layout: TextLayout

  func dimensions(_ proposal: ProposedViewSize, in context: inout LeafContext) -> LeafDimensions {
    LeafDimensions(size: layout.size)
  }

  func contents(size: CGSize, in context: inout LeafContext) -> Contents {
    let list = DisplayList { layout.record(into: &$0, at: .zero) }
    context.diagnostics = layout.diagnostics
    return list.isEmpty ? .none : .drawn(list)
  }
}

/// Rectangles of one colour: a selection, or lines under letters.
nonisolated struct RectsLeaf: LeafContent {
  let rects: [CGRect]
  let color: Color.Resolved
  let size: CGSize

  func dimensions(_ proposal: ProposedViewSize, in context: inout LeafContext) -> LeafDimensions {
    LeafDimensions(size: size)
  }

  func contents(size: CGSize, in context: inout LeafContext) -> Contents {
    .direct(DisplayList { list in for rect in rects { list.fill(rect, with: .color(color)) } })
  }
}

/// Places what is shown of a text, whose whole height is known or estimated.
nonisolated struct EditorLayout: PlainLayout, Equatable {
  /// Of the children.
  let frames: [CGRect]
  let height: CGFloat
  /// Where no width is offered: that of unbroken lines, as where lines break goes by the width that comes of
  /// this, and both could change each other without end.
  let idealHeight: CGFloat

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    proposal.width.map { CGSize(width: $0, height: height) }
      ?? CGSize(width: 200, height: idealHeight)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (subview, frame) in zip(subviews, frames) {
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
        proposal: ProposedViewSize(frame.size))
    }
  }
}
