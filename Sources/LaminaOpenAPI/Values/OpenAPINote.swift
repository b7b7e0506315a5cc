public import LaminaAPISource

/// Something of a model that OpenAPI has no place for, and what became of it.
public struct OpenAPINote: Hashable, Sendable, CustomStringConvertible {
  /// What it is and what became of it, as a sentence.
  public var message: String
  /// Where it stands in the model.
  public var place: Place?

  /// Creates a note.
  public init(_ message: String, place: Place? = nil) {
    self.message = message
    self.place = place
  }

  /// The place and the sentence.
  public var description: String {
    place.map { "\($0.file):\($0.line):\($0.column): note: \(message)" } ?? "note: \(message)"
  }
}
