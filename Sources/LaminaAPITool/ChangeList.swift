import LaminaAPI
import LaminaJSON

/// Changes as JSON, for tools.
struct ChangeList {
  private let changes: [APIChange]

  init(_ changes: [APIChange]) { self.changes = changes }

  var json: String { JSONValue.list(changes.map(object)).text() }

  private func object(_ change: APIChange) -> JSONValue {
    .map([
      ("kind", .text(change.kind.rawValue)), ("level", .text(change.level.rawValue)),
      ("breaking", .truth(change.isBreaking)),
      ("code", .text(change.code)), ("subjects", .list(change.subjects.map { .text($0) })),
      ("message", .text(change.message)), ("old", .place(change.old)), ("new", .place(change.new)),
    ])
  }
}
