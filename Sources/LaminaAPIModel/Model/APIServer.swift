public import LaminaAPISource

/// A place where an API is.
public struct APIServer: Hashable, Sendable {
  /// The address, as a template; may be relative to where the description is.
  public var url: String
  /// What it is called: `production`.
  public var name: String?
  /// What it is for, in Markdown.
  public var description: String?
  /// The parameters of the address.
  public var variables: [APIParameter] = []
  /// What it says besides: `x-…`, and words that no value stands for.
  public var extensions: [APIExtension] = []
  /// Where it is declared.
  public var place: Place?

  /// Creates a server.
  public init(url: String, description: String? = nil, place: Place? = nil) {
    self.url = url
    self.description = description
    self.place = place
  }
}
