/// Something that is wrong within a text: a schema or an example.
package struct ContentIssue: Hashable, Sendable {
  package var severity: IssueSeverity
  package var code: String
  package var message: String
  /// The bytes of the text it concerns.
  package var range: Range<Int>

  package init(_ severity: IssueSeverity, _ code: String, _ message: String, at range: Range<Int>) {
    self.severity = severity
    self.code = code
    self.message = message
    self.range = range
  }
}

/// How much an issue matters: contents alone never make a document unusable.
package enum IssueSeverity: Hashable, Sendable { case warning, hint }
