public import LaminaJSON

/// Something that a description says, and that the model has no value for.
///
/// ```swift
/// var method = APIMethod(name: "GET")
/// method.extensions = [APIExtension("x-cost", 5)]
/// print(method.extensions[named: "x-cost"]?.text() ?? "-")      // 5
/// ```
///
/// A name that begins with `x-` is of the API's author. Others are words of the language that the model was read from;
/// they say what the values beside them cannot, and a writer of that language sets them in place of what it would write.
public struct APIExtension: Hashable, Sendable {
  /// The name: `x-cost`.
  public var name: String
  /// What it says; references in it lead to schemas of the model, as in their sources.
  public var value: JSONValue
  /// Whether it is a word that the description does not say, though the values beside it would be written so.
  public var isAbsent = false

  /// Creates an extension.
  public init(_ name: String, _ value: JSONValue) {
    self.name = name
    self.value = value
  }

  /// Creates a word that is not said.
  public init(absent name: String) {
    self.name = name
    value = nil
    isAbsent = true
  }

  /// Whether it is the author's own, `x-…`.
  public var isOwn: Bool { name.hasPrefix("x-") }
}

extension [APIExtension] {
  /// The value of the first extension of a name.
  public subscript(named name: String) -> JSONValue? { first { $0.name == name }?.value }

  /// Those of the API's author, `x-…`.
  public var own: [APIExtension] { filter(\.isOwn) }
}
