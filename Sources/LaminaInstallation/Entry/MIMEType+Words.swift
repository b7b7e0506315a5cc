extension MIMEType {
  /// Reads kinds of files as commands take them: TYPE, TYPE:PATTERN or TYPE:PATTERN:WORDS.
  ///
  /// A type that is named several times has all its patterns.
  package static func types(in words: [String]) -> [MIMEType] {
    words.reduce(into: []) { types, text in
      let parts = text.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
        .map(String.init)
      var type = MIMEType(parts[0])
      let place = types.firstIndex { $0.type == type.type }
      if let place { type = types.remove(at: place) }
      if parts.count > 1, !parts[1].isEmpty { type.patterns.append(parts[1]) }
      if parts.count > 2 { type.comment = parts[2] }
      types.insert(type, at: place ?? types.count)
    }
  }
}
