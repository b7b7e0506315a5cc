import LaminaAPIModel
import LaminaJSON

/// What a schema says of the element or attribute that a value becomes.
struct XMLFacet {
  /// The name that the value has in JSON, and that in XML.
  let key: String
  let name: String
  let isAttribute: Bool
  let isWrapped: Bool
  private let prefix: String?
  private let namespace: String?

  init(_ outline: SchemaOutline, name key: String) {
    let facet = outline.word("xml")
    self.key = key
    name = facet?["name"]?.string ?? key
    isAttribute = facet?["attribute"]?.bool == true
    isWrapped = facet?["wrapped"]?.bool == true
    prefix = facet?["prefix"]?.string
    namespace = facet?["namespace"]?.string
  }

  private var qualified: String? {
    guard Self.isName(name), prefix.map(Self.isName) ?? true else { return nil }
    return prefix.map { "\($0):\(name)" } ?? name
  }

  /// The element around its attributes and what stands in it; nil if nothing can have the name.
  func element(_ attributes: String, _ inner: String) -> String? {
    qualified.map { name in
      let head = name + declaration + attributes
      return inner.isEmpty ? "<\(head)/>" : "<\(head)>\(inner)</\(name)>"
    }
  }

  /// The attribute with a blank in front.
  func attribute(_ value: String) -> String? {
    qualified.map { "\(declaration) \($0)=\"\(value)\"" }
  }

  private var declaration: String {
    guard let namespace else {
      // A prefix without a namespace is none of XML's: it gets the one of its name.
      return prefix.map { " xmlns:\($0)=\"urn:\($0)\"" } ?? ""
    }
    let uri = namespace.filter { !"<>\"&".contains($0) }
    return prefix.map { " xmlns:\($0)=\"\(uri)\"" } ?? " xmlns=\"\(uri)\""
  }

  /// Whether a text can be the name of an element, without a prefix.
  private static func isName(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, first == "_" || first.properties.isXIDStart else {
      return false
    }
    return text.unicodeScalars.allSatisfy {
      $0 == "-" || $0 == "." || $0 == "_" || $0.properties.isXIDContinue
    }
  }
}
