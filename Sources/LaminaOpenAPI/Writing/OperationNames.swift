/// Names of operations, each once: `getItemsItemId`.
struct OperationNames {
  private var names = UniqueNames()

  mutating func take(_ method: String, _ uri: String) -> String {
    let words = uri.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
    return names.take(method.lowercased() + words.map(Self.capitalized).joined())
  }

  private static func capitalized(_ word: Substring) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }
}
