internal import CXML2

/// A node of a `MarkupDocument`: an element, a text, or something that is not read.
package struct MarkupNode {
  private let node: UnsafeMutablePointer<xmlNode>

  init(_ node: UnsafeMutablePointer<xmlNode>) { self.node = node }

  package enum Kind {
    case element
    /// Characters, also of a CDATA section.
    case text
    /// An entity that the document declares itself; it is never expanded.
    case entity
    case other
  }

  package var kind: Kind {
    switch node.pointee.type {
    case XML_ELEMENT_NODE: .element
    case XML_TEXT_NODE, XML_CDATA_SECTION_NODE: .text
    case XML_ENTITY_REF_NODE: .entity
    default: .other
    }
  }

  /// The element's name without a prefix, or the entity's.
  package var name: String { node.pointee.name.map { String(cString: $0) } ?? "" }

  /// The URI of the element's namespace; empty without one.
  package var namespace: String { node.pointee.ns?.pointee.href.map { String(cString: $0) } ?? "" }

  /// The line on which the node's start tag ends, from 1.
  package var line: Int { Int(xmlGetLineNo(node)) }

  /// The column at which the element's start tag begins, from 1; 0 for what is no element of XML.
  package var column: Int { Int(bitPattern: node.pointee._private) }

  /// A text node's own characters.
  package var characters: String { node.pointee.content.map { String(cString: $0) } ?? "" }

  /// The nodes directly inside, in order; an entity shows none.
  package var children: Children {
    Children(sibling: kind == .element ? node.pointee.children : nil)
  }

  /// The value of the attribute of this name, without regard to its prefix.
  package func attribute(_ name: String) -> String? {
    var next = node.pointee.properties
    while let attribute = next {
      if attribute.pointee.name.map({ String(cString: $0) }) == name {
        return Children(sibling: attribute.pointee.children).map(\.literal).joined()
      }
      next = attribute.pointee.next
    }
    return nil
  }

  /// All characters inside, in order; an entity of the document's own stays as "&name;".
  package var text: String {
    guard kind == .element else { return literal }
    return children.map(\.text).joined()
  }

  /// What the node itself says.
  private var literal: String {
    switch kind {
    case .text: characters
    case .entity: "&\(name);"
    case .element, .other: ""
    }
  }

  /// Siblings from one on.
  package struct Children: Sequence, IteratorProtocol {
    fileprivate var sibling: UnsafeMutablePointer<xmlNode>?

    package mutating func next() -> MarkupNode? {
      guard let current = sibling else { return nil }
      sibling = current.pointee.next
      return MarkupNode(current)
    }
  }
}

extension MarkupNode {
  /// The first child element of this name and namespace.
  package func child(_ name: String, in namespace: String) -> MarkupNode? {
    for child in children where child.kind == .element {
      if child.name == name && child.namespace == namespace { return child }
    }
    return nil
  }

  /// The first child element of an HTML name.
  // A loop: Swift 6.3.1's optimizer stops in `first(where:)` over these children.
  package func child(html name: String) -> MarkupNode? {
    for child in children where child.kind == .element {
      if child.name.lowercased() == name { return child }
    }
    return nil
  }

  /// The words of the `class` attribute.
  package var classes: [Substring] {
    (attribute("class") ?? "").split(whereSeparator: \.isWhitespace)
  }

  /// The same of the enclosing element.
  package var parentClasses: [Substring] {
    guard let parent = node.pointee.parent, parent.pointee.type == XML_ELEMENT_NODE else {
      return []
    }
    return MarkupNode(parent).classes
  }
}
