import LaminaAPIModel

/// Names of operations, each once: `getItemsItemId`.
struct OperationNames {
  private var names = UniqueNames()
  private var own: Set<String>

  /// Keeps the names that methods have of their own for these.
  init(_ api: APIModel) {
    own = Set(api.allResources.flatMap(\.methods).compactMap(\.operationID))
    for name in own { _ = names.take(name) }
  }

  /// The method's own name, the first time that it comes; else one made of method and path.
  mutating func take(_ method: APIMethod, _ uri: String) -> String {
    method.operationID.flatMap { own.remove($0) } ?? take(method.name, uri)
  }

  private mutating func take(_ method: String, _ uri: String) -> String {
    let words = uri.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
    return names.take(method.lowercased() + words.map(Self.capitalized).joined())
  }

  private static func capitalized(_ word: Substring) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }
}
