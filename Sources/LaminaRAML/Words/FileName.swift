/// Tells a file's name from a text: what stands where `!include` was forgotten.
enum FileName {
  private static let endings = [".json", ".xml", ".xsd", ".raml", ".yaml", ".yml", ".md", ".txt"]

  /// Whether a text looks like the path of a file.
  static func isLikely(_ text: String) -> Bool {
    guard text.utf8.count < 256, !text.contains(where: { $0.isWhitespace || "{}<>\"".contains($0) })
    else {
      return false
    }
    let lower = text.lowercased()
    return endings.contains { lower.hasSuffix($0) } && lower.first != "."
      || lower.hasPrefix("./") || lower.hasPrefix("../")
  }
}
