/// Finds the stretches of a part of a text: its paragraphs, long ones cut into pieces.
///
/// ```swift
/// DocumentScanner(estimate: { _ in 20 }).stretches(
///   of: "a\nb", in: 0..<3, startsParagraph: true, endsText: true)
/// // 2 bytes, 1 byte
/// ```
struct DocumentScanner {
  /// What a piece of a long paragraph is to be about as long as, in bytes.
  static let pieceLength = 1024
  /// How long a stretch may be before it is cut.
  static let mostBytes = 2 * pieceLength

  /// How tall so many bytes are taken to be, in device pixels.
  let estimate: (Int) -> Int

  /// The stretches of `range`, which ends with a terminator, with the text, or where another
  /// stretch of the same paragraph begins.
  /// - Parameters:
  ///   - text: the whole text.
  ///   - range: bytes of it.
  ///   - startsParagraph: whether one begins with the range.
  ///   - endsText: whether the last stretch is to be the text's last, which has no terminator.
  /// - Returns: the stretches in order.
  /// - Complexity: O(bytes of the range).
  func stretches(
    of text: String, in range: Range<Int>, startsParagraph: Bool, endsText: Bool
  ) -> [DocumentStretch] {
    guard !range.isEmpty || endsText else { return [] }
    var result: [DocumentStretch] = []
    var position = range.lowerBound
    var isStart = startsParagraph
    repeat {
      let terminator = text.utf8.terminator(in: position..<range.upperBound)
      let end = terminator?.upperBound ?? range.upperBound
      cut(text, position..<end, startsParagraph: isStart, into: &result)
      position = end
      isStart = terminator != nil
    } while position < range.upperBound || (endsText && isStart)
    return result
  }

  /// Adds one paragraph, or what of it lies in the range.
  private func cut(
    _ text: String, _ bytes: Range<Int>, startsParagraph: Bool,
    into result: inout [DocumentStretch]
  ) {
    var start = bytes.lowerBound
    while bytes.upperBound - start > Self.mostBytes {
      let end = text.likelyLineStart(near: start + Self.pieceLength)
      guard end > start, end < bytes.upperBound else { break }
      add(start..<end, startsParagraph && start == bytes.lowerBound, to: &result)
      start = end
    }
    add(start..<bytes.upperBound, startsParagraph && start == bytes.lowerBound, to: &result)
  }

  private func add(
    _ bytes: Range<Int>, _ startsParagraph: Bool, to result: inout [DocumentStretch]
  ) {
    result.append(
      DocumentStretch(
        byteCount: bytes.count, startsParagraph: startsParagraph, estimate: estimate(bytes.count)))
  }
}
