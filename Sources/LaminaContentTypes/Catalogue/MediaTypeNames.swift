/// Identifiers for media types that have no other name.
///
/// ```
///  application/x-blender  ◀──▶  org.freedesktop.mime.application.x-blender
/// ```
enum MediaTypeNames {
  private static let prefix = "org.freedesktop.mime."

  static func identifier(_ mediaType: String) -> String {
    guard let slash = mediaType.firstIndex(of: "/") else { return prefix + mediaType }
    return prefix + mediaType[..<slash] + "." + mediaType[mediaType.index(after: slash)...]
  }

  static func mediaType(_ identifier: String) -> String? {
    guard identifier.hasPrefix(prefix) else { return nil }
    let rest = identifier.dropFirst(prefix.count)
    guard let dot = rest.firstIndex(of: ".") else { return nil }
    return rest[..<dot] + "/" + rest[rest.index(after: dot)...]
  }

  /// What a media type is by its first word, and by its last one.
  static func supertypes(_ mediaType: String) -> [String] {
    var types: [String] =
      switch mediaType.prefix(while: { $0 != "/" }) {
      case "image": ["public.image"]
      case "audio": ["public.audio"]
      case "video": ["public.movie"]
      case "text": ["public.plain-text"]
      case "font": ["public.data", "public.font"]
      case "model": ["public.data", "public.3d-content"]
      case "message": ["public.data", "public.message"]
      case "inode": ["public.item"]
      default: ["public.data"]
      }
    if mediaType.hasSuffix("+xml") { types.append("public.xml") }
    if mediaType.hasSuffix("+json") { types.append("public.json") }
    if mediaType.hasSuffix("+zip") { types.append("com.pkware.zip-archive") }
    return types
  }
}
