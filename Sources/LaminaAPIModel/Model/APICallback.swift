public import LaminaAPISource

/// Requests that an API sends to its callers because of one of theirs.
public struct APICallback: Hashable, Sendable {
  /// What it is called: `paid`.
  public var name: String
  /// What is sent, and where: each a resource whose path is an expression, as `{$request.body#/hook}`.
  public var resources: [APIResource]
  /// What it says besides: `x-…`, and words that no value stands for.
  public var extensions: [APIExtension] = []
  /// Where it is written.
  public var place: Place?

  /// Creates a callback.
  public init(name: String, resources: [APIResource] = [], place: Place? = nil) {
    self.name = name
    self.resources = resources
    self.place = place
  }
}
