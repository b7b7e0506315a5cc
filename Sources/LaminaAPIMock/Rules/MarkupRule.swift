import LaminaAPIModel
import LaminaAPISource
import LaminaMarkup
import Synchronization

/// A schema of XML that bodies must keep, read once.
struct MarkupRule: Sendable {
  private let place: Place?
  private let schema: SharedSchema

  /// The rule of a schema of XML; nil for others, and for what is no schema.
  init?(_ source: APISchema) {
    guard source.language == .xml else { return nil }
    let schema = XMLSchema(source.text)
    guard schema.isUsable else { return nil }
    self.schema = SharedSchema(schema)
    place = source.place
  }

  func violations(of bytes: [UInt8]) -> [Violation] {
    schema.issues(of: String(decoding: bytes, as: UTF8.self)).prefix(SchemaRule.limit).map {
      Violation(.body, "", "Line \($0.line): \($0.message)", at: place)
    }
  }
}

/// A schema that requests of several threads ask, one after the other.
private final class SharedSchema: Sendable {
  private let schema: Mutex<XMLSchema>

  init(_ schema: sending XMLSchema) { self.schema = Mutex(schema) }

  func issues(of text: String) -> [XMLIssue] {
    schema.withLock { schema in
      let text = XMLText(text)
      return text.isWellFormed ? schema.validate(text) : text.issues
    }
  }
}
