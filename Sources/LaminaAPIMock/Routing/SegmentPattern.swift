import LaminaAPIModel

/// One segment of a path with parameters: `{name}`, `item-{id}`, `{id}{mediaTypeExtension}`.
struct SegmentPattern: Hashable, Sendable {
  private let parts: [URITemplate.Part]

  /// Creates a pattern; nil for plain text.
  init?(_ segment: Substring) {
    guard let template = URITemplate.read(String(segment), isStrict: false).template,
      !template.names.isEmpty
    else { return nil }
    parts = template.parts
  }

  /// Whether it takes any segment.
  var isOneName: Bool { parts.count == 1 }

  /// The values of the names, or nothing if the segment is another.
  func values(of segment: String) -> [FormField]? {
    var rest = segment[...]
    var values: [FormField] = []
    for (index, part) in parts.enumerated() {
      switch part {
      case .text(let text):
        guard rest.hasPrefix(text) else { return nil }
        rest = rest.dropFirst(text.count)
      case .name(let name):
        let end = end(of: rest, before: parts.dropFirst(index + 1).first)
        guard let end else { return nil }
        if end > rest.startIndex || name != Self.ending {
          values.append(FormField(name: name, value: String(rest[..<end])))
        }
        rest = rest[end...]
      }
    }
    return rest.isEmpty && !values.contains { $0.value.isEmpty } ? values : nil
  }

  private static let ending = "mediaTypeExtension"

  /// Where a value ends: before the text that follows, or a known ending, or at the end.
  private func end(of rest: Substring, before next: URITemplate.Part?) -> String.Index? {
    switch next {
    case .text(let text): rest.firstRange(of: text)?.lowerBound
    case .name(Self.ending):
      [".json", ".xml"].first { rest.hasSuffix($0) }.map {
        rest.index(rest.endIndex, offsetBy: -$0.count)
      } ?? rest.endIndex
    case .name, nil: rest.endIndex
    }
  }
}
