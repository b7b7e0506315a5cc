public import LaminaAPISource

/// A body of one media type.
public struct APIBody: Hashable, Sendable {
  /// The media type; may be `*/*`.
  public var mediaType: String
  /// What it is, in Markdown.
  public var description: String?
  /// What it must be.
  public var schema: APISchema?
  /// Its examples, the first the one that is shown where there is room for one.
  public var examples: [APIExample] = []
  /// The fields of a form.
  public var formParameters: [APIParameter] = []
  /// Where it is written.
  public var place: Place?

  /// Creates a body.
  public init(mediaType: String, place: Place? = nil) {
    self.mediaType = mediaType
    self.place = place
  }
}

/// The text of a schema.
public struct APISchema: Hashable, Sendable {
  /// The languages that schemas are written in.
  public enum Language: String, Hashable, Sendable {
    /// JSON Schema.
    case json
    /// XML Schema.
    case xml
    /// Neither, by its first character.
    case unknown
  }

  /// The name it is declared by; nil if it stands where it is used.
  public var name: String?
  /// The text.
  public var text: String
  /// The language of the text.
  public var language: Language
  /// Where it is written.
  public var place: Place?

  /// Creates a schema; the text's first character says its language.
  public init(name: String? = nil, text: String, place: Place? = nil) {
    self.name = name
    self.text = text
    self.place = place
    switch text.first(where: { !$0.isWhitespace }) {
    case "{", "[": language = .json
    case "<": language = .xml
    default: language = .unknown
    }
  }
}

extension APISchema {
  /// The line of a byte of the text: a file begins at its first line, a block below its mark.
  package func place(at offset: Int) -> Place? {
    place(below: text.utf8.prefix(offset).count { $0 == 0x0A })
  }

  /// Whether the text is a whole file.
  package var isFile: Bool { place.map { $0.line == 1 && $0.column == 1 } == true }

  /// The line of the text that so many others stand above.
  package func place(below lines: Int) -> Place? {
    guard var place else { return nil }
    let isFile = isFile
    let isBlock = !isFile && text.utf8.contains(0x0A)
    place.line += lines + (isBlock ? 1 : 0)
    if isFile || isBlock { place.column = 1 }
    return place
  }
}
