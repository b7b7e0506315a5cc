public import LaminaAPISource

/// A way for a caller to prove who it is.
public struct APISecurityScheme: Hashable, Sendable {
  /// The kinds of schemes.
  public enum Kind: Hashable, Sendable {
    /// OAuth 1.0 and OAuth 2.0.
    case oauth1, oauth2
    /// Basic and digest authentication.
    case basic, digest
    /// One of the API's own: `x-…`.
    case other(String)
  }

  /// The name it is used by.
  public var name: String
  /// The kind.
  public var kind: Kind
  /// What it is, in Markdown.
  public var description: String?
  /// Headers that it adds.
  public var headers: [APIParameter] = []
  /// Parameters of the query that it adds.
  public var queryParameters: [APIParameter] = []
  /// Cookies that it adds.
  public var cookies: [APIParameter] = []
  /// Answers that it adds.
  public var responses: [APIResponse] = []
  /// The settings by name; lists as several values.
  public var settings: [String: [String]] = [:]
  /// What it says besides: `x-…`, and words that no value stands for.
  public var extensions: [APIExtension] = []
  /// Where it is declared.
  public var place: Place?

  /// Creates a scheme.
  public init(name: String, kind: Kind, place: Place? = nil) {
    self.name = name
    self.kind = kind
    self.place = place
  }
}

/// One of the ways in which a method may be called.
public struct APISecurity: Hashable, Sendable {
  /// The scheme's name; nil if nothing is needed.
  public var scheme: String?
  /// The scopes that are needed.
  public var scopes: [String]
  /// What is needed at once with it, each without such of its own.
  public var besides: [APISecurity] = []

  /// Creates a demand.
  public init(scheme: String?, scopes: [String] = []) {
    self.scheme = scheme
    self.scopes = scopes
  }

  /// It and what is needed besides, each alone; empty if nothing is needed.
  public var demands: [APISecurity] {
    let own = APISecurity(scheme: scheme, scopes: scopes)
    return (scheme == nil ? [] : [own]) + besides
  }
}
