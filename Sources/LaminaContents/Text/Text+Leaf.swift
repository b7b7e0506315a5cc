import LaminaDisplay
import LaminaText

extension Text {
  /// What is drawn of the text at an element's place, without what a person can do with it there.
  ///
  /// - Parameters:
  ///   - element: where the text stands.
  ///   - fill: paints what has no style of its own; nil for what the place says.
  /// - Returns: lines of text, with the symbols among them.
  func leaf(in element: Element, painted fill: Fill?) -> IllustratedTextLeaf {
    let present = present(in: element)
    var surroundings = TextSurroundings(
      element, common: fill == nil ? present.commonForeground : nil)
    if let fill { surroundings = surroundings.painted(with: fill) }
    var leaf = TextLeaf(
      present.richText(surroundings), style: element.readParagraphStyle(),
      foreground: surroundings.foreground)
    leaf.reserved = present.reservedLines(surroundings)
    return IllustratedTextLeaf(
      text: leaf, symbols: present.hasPictures ? present.symbols(surroundings, in: element) : [])
  }
}
