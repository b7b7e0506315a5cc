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
///  stretches   The text …        selection, draws no text anew, and a key draws one stretch
///  caret             │
/// ```
struct EditorPage: PrimitiveView {
  typealias Body = Never
  let model: EditorModel

  func update(_ element: Element) {
    model.page = element
    model.scroll = element.read(\.scrollState)
    let memory = element.memory as? EditorPageMemory ?? EditorPageMemory(element, model)
    element.memory = memory
    model.layOut()
    element.setChild(0, to: EditorCaret(model: model))
  }

  func nodes(_ element: Element) -> [Node] {
    guard let memory = element.memory as? EditorPageMemory else { return [] }
    return [memory.node(element, model)]
  }
}

/// The nodes of an editor's stretches, each the same object while it shows the same.
@MainActor
private final class EditorPageMemory {
  private var stretches: [Int: (layout: TextLayout, node: Node)] = [:]
  private var selection: (rects: [CGRect], color: Color.Resolved, node: Node)?

  init(_ element: Element, _ model: EditorModel) {
    element.graph.readGeometry(of: element.id) { [weak model] in model?.adopt($0) }
  }

  func node(_ element: Element, _ model: EditorModel) -> Node {
    let (insets, document) = (model.look.insets, model.document)
    var children: [Node] = []
    var frames: [CGRect] = []
    func add(_ node: Node, _ frame: CGRect) {
      children.append(node)
      frames.append(frame.offsetBy(dx: insets.leading, dy: insets.top))
    }
    let shown = document.shown(in: model.covered)
    if let (node, frame) = selectionNode(element, model) { add(node, frame) }
    for stretch in shown { add(node(stretch, element), stretch.frame) }
    stretches = shown.reduce(into: [:]) { $0[$1.id] = stretches[$1.id] }
    if let (node, frame) = underlineNode(element, model) { add(node, frame) }
    for caret in element.childOutputs { add(caret, model.caretFrame) }
    let layout = EditorLayout(
      frames: frames, height: document.height + insets.top + insets.bottom)
    return element.node(AnyLayout(layout), children) {
      $0.reportsGeometry = true
      $0.isolatesChildren = true
      // Places are counted from the left, whichever way the interface is read.
      $0.layoutDirection = .leftToRight
    }
  }

  private func node(_ stretch: DocumentLayout.Shown, _ element: Element) -> Node {
    if let known = stretches[stretch.id], known.layout === stretch.layout { return known.node }
    let id = stretches[stretch.id]?.node.id ?? element.graph.makeID()
    let node = Node(id: id, rule: .leaf(StretchLeaf(layout: stretch.layout)))
    stretches[stretch.id] = (stretch.layout, node)
    return node
  }

  private func selectionNode(_ element: Element, _ model: EditorModel) -> (Node, CGRect)? {
    let range = model.session.editing.displaySelection.range
    guard !range.isEmpty else { return nil }
    let rects = model.document.selectionRects(for: range, in: model.covered)
    let palette = element.read(\.colorPalette)
    let isActive = model.session.hasFocus && model.session.windowIsActive
    let color = palette[isActive ? .selection : .separator]
    return rectsNode(rects, color, id: element.wrapperID(for: element.id, isFirst: false))
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
      rects, element.read(\.colorPalette)[.primary], id: element.wrapperID(for: key, isFirst: false)
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

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    CGSize(width: proposal.width ?? 200, height: height)
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
