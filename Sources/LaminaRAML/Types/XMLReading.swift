import Foundation
import LaminaAPISource
import LaminaMarkup

/// Reads XML as a value of a type, as the facet `xml` of its parts says.
///
/// ```
///  <person fullname="Ann">             name: {xml: {attribute: true, name: fullname}}
///    <tags><tag>a</tag></tags>    ─▶   tags: {type: array, xml: {wrapped: true}}
///  </person>                           {name: Ann, tags: [a]}
/// ```
struct XMLReading {
  private let book: TypeBook
  private let span: SourceSpan

  private let budget = Budget()

  private static let elementLimit = 100_000
  /// How many values are tried at most: a union's types are tried one after the other, at each level.
  private static let tryLimit = 200_000

  private final class Budget {
    private var left = XMLReading.tryLimit

    /// Whether one more is allowed.
    func take() -> Bool {
      left -= 1
      return left >= 0
    }
  }

  /// All of the value stands where the text does.
  init(_ book: TypeBook, at span: SourceSpan) {
    self.book = book
    self.span = span
  }

  /// The value of a text.
  func value(of text: String, _ type: Int) throws(MarkupFault) -> YAMLNode {
    let document = try MarkupDocument(xml: Data(text.utf8), elements: Self.elementLimit)
    return document.withRoot { node(of: $0, type) } ?? .null(at: span)
  }

  private func node(of element: MarkupNode, _ type: Int) -> YAMLNode {
    guard budget.take() else { return .null(at: span) }
    return switch book[type].kind {
    case .object: object(element, type)
    case .array: list(elements(of: element), type)
    case .union: choice(element, type)
    case .any, .external: anything(element)
    default: scalar(element.text, type)
    }
  }

  private func elements(of element: MarkupNode) -> [MarkupNode] {
    element.children.filter { $0.kind == .element }
  }

  /// The first of a union's types that takes the element, or the first.
  private func choice(_ element: MarkupNode, _ type: Int) -> YAMLNode {
    var checker = ValueChecker(book)
    let values = book.options(of: type).lazy.map { (node(of: element, $0), $0) }
    return values.first { checker.fault(of: $0.0, $0.1) == nil }?.0 ?? values.first?.0
      ?? anything(element)
  }

  private func list(_ elements: [MarkupNode], _ type: Int) -> YAMLNode {
    let items = book.items(of: type)
    let nodes = elements.map { element in items.map { node(of: element, $0) } ?? anything(element) }
    return YAMLNode(.sequence(nodes), span: span)
  }

  /// Texts are texts; what else is written becomes what it means.
  private func scalar(_ text: String, _ type: Int) -> YAMLNode {
    let isText: Bool =
      switch book[type].kind {
      case .number, .integer, .boolean, .null: false
      default: true
      }
    let own = isText ? text : text.trimmingCharacters(in: .whitespacesAndNewlines)
    return YAMLNode(.scalar(own, isText ? .double : .plain), span: span)
  }

  /// What no type is known of: a text, or all that is within.
  private func anything(_ element: MarkupNode) -> YAMLNode {
    let inner = elements(of: element)
    if inner.isEmpty { return YAMLNode(.scalar(element.text, .plain), span: span) }
    return map(inner.map { ($0.name, anything($0)) })
  }

  private func map(_ members: [(String, YAMLNode)]) -> YAMLNode {
    YAMLNode(.mapping(members.map { YAMLPair(.text($0.0, at: span), $0.1) }), span: span)
  }
}

extension XMLReading {
  private func object(_ element: MarkupNode, _ type: Int) -> YAMLNode {
    let properties = book.properties(of: concrete(element, type)).filter { !$0.isPattern }
    let inner = elements(of: element)
    let known = properties.compactMap { property in
      member(property, element, inner).map { (property.name, $0) }
    }
    if inner.isEmpty, element.text.contains(where: { !$0.isWhitespace }) {
      return YAMLNode(.scalar(element.text, .double), span: span)
    }
    let names = Set(properties.filter { !isAttribute($0) }.map(elementName))
    let rest = inner.filter { !names.contains($0.name) }
    return map(known + rest.map { ($0.name, anything($0)) })
  }

  /// The type that a discriminator in the element names, so that its properties are looked for.
  private func concrete(_ element: MarkupNode, _ type: Int) -> Int {
    guard let name = book.discriminator(of: type), let property = book.property(name, of: type)
    else { return type }
    let text = member(property, element, elements(of: element))?.text
    return text.flatMap { book.concreteType(book.named(behind: type), saying: $0) } ?? type
  }

  private func member(
    _ property: TypeProperty, _ element: MarkupNode, _ inner: [MarkupNode]
  ) -> YAMLNode? {
    let name = elementName(of: property)
    if isAttribute(property) {
      return element.attribute(name).map { scalar($0, property.type) }
    }
    let own = inner.filter { $0.name == name }
    guard let first = own.first else { return nil }
    if book[property.type].kind == .array, !isWrapped(property) { return list(own, property.type) }
    return node(of: first, property.type)
  }

  private func elementName(of property: TypeProperty) -> String {
    facet("name", of: property) ?? property.name
  }

  private func isAttribute(_ property: TypeProperty) -> Bool {
    facet("attribute", of: property) == "true"
  }

  private func isWrapped(_ property: TypeProperty) -> Bool {
    facet("wrapped", of: property) == "true"
  }

  private func facet(_ name: String, of property: TypeProperty) -> String? {
    book.facet("xml", of: property.type)?.value(of: name)?.text
  }
}
