public import LaminaAPISource

/// A part of a model that a client has no type for, and what it has instead.
public struct SwiftClientNote: Hashable, Sendable, CustomStringConvertible {
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
    place.map { "\($0): note: \(message)" } ?? "note: \(message)"
  }
}
