public import LaminaAPIModel
public import LaminaAPISource

/// A client in Swift, written from a model: one file that needs Foundation and a transport.
///
/// ```swift
/// let client = SwiftClient(document.model(), name: "ShopClient")
/// try client.text.write(toFile: "ShopClient.swift", atomically: true, encoding: .utf8)
/// ```
///
/// The same model gives the same text. Whatever the model's names and texts are, the text compiles in Swift 6
/// mode without a warning.
///
/// - Complexity: O(*n*) for a model of *n* parts, and for recursive types the square of their number.
public struct SwiftClient: Sendable {
  /// The name of the client's type, within which all other types stand.
  public let name: String
  /// The file.
  public let text: String
  /// What the model has no types for, in its order.
  public let notes: [SwiftClientNote]

  /// Writes a client.
  ///
  /// - Parameters:
  ///   - api: the model.
  ///   - name: the name of the client's type; that of the model with `Client` behind it, if it is not said.
  ///   - hasURLSession: whether it has a transport over URLSession.
  ///   - loader: reads the files that schemas refer to.
  public init(
    _ api: APIModel, name: String? = nil, hasURLSession: Bool = true,
    loader: (any SourceLoader)? = nil
  ) {
    var reader = ClientReader(api, loader)
    let parts = reader.read()
    self.name = name ?? Self.name(of: api)
    text = ClientWriter(parts, name: self.name, hasURLSession: hasURLSession).written()
    notes = parts.notes
  }

  private static func name(of api: APIModel) -> String {
    api.title.isEmpty ? "APIClient" : SwiftWords(api.title).upper + "Client"
  }

  /// Whether a text can be the name of a client.
  public static func isName(_ text: String) -> Bool {
    !text.isEmpty && !SwiftKeywords.types.contains(text) && !SwiftKeywords.members.contains(text)
      && SwiftName.escaped(text) == text
      && text.unicodeScalars.allSatisfy { $0 == "_" || $0.properties.isXIDContinue }
      && text.unicodeScalars.first.map { $0 == "_" || $0.properties.isXIDStart } == true
      && text != "_"
  }
}
