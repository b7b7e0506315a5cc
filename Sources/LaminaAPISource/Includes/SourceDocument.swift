/// A document with all that it includes: its tree, its texts, and what was wrong with reading them.
package struct SourceDocument: Sendable {
  package var root: YAMLNode
  package var sources: SourceTable
  package var problems: [Problem]
  /// Whether parts are missing because a text could not be read.
  package var isBroken: Bool

  /// The problems with their places.
  package var diagnostics: [Diagnostic] { sources.diagnostics(of: problems) }
}
