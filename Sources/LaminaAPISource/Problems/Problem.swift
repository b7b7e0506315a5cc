/// Something that is wrong with a piece of a source; becomes a `Diagnostic` once lines are counted.
package struct Problem: Hashable, Sendable {
  package var severity: Severity
  package var code: String
  package var message: String
  package var span: SourceSpan
  package var repair: String?

  /// Whether the text is no YAML here.
  var isSyntax: Bool { code.hasPrefix("yaml-") && code != "yaml-tag" }

  package init(
    _ severity: Severity, _ code: String, _ message: String, at span: SourceSpan,
    repair: String? = nil
  ) {
    self.severity = severity
    self.code = code
    self.message = message
    self.span = span
    self.repair = repair
  }
}
