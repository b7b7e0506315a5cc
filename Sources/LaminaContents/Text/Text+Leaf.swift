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
    return present.leaf(surroundings, in: element)
  }

  /// What is drawn of words that are written out already.
  func leaf(_ surroundings: TextSurroundings, in element: Element) -> IllustratedTextLeaf {
    var leaf = TextLeaf(
      richText(surroundings), style: element.readParagraphStyle(),
      foreground: surroundings.foreground)
    leaf.reserved = reservedLines(surroundings)
    return IllustratedTextLeaf(
      text: leaf, symbols: hasPictures ? symbols(surroundings, in: element) : [])
  }
}
