import LaminaAPISource
import LaminaMarkup

extension ContentChecker {
  /// Checks an XML Schema.
  mutating func checkXMLSchema(_ node: YAMLNode, _ text: String) {
    // What other files declare is not known.
    if text.contains("schemaLocation"), XMLText(text).isWellFormed { return }
    for issue in XMLSchema(text).issues {
      warning(
        "schema-xml", "Invalid XML schema: \(issue.message)", at: span(of: issue, in: node, text))
    }
  }

  /// Checks an XML example, against its schema if that is one of XML.
  mutating func checkXMLExample(_ node: YAMLNode, _ text: String, _ schema: YAMLNode?) {
    let example = XMLText(text)
    for issue in example.issues {
      warning(
        "example-xml", "Can not parse XML example: \(issue.message)",
        at: span(of: issue, in: node, text))
    }
    guard example.isWellFormed, let rules = schema?.text, ContentKind(rules) == .xml else { return }
    let schema = XMLSchema(rules)
    guard schema.isUsable else {
      return rules.contains("schemaLocation") ? () : reportUnchecked(node)
    }
    for issue in schema.validate(example) {
      warning(
        "example-not-fitting", "The content is not valid according to schema: \(issue.message)",
        at: span(of: issue, in: node, text))
    }
  }

  private func span(of issue: XMLIssue, in node: YAMLNode, _ text: String) -> SourceSpan {
    let lines = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
    guard issue.line <= lines.count else { return node.span }
    let line = lines[issue.line - 1]
    let start = text.utf8.distance(from: text.utf8.startIndex, to: line.startIndex)
    let blanks = line.prefix { $0 == 0x20 || $0 == 0x09 }.count
    let offset = issue.column.map { min($0 - 1, line.count) } ?? blanks
    return sources.span(in: node, from: start + offset, to: start + line.count)
  }
}
