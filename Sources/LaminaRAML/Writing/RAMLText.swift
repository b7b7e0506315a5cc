public import LaminaAPIModel
import LaminaJSON

/// A model as a document of RAML 1.0.
///
/// ```swift
/// let text = RAMLText(APIModel(title: "Shop"))
/// print(text.text.hasPrefix("#%RAML 1.0\ntitle: Shop\n"))       // true
/// let read = RAMLDocument.read("a.raml", from: MemoryLoader(["a.raml": text.text]))
/// print(read.model().title)                                      // Shop
/// ```
///
/// The text read again is the same model, but for places and for what the notes name. Schemas stand in it as they are, in
/// JSON Schema or XML Schema.
///
/// - Complexity: O(*n*) for a model of *n* parts.
public struct RAMLText: Sendable {
  /// The document, which ends with a line break.
  public let text: String
  /// What RAML has no words for, and what became of it.
  public let notes: [RAMLNote]

  /// Writes a model.
  public init(_ api: APIModel) {
    var writer = RAMLWriter(api)
    let root = writer.root()
    text = "#%RAML 1.0\n" + YAMLText(root).text
    notes = writer.losses.notes
  }
}
