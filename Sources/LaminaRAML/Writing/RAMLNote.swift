public import LaminaAPISource

/// Something of a model that RAML has no words for, and what became of it.
public struct RAMLNote: Hashable, Sendable, CustomStringConvertible {
  /// What it is and what became of it, as a sentence.
  public var message: String
  /// Where it first stands in the model.
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

/// What is lost, each kind with how often and where first.
struct RAMLLosses {
  private var order: [String] = []
  private var found: [String: (count: Int, place: Place?)] = [:]

  /// Notes a loss, if it is one; the sentence is of the kind, not of the part.
  mutating func add(_ message: String, _ place: Place?, if isLost: Bool = true) {
    guard isLost else { return }
    if found[message] == nil { order.append(message) }
    let known = found[message] ?? (0, place)
    found[message] = (known.count + 1, known.place)
  }

  var notes: [RAMLNote] {
    order.map { message in
      let (count, place) = found[message] ?? (1, nil)
      return RAMLNote(count == 1 ? message : "\(message) (\(count) times)", place: place)
    }
  }
}
