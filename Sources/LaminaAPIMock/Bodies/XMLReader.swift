import Foundation
import LaminaAPIModel
import LaminaJSON
import LaminaMarkup

/// Reads XML as the value that a schema has, by its `xml` facets.
struct XMLReader {
  private static let elementLimit = 200_000

  /// The value of a document, or why it is none.
  static func value(_ bytes: [UInt8], _ outline: SchemaOutline) -> Result<JSONValue, MarkupFault> {
    do throws(MarkupFault) {
      let document = try MarkupDocument(xml: Data(bytes), elements: elementLimit)
      return .success(document.withRoot { value(of: $0, outline) } ?? JSONValue(.null))
    } catch {
      return .failure(error)
    }
  }

  private static func value(of node: MarkupNode, _ outline: SchemaOutline) -> JSONValue {
    let kinds = outline.kinds
    let elements = elements(of: node)
    let isObject =
      kinds.contains(.object)
      && (!elements.isEmpty || kinds.count == 1 || hasAttribute(node, outline))
    if kinds.contains(.array), !isObject || kinds.count == 1 {
      return .list(elements.map { value(of: $0, outline.items) })
    }
    return isObject ? object(node, elements, outline) : outline.value(of: node.text)
  }

  private static func elements(of node: MarkupNode) -> [MarkupNode] {
    node.children.filter { if case .element = $0.kind { true } else { false } }
  }

  private static func hasAttribute(_ node: MarkupNode, _ outline: SchemaOutline) -> Bool {
    outline.propertyNames.contains {
      let facet = XMLFacet(outline.property($0), name: $0)
      return facet.isAttribute && node.attribute(facet.name) != nil
    }
  }

  private static func object(
    _ node: MarkupNode, _ elements: [MarkupNode], _ outline: SchemaOutline
  ) -> JSONValue {
    var members: [(name: String, value: JSONValue)] = []
    var known: Set<String> = []
    for name in outline.propertyNames {
      let property = outline.property(name)
      let facet = XMLFacet(property, name: name)
      known.insert(element(of: property, facet))
      if let value = member(node, elements, property, facet, outline.requires(name)) {
        members.append((name, value))
      }
    }
    for other in elements where !known.contains(other.name) {
      members.append((other.name, value(of: other, outline.property(other.name))))
    }
    return .map(members)
  }

  /// The name of the element that a member stands in.
  private static func element(of property: SchemaOutline, _ facet: XMLFacet) -> String {
    let isBare = property.kinds.contains(.array) && !facet.isWrapped && property.kinds.count < 7
    return isBare ? XMLFacet(property.items, name: facet.key).name : facet.name
  }

  private static func member(
    _ node: MarkupNode, _ elements: [MarkupNode], _ property: SchemaOutline, _ facet: XMLFacet,
    _ isRequired: Bool
  ) -> JSONValue? {
    if facet.isAttribute { return node.attribute(facet.name).map { property.value(of: $0) } }
    let name = element(of: property, facet)
    let own = elements.filter { $0.name == name }
    let isList = property.kinds.contains(.array) && property.kinds.count < 7
    if isList, !facet.isWrapped {
      return own.isEmpty && !isRequired
        ? nil : .list(own.map { value(of: $0, property.items) })
    }
    if isList {
      return own.first.map { .list(Self.elements(of: $0).map { value(of: $0, property.items) }) }
    }
    return own.first.map { value(of: $0, property) }
  }
}
