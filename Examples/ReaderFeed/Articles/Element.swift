/// What an HTML element means to a reader.
enum Element: Hashable {
  case heading(Int)
  case block, lineBreak, rule
  case list(ordered: Bool)
  case item, quote, preformatted, table, cell
  case term, picture
  case media(String)
  case link
  case style(InlineStyle)
  case quotation, checkbox, figure
  /// Nothing in it is for reading.
  case skipped
  /// Its inside counts as if it stood alone.
  case transparent

  /// The meaning of an element's name, in lower or upper case.
  init(_ name: String) { self = Self.meanings[name.lowercased()] ?? .transparent }

  private static let meanings: [String: Element] = {
    var table: [String: Element] = [
      "br": .lineBreak, "hr": .rule, "ul": .list(ordered: false), "menu": .list(ordered: false),
      "ol": .list(ordered: true), "li": .item, "blockquote": .quote, "pre": .preformatted,
      "table": .table, "td": .cell, "th": .cell, "dt": .term, "img": .picture, "a": .link,
      "q": .quotation, "input": .checkbox, "figure": .figure, "div": .figure,
      "iframe": .media("Embedded page"), "embed": .media("Embedded object"),
      "object": .media("Embedded object"), "video": .media("Video"), "audio": .media("Audio"),
    ]
    for level in 1...6 { table["h\(level)"] = .heading(level) }
    for (meaning, names) in groups {
      for name in names.split(separator: " ") { table[String(name)] = meaning }
    }
    return table
  }()

  private static let groups: [(Element, String)] = [
    (.style(.bold), "b strong"), (.style(.italic), "i em cite dfn var address"),
    (.style(.code), "code kbd samp tt"), (.style(.strikethrough), "s del strike"),
    (.skipped, "script style template head title noscript svg math select textarea source track"),
    (
      .block,
      "html body p section article main header footer nav aside figcaption dl dd details summary "
        + "center form fieldset legend caption thead tbody tfoot tr hgroup"
    ),
  ]
}
