/// How the media types of a database belong together.
struct MIMERelations: Sendable {
  /// All media types.
  private(set) var types: Set<String> = []
  /// The media type that another one is a name for.
  private(set) var canonical: [String: String] = [:]
  /// The other names of media types.
  private(set) var aliases: [String: [String]] = [:]
  /// What media types are a kind of.
  private(set) var supertypes: [String: [String]] = [:]

  init(_ folders: [String]) {
    for folder in folders {
      types.formUnion(BoundedFile.lines(folder + "/types").map(String.init))
      for (alias, type) in Self.pairs(folder + "/aliases") where canonical[alias] == nil {
        canonical[alias] = type
        aliases[type, default: []].append(alias)
      }
      for (type, above) in Self.pairs(folder + "/subclasses")
      where supertypes[type]?.contains(above) != true {
        supertypes[type, default: []].append(above)
      }
    }
  }

  private static func pairs(_ path: String) -> [(String, String)] {
    BoundedFile.lines(path).compactMap { line in
      let words = line.split(separator: " ")
      return words.count == 2 ? (String(words[0]), String(words[1])) : nil
    }
  }
}
