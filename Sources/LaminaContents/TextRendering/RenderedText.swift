import LaminaDisplay
import LaminaDrawing
import LaminaGeometry
import LaminaLayers
import LaminaLayout
import LaminaText

/// A text as a renderer draws it.
struct RenderedText: RememberingView {
  let text: Text
  let renderer: any TextRenderer

  func makeMemory(for element: Element) -> CanvasMemory { CanvasMemory() }

  func update(_ element: Element) {
    let reading = element.graph.geometry.reading(of: element.id, in: element)
    reading.onChange = { [weak element] _ in element?.invalidate() }
    memory(of: element).size = reading.proxy?.size
  }

  func nodes(_ element: Element) -> [Node] {
    let leaf = text.leaf(in: element, painted: nil)
    let list = memory(of: element).size.map { draw(leaf, $0, element) }
    var traits = NodeTraits()
    traits.reportsGeometry = true
    let shown = RenderedTextLeaf(leaf: leaf, list: list ?? .empty)
    return [Node(id: element.id, rule: .leaf(shown), traits: traits)]
  }

  private func draw(
    _ leaf: IllustratedTextLeaf, _ size: CGSize, _ element: Element
  ) -> DisplayList {
    let scale = element.read(\.displayScale)
    let direction = element.read(\.layoutDirection)
    var context = LeafContext(scale: scale)
    let layout = Text.Layout(
      TextLayoutSource(
        layout: leaf.text.layout(size: size, in: &context), leaf: leaf, size: size,
        marks: text.marks(TextSurroundings(element))))
    let memory = memory(of: element)
    var surroundings = CanvasSurroundings(
      size: size, scale: scale, palette: element.read(\.paletteByRole),
      environment: element.recordedEnvironment,
      answers: CanvasAnswers(CanvasOwner(element), keeps: false),
      symbols: CanvasSymbols([], kept: [], scale: scale, direction: direction),
      resolved: memory.resolved)
    surroundings.reach = layout.source.ink.union(CGRect(origin: .zero, size: size))
      .padded(by: renderer.displayPadding, direction)
    let recording = CanvasRecording(surroundings, on: nil, expecting: memory.commandCount)
    var graphics = GraphicsContext(recording)
    element.tracked { renderer.draw(layout: layout, in: &graphics) }
    memory.resolved.endDrawing()
    let list = recording.finish()
    memory.commandCount = list.commands.count + 8
    return list
  }
}

/// Takes the room of a text, and shows what a renderer has drawn of it.
nonisolated struct RenderedTextLeaf: LeafContent {
  let leaf: IllustratedTextLeaf
  let list: DisplayList

  func dimensions(
    _ proposal: ProposedViewSize, in context: inout LeafContext
  ) -> LeafDimensions { leaf.dimensions(proposal, in: &context) }

  func contents(size: CGSize, in context: inout LeafContext) -> Contents {
    list.isEmpty ? .none : .drawn(list)
  }

  var spacing: ViewSpacing { leaf.spacing }
}

extension Text {
  /// What its pieces carry for renderers, with their places in the rich text.
  fileprivate func marks(_ surroundings: TextSurroundings) -> [(
    bytes: Range<Int>, marks: TextMarks
  )] {
    guard pieces.contains(where: { $0.style.marks != nil }) else { return [] }
    var offset = 0
    return pieces.compactMap { piece in
      let start = offset
      offset += surroundings.words(of: piece.content).utf8.count
      return piece.style.marks.map { (start..<offset, $0) }
    }
  }
}

extension CGRect {
  /// The rectangle with room around it; what is no number counts as none.
  fileprivate func padded(by insets: EdgeInsets, _ direction: LayoutDirection) -> CGRect {
    func usable(_ length: CGFloat) -> CGFloat { length.isFinite ? max(length, 0) : 0 }
    let isMirrored = direction == .rightToLeft
    let left = usable(isMirrored ? insets.trailing : insets.leading)
    let right = usable(isMirrored ? insets.leading : insets.trailing)
    let (top, bottom) = (usable(insets.top), usable(insets.bottom))
    return CGRect(
      x: minX - left, y: minY - top, width: width + left + right, height: height + top + bottom)
  }
}
