import LaminaMarkup

/// How much a feed may ask of us; what lies beyond is refused or left out, and says so.
package struct FeedLimits: Hashable, Sendable {
  /// Bytes of the file.
  package var fileBytes = 32 << 20
  /// Elements of the feed's own XML: what bounds the memory of its tree.
  package var feedElements = 500_000
  /// Elements of one article.
  package var articleElements = 200_000
  /// Blocks of one article, nested ones included.
  package var articleBlocks = 20_000
  /// Bytes of one paragraph or listing; a longer one becomes several, so that each is laid out soon.
  package var blockBytes = 16_384
  /// Lists and quotes inside each other; deeper ones lose their frame, never their text.
  package var nesting = 12

  /// How deep the feed's own XML elements may be nested: a constant of libxml2.
  package static let feedDepth = MarkupLimits.xmlDepth
  /// How deep the elements of an article may be nested: every end tag that matches none of them
  /// costs a look at each.
  package static let articleDepth = MarkupLimits.htmlDepth

  package init() {}
}
