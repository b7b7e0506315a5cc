import LaminaText

/// What is copied.
extension JoinedTexts {
  /// The selected characters of all texts, with a line break between those below each other, an empty line where
  /// one has room between them, and a tab or a space between those on a line; nil where none are selected.
  func selectedText() -> String? {
    list()
    guard let selection, let anchor = index(of: selection.anchor),
      let head = index(of: selection.head.text)
    else { return nil }
    var text = ""
    var former: Int?
    for index in min(anchor, head)...max(anchor, head) {
      let written = texts[index].written
      let range = selection.range(at: index, from: anchor, to: head, count: written.count)
      let piece = range.map(written.text) ?? ""
      if piece.isEmpty { continue }
      if let former { text += gap(from: former, to: index).characters }
      text += piece
      former = index
    }
    return text.isEmpty ? nil : text
  }
}
