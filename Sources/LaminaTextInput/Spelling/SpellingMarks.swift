import LaminaDisplay
import LaminaDrawing
import LaminaGeometry
import LaminaText

/// The lines below words that are wrong: the same node while they stand where they stood.
@MainActor
final class SpellingMarks {
  private struct Shown {
    let rects: [CGRect]
    let color: Color.Resolved
    let node: Node
    let frame: CGRect
  }

  private var shown: Shown?
  private var id: Node.ID?

  /// The node of the lines below some words, and where it is in the text; nil for none.
  func node(
    below words: [Range<Int>], in document: DocumentLayout, _ element: Element
  ) -> (Node, CGRect)? {
    guard !words.isEmpty else {
      shown = nil
      return nil
    }
    let rects = document.rects(ofEach: words)
    let color = element.read(\.paletteByRole)[.red]
    if let shown, shown.rects == rects, shown.color == color { return (shown.node, shown.frame) }
    shown = make(rects, color, id: id ?? element.graph.makeID())
    id = shown?.node.id ?? id
    return shown.map { ($0.node, $0.frame) }
  }

  private func make(_ rects: [CGRect], _ color: Color.Resolved, id: Node.ID) -> Shown? {
    let waves = rects.flatMap(EditorPageMemory.wave)
    guard let first = waves.first else { return nil }
    let frame = waves.reduce(first) { $0.union($1) }
    let leaf = RectsLeaf(
      rects: waves.map { $0.offsetBy(dx: -frame.minX, dy: -frame.minY) }, color: color,
      size: frame.size)
    return Shown(
      rects: rects, color: color, node: Node(id: id, rule: .leaf(leaf)), frame: frame)
  }
}
