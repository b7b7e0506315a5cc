/// Media types by their first word.
enum MediaType {
  private static let families: Set<Substring> = [
    "application", "audio", "font", "mime", "example", "image", "message", "model", "multipart",
    "text", "video", "*",
  ]

  static func isKnown(_ text: String) -> Bool {
    let type = text.prefix { $0 != ";" }
    guard Vocabulary.isMediaType(String(type)), let family = type.split(separator: "/").first else {
      return false
    }
    return families.contains(family) || family.hasPrefix("x-") || text.contains("<<")
  }
}
