/// Words of RAML that are no properties: methods, types of parameters, media types of forms.
enum Vocabulary {
  static let methods: Set<String> = [
    "options", "get", "head", "post", "put", "delete", "trace", "connect", "patch",
  ]
  static let types: Set<String> = ["string", "number", "integer", "date", "boolean", "file"]
  static let forms: Set<String> = ["application/x-www-form-urlencoded", "multipart/form-data"]

  /// Whether a key is a method, in any case, with a `?` where that is allowed.
  static func isMethod(_ name: String, optional: Bool = false) -> Bool {
    let word = optional && name.hasSuffix("?") ? String(name.dropLast()) : name
    return methods.contains(word) || methods.contains(word.lowercased())
  }

  /// The name without the `?` that makes it optional.
  static func required(_ name: String) -> String {
    name.utf8.last == 0x3F ? String(name.dropLast()) : name
  }

  /// Whether a key is a media type: two words with one slash between.
  static func isMediaType(_ name: String) -> Bool {
    guard let slash = name.utf8.firstIndex(of: 0x2F) else { return false }
    let rest = name.utf8[name.utf8.index(after: slash)...]
    return slash > name.utf8.startIndex && !rest.isEmpty && !rest.contains(0x2F)
  }
}
