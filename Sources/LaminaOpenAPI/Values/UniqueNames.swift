/// Names of components, each once, of the characters that OpenAPI allows there.
struct UniqueNames {
  private var used: Set<String> = []

  /// The wish, or what comes nearest to it and is free.
  mutating func take(_ wish: String) -> String {
    let name = Self.plain(wish)
    var free = name
    var number = 2
    while !used.insert(free).inserted {
      free = "\(name)-\(number)"
      number += 1
    }
    return free
  }

  private static func plain(_ wish: String) -> String {
    let name = String(wish.map { isPlain($0) ? $0 : "_" })
    return name.isEmpty ? "unnamed" : name
  }

  private static func isPlain(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber || "._-".contains(character))
  }
}
