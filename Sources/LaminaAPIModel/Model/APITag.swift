public import LaminaAPISource

/// A tag that methods are grouped by.
public struct APITag: Hashable, Sendable {
  /// The name, which methods use.
  public var name: String
  /// What it is shown as, in a few words; the name, if it is not said.
  public var summary: String?
  /// What it is for, in Markdown.
  public var description: String?
  /// The name of the tag it stands below.
  public var parent: String?
  /// What sort of tag it is: `nav`, `badge`, `audience`.
  public var kind: String?
  /// Where more is to be read.
  public var externalDocs: APIExternalDocs?
  /// What it says besides: `x-…`, and words that no value stands for.
  public var extensions: [APIExtension] = []
  /// Where it is declared.
  public var place: Place?

  /// Creates a tag.
  public init(name: String, description: String? = nil, place: Place? = nil) {
    self.name = name
    self.description = description
    self.place = place
  }
}
