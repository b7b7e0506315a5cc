/// A stretch of a listing that the feed's highlighter says something of.
package struct CodeMark: Hashable, Sendable {
  /// The UTF-8 bytes of the listing's text.
  package var utf8: Range<Int>
  package var kind: Kind

  /// What it is, as far as readers tell it apart.
  package enum Kind: Hashable, Sendable {
    case keyword, type, name, string, number, comment
  }

  package init(_ utf8: Range<Int>, _ kind: Kind) {
    self.utf8 = utf8
    self.kind = kind
  }
}

extension CodeMark.Kind {
  /// The kind that a class of highlight.js, of Pygments or of Rouge means; nil for what is left as it is.
  init?(class name: Substring) {
    let name = name.hasPrefix("hljs-") ? name.dropFirst(5) : name
    switch name {
    case "keyword", "k", "kd", "kn", "kr", "selector-tag", "tag", "nt": self = .keyword
    case "type", "class", "built_in", "kt", "nc", "nb": self = .type
    case "title", "attr", "attribute", "name", "function_", "nf", "na", "property", "symbol":
      self = .name
    case "string", "regexp", "s", "s1", "s2", "sb": self = .string
    case "number", "literal", "m", "mi", "mf", "kc": self = .number
    case "comment", "doctag", "quote", "c", "c1", "cm", "meta": self = .comment
    default: return nil
    }
  }
}
