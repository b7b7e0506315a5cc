extension String {
  /// What comes from elsewhere: the text with the line breaks of other systems as ours, and nothing that no text has.
  var cleaned: String {
    guard contains(where: { $0 == "\r\n" || $0 == "\r" || $0 == "\0" }) else { return self }
    return String(
      compactMap { character -> Character? in
        switch character {
        case "\r\n", "\r": "\n"
        case "\0": nil
        default: character
        }
      })
  }
}
