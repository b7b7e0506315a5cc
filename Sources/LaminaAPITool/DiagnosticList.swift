import LaminaAPI
import LaminaJSON

/// Diagnostics as JSON, for tests and editors.
struct DiagnosticList {
  private let diagnostics: [Diagnostic]

  init(_ diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }

  var json: String { JSONValue.list(diagnostics.map(object)).text() }

  private func object(_ diagnostic: Diagnostic) -> JSONValue {
    .map([
      ("severity", .text(diagnostic.severity.rawValue)), ("code", .text(diagnostic.code)),
      ("message", .text(diagnostic.message)), ("file", .text(diagnostic.place.file)),
      ("line", .number(diagnostic.place.line)), ("column", .number(diagnostic.place.column)),
      ("end", .map(JSONValue.position(diagnostic.end))),
      ("trace", .list(diagnostic.trace.map(JSONValue.place))),
      ("repair", diagnostic.repair.map { .text($0) } ?? nil),
    ])
  }
}
