/// Compares names without regard to capitals.
enum Spelling {
  /// The name that is spelled so, or else the first that is so but for capitals.
  static func best(for text: String, among names: [String]) -> String? {
    if names.contains(text) { return text }
    let small = text.lowercased()
    return names.first { $0.lowercased() == small }
  }
}
