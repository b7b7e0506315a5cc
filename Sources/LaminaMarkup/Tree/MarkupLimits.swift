/// How deep markup may be nested.
package enum MarkupLimits {
  /// How deep the elements of XML may be nested: a constant of libxml2.
  package static let xmlDepth = 256
  /// How deep the elements of HTML may be nested: every end tag that matches none of them costs a
  /// look at each.
  package static let htmlDepth = 1_000
}
