/// Something that is wrong with an XML text or an XML Schema.
package struct XMLIssue: Error, Hashable, Sendable {
  /// The line, from 1.
  package let line: Int
  /// The column, from 1; nil where only the line is known.
  package let column: Int?
  /// What is wrong, in libxml2's words.
  package let message: String
}
