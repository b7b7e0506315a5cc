/// A text, some of whose characters only keep places: those of symbols among the words.
struct WrittenText: Equatable {
  let string: String
  /// What of it nobody wrote, in UTF-8 bytes and in order.
  let placeholders: [Range<Int>]

  /// How many UTF-8 bytes it has.
  var count: Int { string.utf8.count }

  /// The characters in a range of UTF-8 bytes that somebody wrote.
  func text(in range: Range<Int>) -> String {
    let range = range.clamped(to: 0..<count)
    var text = ""
    var start = range.lowerBound
    for placeholder in placeholders where placeholder.overlaps(range) {
      text += characters(start..<max(start, placeholder.lowerBound))
      start = max(start, min(placeholder.upperBound, range.upperBound))
    }
    return text + characters(start..<range.upperBound)
  }

  private func characters(_ bytes: Range<Int>) -> String {
    let utf8 = string.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: bytes.lowerBound)
    return String(decoding: utf8[start..<utf8.index(start, offsetBy: bytes.count)], as: UTF8.self)
  }
}
