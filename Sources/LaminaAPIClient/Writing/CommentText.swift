/// Texts of a model as comments: no character of theirs ends a comment, or turns the text around.
enum CommentText {
  /// The lines of a comment: the first sentence, and the rest after an empty line.
  static func lines(_ text: String?, or other: String, width: Int) -> [String] {
    let lines = plain(text ?? "").split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
    let said = Array(lines.drop { $0.isEmpty })
    guard let first = said.first else { return [other] }
    let (head, rest) = sentence(first)
    let more = Array(([rest] + said.dropFirst()).drop { $0.isEmpty })
    let body = trimmed(more.flatMap { $0.isEmpty ? [""] : wrapped($0, width: width) })
    return wrapped(ended(head), width: width) + (body.isEmpty ? [] : [""] + body)
  }

  /// The sentence with its full stop.
  private static func ended(_ sentence: String) -> String {
    guard let last = sentence.last, last.isASCII, !".!?:;|".contains(last) else { return sentence }
    return sentence + "."
  }

  /// All in one line, for lists.
  static func oneLine(_ text: String) -> String {
    plain(text).split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: " ")
  }

  /// The text without what compilers refuse or readers do not see, with one kind of line break.
  private static func plain(_ text: String) -> String {
    var out = ""
    for character in text {
      if character.isNewline {
        out = trimmedEnd(out) + "\n"
      } else {
        out.unicodeScalars += character.unicodeScalars.filter(isSeen)
      }
    }
    return trimmedEnd(out)
  }

  private static func trimmedEnd(_ text: String) -> String {
    var text = text[...]
    while let last = text.last, last == " " || last == "\t" { text.removeLast() }
    return String(text)
  }

  private static func isSeen(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control: scalar == "\t"
    case .format: scalar.value == 0x200C || scalar.value == 0x200D
    case .lineSeparator, .paragraphSeparator, .surrogate, .unassigned: false
    default: true
    }
  }

  private static func sentence(_ line: String) -> (String, String) {
    var index = line.startIndex
    while let end = line[index...].firstIndex(where: { ".!?".contains($0) }) {
      let next = line.index(after: end)
      if next < line.endIndex, line[next] == " " {
        let rest = line[next...].drop { $0 == " " }
        if rest.first?.isUppercase == true { return (String(line[...end]), String(rest)) }
      }
      if next == line.endIndex { break }
      index = next
    }
    return (line, "")
  }

  private static func trimmed(_ lines: [String]) -> [String] {
    var lines = lines
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  /// A line as several of a width, broken at blanks.
  static func wrapped(_ line: String, width: Int) -> [String] {
    if line.count <= width || line.first == "|" { return [line] }
    let inset = line.prefix { $0 == " " }
    var lines: [String] = []
    var current = String(inset)
    for word in line.split(separator: " ") {
      if current.count > inset.count, current.count + 1 + word.count > width {
        lines.append(current)
        current = String(inset)
      }
      current += (current.count > inset.count ? " " : "") + word
    }
    return lines + [current]
  }
}
