import Foundation

/// The text of a list of bookmarks (XBEL), as far as a list of files used lately goes.
///
/// ```
///  <bookmark href="file:///a.txt" added="…" modified="…" visited="…">
///    <info><metadata owner="http://freedesktop.org">
///      <mime:mime-type type="text/plain"/>
///      <bookmark:applications>
///        <bookmark:application name="lamina" exec="&apos;lamina %u&apos;" modified="…" count="1"/>
/// ```
nonisolated struct BookmarkList {
  /// A file that was used.
  struct Bookmark: Hashable {
    let address: String
    let modified: String
    /// The element's opening tag in the text.
    fileprivate let tag: Range<String.Index>
  }

  private(set) var text: String

  init(_ text: String) { self.text = text }

  static let empty = BookmarkList(
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <xbel version="1.0"
          xmlns:bookmark="http://www.freedesktop.org/standards/desktop-bookmarks"
          xmlns:mime="http://www.freedesktop.org/standards/shared-mime-info">
    </xbel>

    """)

  /// Whether it has a beginning and an end.
  var isWhole: Bool { text.contains("<xbel") && end != nil }

  private var end: Range<String.Index>? { text.range(of: "</xbel>", options: .backwards) }

  /// All bookmarks, in the text's order.
  var bookmarks: [Bookmark] {
    var found: [Bookmark] = []
    var rest = text.startIndex
    while let start = text.range(of: "<bookmark ", range: rest..<text.endIndex),
      let close = text.range(of: ">", range: start.upperBound..<text.endIndex)
    {
      rest = close.upperBound
      let tag = start.lowerBound..<close.upperBound
      guard let address = Self.value("href", in: text[tag]) else { continue }
      found.append(
        Bookmark(
          address: Self.plain(address), modified: Self.value("modified", in: text[tag]) ?? "",
          tag: tag))
    }
    return found
  }

  /// Notes uses of files, given by address with their media types: of those that are there the time, of others entries.
  mutating func note(_ mediaTypes: [String: String], by program: String, at time: String) {
    let known = bookmarks.filter { mediaTypes[$0.address] != nil }
    let new = Set(mediaTypes.keys).subtracting(known.map(\.address)).sorted()
    if let end {
      let entries = new.map { Self.entry($0, mediaTypes[$0] ?? "", program, time) }
      text.insert(contentsOf: entries.joined(), at: end.lowerBound)
    }
    // From the end on, so that the places before stay where they are.
    for bookmark in known.reversed() {
      var tag = String(text[bookmark.tag])
      for name in ["modified", "visited"] { Self.set(name, to: time, in: &tag) }
      text.replaceSubrange(bookmark.tag, with: tag)
    }
  }

  private static func entry(
    _ address: String, _ mediaType: String, _ program: String, _ time: String
  ) -> String {
    let (address, program) = (escaped(address), escaped(program))
    return """
        <bookmark href="\(address)" added="\(time)" modified="\(time)" visited="\(time)">
          <info>
            <metadata owner="http://freedesktop.org">
              <mime:mime-type type="\(escaped(mediaType))"/>
              <bookmark:applications>
                <bookmark:application name="\(program)" exec="&apos;\(program) %u&apos;" modified="\(time)" count="1"/>
              </bookmark:applications>
            </metadata>
          </info>
        </bookmark>

      """
  }

  // MARK: Attributes

  private static func place(
    _ name: String, in tag: some StringProtocol
  ) -> Range<String.Index>? {
    guard let start = tag.range(of: " \(name)=\""),
      let end = tag.range(of: "\"", range: start.upperBound..<tag.endIndex)
    else { return nil }
    return start.upperBound..<end.lowerBound
  }

  private static func value(_ name: String, in tag: Substring) -> String? {
    place(name, in: tag).map { String(tag[$0]) }
  }

  private static func set(_ name: String, to value: String, in tag: inout String) {
    if let place = place(name, in: tag) { tag.replaceSubrange(place, with: value) }
  }

  private static let entities = [
    ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&"),
  ]

  private static func plain(_ text: String) -> String {
    entities.reduce(text) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
  }

  private static func escaped(_ text: String) -> String {
    entities.reversed().reduce(text) { $0.replacingOccurrences(of: $1.1, with: $1.0) }
  }
}
