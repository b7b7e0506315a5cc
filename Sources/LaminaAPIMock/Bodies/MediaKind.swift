/// How the bytes of a media type hold a value.
enum MediaKind: Hashable, Sendable {
  /// JSON, also as YAML, of which it is a part; JSON of which each element is a line.
  case json, lines
  case xml
  /// `name=value`, and parts between boundaries.
  case form, multipart
  case text
  /// Bytes with a form of their own.
  case bytes

  /// The kind of a type and subtype in small letters.
  init(_ name: String) {
    let (family, subtype) = Self.parts(name)
    switch subtype {
    case "json", "yaml", "x-yaml",
      _ where subtype.hasSuffix("+json") || subtype.hasSuffix("+yaml"):
      self = .json
    case "x-ndjson", "ndjson", "jsonl", "json-seq": self = .lines
    case "xml",
      _ where subtype.hasSuffix("+xml"):
      self = .xml
    case "x-www-form-urlencoded": self = .form
    case "form-data": self = .multipart
    default: self = family == "text" ? .text : .bytes
    }
  }

  private static func parts(_ name: String) -> (Substring, Substring) {
    let slash = name.firstIndex(of: "/") ?? name.endIndex
    return (name[..<slash], slash == name.endIndex ? "" : name[name.index(after: slash)...])
  }

  /// The type that is sent where the model has a range, as `image/*`.
  static func type(for range: String, isJSON: Bool) -> String {
    switch range {
    case "*/*", "application/*": isJSON ? "application/json" : "application/octet-stream"
    case "text/*": "text/plain"
    case "image/*": "image/png"
    case "audio/*": "audio/wav"
    default: range
    }
  }
}
