import Foundation

extension String {
  /// The text in pieces of about so many bytes, cut behind a character that `isEnd` accepts, or else
  /// between two characters; what is cut behind and blank pieces are left out.
  func pieces(ofBytes limit: Int, endingAt isEnd: (Character) -> Bool) -> [String] {
    guard utf8.count > limit else { return isEmpty ? [] : [self] }
    var pieces: [String] = []
    var rest = self[...]
    while !rest.isEmpty {
      let piece = rest.head(ofBytes: limit, endingAt: isEnd)
      rest = rest[piece.endIndex...].drop(while: isEnd)
      if piece.contains(where: { !$0.isWhitespace }) { pieces.append(String(piece)) }
    }
    return pieces
  }
}

extension Substring {
  /// The first piece: at least one character.
  fileprivate func head(ofBytes limit: Int, endingAt isEnd: (Character) -> Bool) -> Substring {
    var bytes = 0
    var end = startIndex
    var lastEnd: Index?
    var isAfterText = false
    while end < endIndex {
      if isEnd(self[end]) {
        if isAfterText { lastEnd = end }
        isAfterText = false
      } else {
        isAfterText = true
      }
      guard bytes < limit else { return self[..<(lastEnd ?? end)] }
      bytes += self[end].utf8.count
      end = index(after: end)
    }
    return self
  }
}

extension Inline {
  /// The paragraph in pieces of about so many bytes, cut at a space where there is one.
  func pieces(ofBytes limit: Int) -> [Inline] {
    guard runs.reduce(0, { $0 + $1.text.utf8.count }) > limit else { return [self] }
    var pieces: [Inline] = []
    var piece = Inline()
    var bytes = 0
    for var run in runs.flatMap({ $0.pieces(ofBytes: limit) }) {
      if bytes + run.text.utf8.count > limit && bytes > 0 {
        pieces.append(piece)
        piece = Inline()
        bytes = 0
        run.text = String(run.text.drop(while: \.isWhitespace))
      }
      piece.runs.append(run)
      bytes += run.text.utf8.count
    }
    return pieces + [piece]
  }
}

extension InlineRun {
  fileprivate func pieces(ofBytes limit: Int) -> [InlineRun] {
    text.pieces(ofBytes: limit, endingAt: \.isWhitespace).map {
      InlineRun($0, style: style, link: link)
    }
  }
}
