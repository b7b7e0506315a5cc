import Lamina
import ReaderFeed

extension SearchQuery {
  /// A listing in the colours of what its highlighter has marked, with what is searched for marked above that; tabs are
  /// four blanks.
  func marked(_ code: String, _ marks: [CodeMark]) -> AttributedString {
    let bytes = Array(code.utf8)
    let found = matches(in: code).map {
      code.utf8.distance(
        from: code.startIndex, to: $0.lowerBound)..<code.utf8
        .distance(from: code.startIndex, to: $0.upperBound)
    }
    let borders = Set(
      [0, bytes.count] + (found + marks.map(\.utf8)).flatMap { [$0.lowerBound, $0.upperBound] })
    let cuts = borders.sorted()
    var (result, rest, matched) = (AttributedString(), marks[...], found[...])
    for (low, high) in zip(cuts, cuts.dropFirst()) {
      rest = rest.drop { $0.utf8.upperBound <= low }
      matched = matched.drop { $0.upperBound <= low }
      let text = String(decoding: bytes[low..<high], as: UTF8.self)
      var piece = AttributedString(text.replacingOccurrences(of: "\t", with: "    "))
      if let mark = rest.first, mark.utf8.contains(low) {
        piece.foregroundColor = ReaderStyle.color(of: mark.kind)
      }
      if matched.first?.contains(low) == true {
        piece.backgroundColor = ReaderStyle.mark
        piece.foregroundColor = .primary
      }
      result += piece
    }
    return result
  }

  /// A text with what is searched for marked in it.
  func marked(_ text: String) -> AttributedString {
    let matches = matches(in: text)
    guard !matches.isEmpty else { return AttributedString(text) }
    var result = AttributedString()
    var place = text.startIndex
    for match in matches {
      result += AttributedString(String(text[place..<match.lowerBound]))
      var piece = AttributedString(String(text[match]))
      piece.backgroundColor = ReaderStyle.mark
      piece.foregroundColor = .primary
      result += piece
      place = match.upperBound
    }
    return result + AttributedString(String(text[place...]))
  }

  /// A paragraph's runs, cut where what is searched for begins and ends.
  func pieces(of inline: Inline) -> [(run: InlineRun, isMatch: Bool)] {
    let text = inline.text
    let matches = matches(in: text).map { range in
      text.utf8.distance(
        from: text.startIndex, to: range.lowerBound)..<text.utf8
        .distance(from: text.startIndex, to: range.upperBound)
    }
    guard !matches.isEmpty else { return inline.runs.map { ($0, false) } }
    let borders = matches.flatMap { [$0.lowerBound, $0.upperBound] }
    var pieces: [(run: InlineRun, isMatch: Bool)] = []
    var start = 0
    for run in inline.runs {
      let bytes = Array(run.text.utf8)
      let end = start + bytes.count
      let cuts = [start] + borders.filter { start < $0 && $0 < end } + [end]
      for (low, high) in zip(cuts, cuts.dropFirst()) where low < high {
        var piece = run
        piece.text = String(decoding: bytes[low - start..<high - start], as: UTF8.self)
        pieces.append((piece, matches.contains { $0.contains(low) }))
      }
      start = end
    }
    return pieces
  }
}
