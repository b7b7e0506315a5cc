import Foundation
import LaminaMarkup

/// Reads the elements of an XML property list.
struct XMLListReader {
  let file: String
  let limits: PropertyListLimits

  /// The value inside of `plist`.
  func root(of data: Data) throws(PropertyListError) -> PropertyListValue {
    let document: MarkupDocument
    do throws(MarkupFault) {
      document = try MarkupDocument(xml: data, elements: limits.count)
    } catch {
      throw self.error(for: error)
    }
    let root = try document.withRoot { root throws(PropertyListError) in try list(root) }
    guard let root else { throw PropertyListError(.empty, file: file) }
    return root
  }

  private func error(for fault: MarkupFault) -> PropertyListError {
    let position = PropertyListPosition(line: max(fault.line, 1), column: max(fault.column, 1))
    let problem: PropertyListError.Problem =
      switch fault.kind {
      case .truncated: .truncated
      case .tooDeep: .tooDeep(limit: min(limits.depth, MarkupLimits.xmlDepth))
      case .tooManyElements: .tooMany(limit: limits.count)
      case .malformed, .outOfMemory: .malformed(fault.message)
      }
    return PropertyListError(problem, file: file, at: position)
  }

  private func list(_ root: MarkupNode) throws(PropertyListError) -> PropertyListValue {
    guard root.name == "plist" else { throw unexpected(root, "the element <plist>") }
    let values = try elements(of: root)
    guard let value = values.first else {
      throw PropertyListError(.empty, file: file, at: root.position)
    }
    guard values.count == 1 else { throw unexpected(values[1], "the end tag </plist>") }
    return try self.value(value, depth: 1)
  }
}

extension XMLListReader {
  private func value(_ node: MarkupNode, depth: Int) throws(PropertyListError) -> PropertyListValue
  {
    PropertyListValue(try content(node, depth: depth), at: node.position)
  }

  private func content(
    _ node: MarkupNode, depth: Int
  ) throws(PropertyListError) -> PropertyListValue.Content {
    switch node.name {
    case "dict": .dictionary(try pairs(node, depth: try deeper(depth, node)))
    case "array": .array(try values(node, depth: try deeper(depth, node)))
    case "string": .string(try text(node))
    case "integer": .integer(try integer(node))
    case "real": .real(try real(node))
    case "true": .boolean(true)
    case "false": .boolean(false)
    case "date": .date(try date(node))
    case "data": .data(try bytes(node))
    default: throw unexpected(node, "a value such as <string> or <dict>")
    }
  }

  private func deeper(_ depth: Int, _ node: MarkupNode) throws(PropertyListError) -> Int {
    guard depth <= limits.depth else {
      throw PropertyListError(.tooDeep(limit: limits.depth), file: file, at: node.position)
    }
    return depth + 1
  }

  private func pairs(_ node: MarkupNode, depth: Int) throws(PropertyListError) -> [PropertyListPair]
  {
    let elements = try elements(of: node)
    var pairs: [PropertyListPair] = []
    for index in stride(from: 0, to: elements.count, by: 2) {
      let key = elements[index]
      guard key.name == "key" else { throw unexpected(key, "a <key>") }
      guard index + 1 < elements.count else {
        throw PropertyListError(
          .unexpected(found: "</dict>", expected: "a value of the key \"\(try text(key))\""),
          file: file, at: key.position)
      }
      let value = try value(elements[index + 1], depth: depth)
      pairs.append(PropertyListPair(try text(key), value, at: key.position))
    }
    return pairs
  }

  private func values(
    _ node: MarkupNode, depth: Int
  ) throws(PropertyListError) -> [PropertyListValue] {
    var values: [PropertyListValue] = []
    for element in try elements(of: node) { values.append(try value(element, depth: depth)) }
    return values
  }
}

extension XMLListReader {
  private func integer(_ node: MarkupNode) throws(PropertyListError) -> Int {
    let text = try trimmed(node)
    let isHexadecimal = text.hasPrefix("0x") || text.hasPrefix("0X")
    let number = isHexadecimal ? Int(text.dropFirst(2), radix: 16) : Int(text)
    guard let number else { throw invalid(node, "an integer of 64 bits", text) }
    return number
  }

  private func real(_ node: MarkupNode) throws(PropertyListError) -> Double {
    let text = try trimmed(node)
    guard let number = Double(text), number.isFinite else { throw invalid(node, "a real", text) }
    return number
  }

  private func date(_ node: MarkupNode) throws(PropertyListError) -> Date {
    let text = try trimmed(node)
    guard let date = try? Date(text, strategy: .iso8601) else {
      throw invalid(node, "a date such as 2026-11-24T10:00:00Z", text)
    }
    return date
  }

  private func bytes(_ node: MarkupNode) throws(PropertyListError) -> Data {
    let text = try text(node).filter { !$0.isWhitespace }
    guard let data = Data(base64Encoded: text) else { throw invalid(node, "data in Base64", text) }
    return data
  }

  private func trimmed(_ node: MarkupNode) throws(PropertyListError) -> String {
    try text(node).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// The characters of an element that holds nothing else.
  private func text(_ node: MarkupNode) throws(PropertyListError) -> String {
    for child in node.children where child.kind == .element || child.kind == .entity {
      throw unexpected(child, "text", in: node)
    }
    return node.text
  }

  /// The elements directly inside, between which only blanks and comments may stand.
  private func elements(of node: MarkupNode) throws(PropertyListError) -> [MarkupNode] {
    var elements: [MarkupNode] = []
    for child in node.children {
      switch child.kind {
      case .element: elements.append(child)
      case .text where child.characters.allSatisfy(\.isWhitespace): break
      case .other: break
      case .text, .entity: throw unexpected(child, "an element", in: node)
      }
    }
    return elements
  }

  private func unexpected(
    _ node: MarkupNode, _ expected: String, in parent: MarkupNode? = nil
  ) -> PropertyListError {
    let found: String =
      switch node.kind {
      case .element: "<\(node.name)>"
      case .entity: "the entity &\(node.name);"
      case .text, .other:
        "the text \"\(node.text.trimmingCharacters(in: .whitespaces).prefix(20))\""
      }
    let place = node.kind == .element ? node : parent ?? node
    return PropertyListError(
      .unexpected(found: found, expected: expected), file: file, at: place.position)
  }

  private func invalid(_ node: MarkupNode, _ kind: String, _ text: String) -> PropertyListError {
    PropertyListError(.invalid(kind: kind, text: text), file: file, at: node.position)
  }
}

extension MarkupNode {
  fileprivate var position: PropertyListPosition {
    PropertyListPosition(line: max(line, 1), column: max(column, 1))
  }
}
