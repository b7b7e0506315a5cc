package import LaminaGeometry

/// A character beside a caret, and what is said about it.
package struct StyleNeighbour {
  private let endsParagraph: Bool
  private let attributes: AttributeContainer

  /// Makes one of the scalar that is next to the caret.
  package init(_ scalar: Unicode.Scalar, _ attributes: AttributeContainer) {
    endsParagraph = scalar == "\n" || scalar == "\r" || scalar == "\u{2029}"
    self.attributes = attributes
  }

  /// What is said about what is typed between two characters.
  ///
  /// It is what is said about the one before; where a paragraph begins, about the one behind. A link does not go on
  /// behind its end, nor before its start.
  package static func typed(
    after before: StyleNeighbour?, before behind: StyleNeighbour?
  ) -> AttributeContainer {
    typealias Link = AttributeScopes.FoundationAttributes.LinkAttribute
    let startsParagraph = before?.endsParagraph ?? true
    let endsParagraph = behind?.endsParagraph ?? true
    let source = startsParagraph && !endsParagraph ? behind : before ?? behind
    var style = source?.attributes ?? AttributeContainer()
    if style[Link.self] == nil { return style }
    if before?.attributes[Link.self] != behind?.attributes[Link.self] { style[Link.self] = nil }
    return style
  }
}
