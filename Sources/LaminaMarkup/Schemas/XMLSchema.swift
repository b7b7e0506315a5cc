internal import CXML2

/// An XML Schema: what is wrong with it, and with texts by its rules.
///
/// It loads nothing that it refers to.
///
/// ```swift
/// let schema = XMLSchema("<xs:schema xmlns:xs=\"http://www.w3.org/2001/XMLSchema\"/>")
/// print(schema.issues.isEmpty)                        // true
/// print(schema.validate(XMLText("<a/>")).count)       // 1
/// ```
package final class XMLSchema {
  /// What is wrong with the schema.
  package let issues: [XMLIssue]
  private let text: XMLText
  private let schema: xmlSchemaPtr?

  /// Reads a schema.
  package init(_ source: String) {
    text = XMLText(source)
    let list = IssueList()
    schema = text.isWellFormed ? Self.read(text, list) : nil
    issues = text.issues + list.issues
  }

  deinit { if let schema { xmlSchemaFree(schema) } }

  /// Whether texts can be checked by it.
  package var isUsable: Bool { schema != nil }

  private static func read(_ text: XMLText, _ list: IssueList) -> xmlSchemaPtr? {
    guard let document = text.document, let context = xmlSchemaNewDocParserCtxt(document) else {
      return nil
    }
    defer { xmlSchemaFreeParserCtxt(context) }
    xmlSchemaSetParserStructuredErrors(context, IssueList.handler, list.pointer)
    return withExtendedLifetime(list) { xmlSchemaParse(context) }
  }

  /// What a well-formed text breaks of the schema.
  package func validate(_ text: XMLText) -> [XMLIssue] {
    guard let schema, let document = text.document, let context = xmlSchemaNewValidCtxt(schema)
    else {
      return []
    }
    defer { xmlSchemaFreeValidCtxt(context) }
    let list = IssueList()
    xmlSchemaSetValidStructuredErrors(context, IssueList.handler, list.pointer)
    _ = withExtendedLifetime(list) { xmlSchemaValidateDoc(context, document) }
    return list.issues
  }
}
