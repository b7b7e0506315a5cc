public import LaminaAPISource

/// A web API: what it is called, where it is, and its resources with all they inherit.
///
/// ```swift
/// var api = APIModel(title: "Shop")
/// api.resources = [APIResource(path: "/items", uri: "/items")]
/// print(api.allResources.map(\.uri))     // ["/items"]
/// ```
public struct APIModel: Hashable, Sendable {
  /// The API's title.
  public var title: String
  /// The version, as text.
  public var version: String?
  /// The base URI, as a template.
  public var baseURI: String?
  /// The parameters of the base URI.
  public var baseParameters: [APIParameter] = []
  /// How the API is reached, the preferred way first.
  public var protocols: [APIProtocol] = []
  /// The media type of bodies that name none.
  public var mediaType: String?
  /// Documents to read first, in order.
  public var documentation: [APISection] = []
  /// Schemas that are declared by name.
  public var schemas: [APISchema] = []
  /// How a caller proves who it is.
  public var securitySchemes: [APISecurityScheme] = []
  /// What methods need that say nothing about it.
  public var securedBy: [APISecurity] = []
  /// Resource types and traits, for the pages that say who uses them.
  public var templates: [APITemplate] = []
  /// The resources at the root, in order.
  public var resources: [APIResource] = []

  /// Who offers the API, under which terms, and more of that kind.
  public var info = APIInfo()
  /// Where the API is, the preferred place first; empty where the base URI and the protocols say it all.
  public var servers: [APIServer] = []
  /// The tags that methods are grouped by, in order.
  public var tags: [APITag] = []
  /// Where more is to be read.
  public var externalDocs: APIExternalDocs?
  /// Requests that the API sends of its own accord: each a resource whose path is the webhook's name.
  public var webhooks: [APIResource] = []
  /// The dialect of schemas within extensions, and of the sources of schemas; nil if there are none.
  public var dialect: APISchema.Dialect?
  /// What it says besides: `x-…`, and words that no value stands for.
  public var extensions: [APIExtension] = []

  /// Creates a model.
  public init(title: String, resources: [APIResource] = []) {
    self.title = title
    self.resources = resources
  }

  /// All resources, each before those within it.
  public var allResources: [APIResource] { resources.flatMap(\.withNested) }
}

/// A way to reach an API.
public enum APIProtocol: String, Hashable, Sendable, CaseIterable {
  /// In the clear.
  case http = "HTTP"
  /// Over TLS.
  case https = "HTTPS"
}

/// A document of the API's documentation, in Markdown.
public struct APISection: Hashable, Sendable {
  /// The document's title.
  public var title: String
  /// The text, in Markdown.
  public var content: String

  /// Creates a document.
  public init(title: String, content: String) {
    self.title = title
    self.content = content
  }
}

/// A resource type or a trait, and how it is to be used.
public struct APITemplate: Hashable, Sendable {
  /// What a template is for.
  public enum Kind: String, Hashable, Sendable {
    /// Resources.
    case resourceType
    /// Methods.
    case trait
  }

  /// What it is for.
  public var kind: Kind
  /// Its name.
  public var name: String
  /// How it is to be used.
  public var usage: String?
  /// What it describes.
  public var description: String?
  /// Where it is declared.
  public var place: Place?

  /// Creates a template.
  public init(
    _ kind: Kind, name: String, usage: String? = nil, description: String? = nil,
    place: Place? = nil
  ) {
    self.kind = kind
    self.name = name
    self.usage = usage
    self.description = description
    self.place = place
  }
}
