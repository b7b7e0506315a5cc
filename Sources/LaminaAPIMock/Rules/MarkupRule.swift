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

/// A schema that requests of several threads ask, one after the other: libxml2 may add to it while it validates.
///
/// `@unchecked`, as `schema` is touched within `lock` only.
private final class SharedSchema: @unchecked Sendable {
  private let lock = Mutex(())
  private let schema: XMLSchema

  init(_ schema: XMLSchema) { self.schema = schema }

  func issues(of text: String) -> [XMLIssue] {
    let text = XMLText(text)
    return text.isWellFormed ? lock.withLock { _ in schema.validate(text) } : text.issues
  }
}
