public import LaminaAPISource

/// An example of a body, with a name where the model gives one.
///
/// ```swift
/// var body = APIBody(mediaType: "application/json")
/// body.examples = [APIExample("[]", name: "none"), APIExample("[1]", name: "one")]
/// print(body.example ?? "-")                       // []
/// print(body.example(named: "one")?.value ?? "-")  // [1]
/// ```
public struct APIExample: Hashable, Sendable {
  /// The name it is asked for by; nil if it is the only one, and has none.
  public var name: String?
  /// What it shows, in a few words.
  public var summary: String?
  /// What it shows, in Markdown.
  public var description: String?
  /// The example as it would be sent: a text, or JSON.
  public var value: String
  /// Where it is written.
  public var place: Place?

  /// Creates an example.
  public init(_ value: String, name: String? = nil, place: Place? = nil) {
    self.value = value
    self.name = name
    self.place = place
  }
}

extension APIBody {
  /// The first example, for where there is room for one; setting it leaves this one, without a name.
  public var example: String? {
    get { examples.first?.value }
    set { examples = newValue.map { [APIExample($0)] } ?? [] }
  }

  /// The first example of a name.
  public func example(named name: String) -> APIExample? {
    examples.first { $0.name == name }
  }
}
