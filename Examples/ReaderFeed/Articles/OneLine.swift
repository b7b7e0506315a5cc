/// Text with each run of white space as one space, and none at the ends.
enum OneLine {
  static func of(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
