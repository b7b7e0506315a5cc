import LaminaAPISource

extension YAMLPair {
  /// Whether the key is written as an annotation: `(note)`.
  var isAnnotation: Bool { name.hasPrefix("(") && name.hasSuffix(")") }

  /// Whether a key of a body is a media type, and no property or annotation.
  var isMediaType: Bool { name.contains("/") && !isAnnotation }
}
