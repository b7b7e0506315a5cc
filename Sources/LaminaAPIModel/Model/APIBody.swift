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
  /// What it says besides: `x-…`, and words that no value stands for.
  public var extensions: [APIExtension] = []
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

  /// The dialects of JSON Schema, and of OpenAPI, that sources are written in.
  public enum Dialect: String, Hashable, Sendable, CaseIterable {
    /// The dialect of OpenAPI 3.0.
    case openAPI30 = "openapi-3.0"
    /// JSON Schema 2020-12, with the words that OpenAPI 3.1 adds.
    case openAPI31 = "openapi-3.1"
    /// The same, with the words of OpenAPI 3.2.
    case openAPI32 = "openapi-3.2"
  }

  /// The name it is declared by; nil if it stands where it is used.
  public var name: String?
  /// The text, in JSON Schema of draft 3 or 4 or in XML Schema; another one has no source.
  public var text: String { didSet { source = nil } }
  /// The language of the text.
  public var language: Language
  /// The schema in the model's dialect, as JSON, where the text does not say all of it.
  ///
  /// Its references are `#/components/schemas/` and the name of a declared schema, escaped as in a pointer.
  public var source: String?
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
