import CCMark
import Glibc

/// Markdown with tables, as HTML that holds no tags and no scripts of its own.
struct MarkdownText {
  /// More is cut off: a text of this length is no description.
  static let limit = 1_000_000
  private static let extensions = ["table", "strikethrough", "autolink"]

  private static let isRegistered: Bool = {
    cmark_gfm_core_extensions_ensure_registered()
    return true
  }()

  let html: String

  /// Tags in the text, and addresses that could run something, are left out by cmark.
  init(_ text: String) {
    _ = Self.isRegistered
    let options = CMARK_OPT_DEFAULT
    let parser = cmark_parser_new(options)
    defer { cmark_parser_free(parser) }
    for name in Self.extensions {
      if let found = cmark_find_syntax_extension(name) {
        cmark_parser_attach_syntax_extension(parser, found)
      }
    }
    let bytes = Array(text.utf8.prefix(Self.limit))
    bytes.withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) {
        cmark_parser_feed(parser, $0.baseAddress, $0.count)
      }
    }
    let document = cmark_parser_finish(parser)
    defer { cmark_node_free(document) }
    let made = cmark_render_html(document, options, cmark_parser_get_syntax_extensions(parser))
    defer { free(made) }
    html = made.map { String(cString: $0) } ?? ""
  }
}
