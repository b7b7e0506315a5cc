import Foundation

/// The feed beside the package, where it is present.
enum RealFeed {
  static let path = URL(fileURLWithPath: #filePath)
    .appendingPathComponent("../../../../shared/data/feed/atom.xml").standardizedFileURL.path

  static var isPresent: Bool { FileManager.default.fileExists(atPath: path) }

  /// The HTML of each article, cut out without any parser.
  static func articles() throws -> [String] {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    return text.components(separatedBy: "<content type=\"html\">").dropFirst().map {
      PlainText.decoded($0.components(separatedBy: "</content>")[0])
    }
  }
}

/// A second way to the text of an HTML article, which shares nothing with the first: it knows tags
/// and five entities.
enum PlainText {
  /// The characters outside tags and gutters, without white space.
  static func of(html: String) -> String {
    let withoutGutters = html.components(separatedBy: "<td class=\"gutter\">").enumerated()
      .map { $0.offset == 0 ? $0.element[...] : after("</td>", in: $0.element) }.joined()
    let pieces = withoutGutters.components(separatedBy: "<").enumerated()
    let text = pieces.map { $0.offset == 0 ? $0.element[...] : afterTag($0.element) }
    return squeezed(decoded(text.joined()))
  }

  static func squeezed(_ text: String) -> String { text.filter { !$0.isWhitespace } }

  static func decoded(_ text: String) -> String {
    var text = text
    let entities = [
      ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#123;", "{"), ("&#125;", "}"),
      ("&amp;", "&"),
    ]
    for (entity, character) in entities {
      text = text.replacingOccurrences(of: entity, with: character)
    }
    return text
  }

  // "<" before anything but a letter or "/" is a character, as HTML has it.
  private static func afterTag(_ text: String) -> Substring {
    let isTag = text.first.map { $0.isLetter || $0 == "/" } ?? false
    return isTag ? after(">", in: text) : "<" + text
  }

  private static func after(_ mark: String, in text: String) -> Substring {
    text.range(of: mark).map { text[$0.upperBound...] } ?? text[...]
  }
}
