public import LaminaAPISource

/// A resource: a path with parameters, its methods, and the resources within it.
public struct APIResource: Hashable, Sendable {
  /// The path below the resource around it.
  public var path: String
  /// The whole path, from the base URI on.
  public var uri: String
  /// What it is called; the path, if it is not said.
  public var displayName: String
  /// What it is, in Markdown.
  public var description: String?
  /// The parameters of its own path, in the order of the path.
  public var uriParameters: [APIParameter] = []
  /// Parameters of the base URI that replace those of the API.
  public var baseParameters: [APIParameter] = []
  /// The resource type it uses.
  public var type: String?
  /// The traits it uses for all methods.
  public var traits: [String] = []
  /// The methods, in order.
  public var methods: [APIMethod] = []
  /// The resources within it, in order.
  public var resources: [APIResource] = []
  /// Where it is, if not where the API is.
  public var servers: [APIServer] = []
  /// What it says besides: `x-…`, and words that no value stands for.
  public var extensions: [APIExtension] = []
  /// Where it is written.
  public var place: Place?

  /// Creates a resource.
  public init(path: String, uri: String, displayName: String? = nil, place: Place? = nil) {
    self.path = path
    self.uri = uri
    self.displayName = displayName ?? path
    self.place = place
  }

  /// The resource and all within it, each before those within it.
  public var withNested: [APIResource] { [self] + resources.flatMap(\.withNested) }
}

/// A method of a resource, with what it takes and answers.
public struct APIMethod: Hashable, Sendable {
  /// The method in capitals: `GET`.
  public var name: String
  /// The operation's own name in the API, which code takes for its functions: `listPets`.
  public var operationID: String?
  /// What it does, in Markdown.
  public var description: String?
  /// Headers of requests; a name may hold `{*}`.
  public var headers: [APIParameter] = []
  /// Parameters of the query.
  public var queryParameters: [APIParameter] = []
  /// Cookies of requests, each by its name.
  public var cookies: [APIParameter] = []
  /// Parameters of the base URI that replace those of the resource.
  public var baseParameters: [APIParameter] = []
  /// How it is reached.
  public var protocols: [APIProtocol] = []
  /// What it needs: any one of them; empty if nothing.
  public var securedBy: [APISecurity] = []
  /// The traits it uses itself.
  public var traits: [String] = []
  /// Bodies of requests, one for each media type.
  public var bodies: [APIBody] = []
  /// Whether a call must have a body: in RAML where one has a schema or fields, in OpenAPI where it says so.
  public var isBodyRequired = false
  /// Answers, by status; one for several statuses only where it stands for a status that no other has.
  public var responses: [APIResponse] = []
  /// Answers for the rest of a class, or for all statuses that no other answer has.
  public var otherResponses: [APIResponse] = []
  /// What it does, in a few words.
  public var summary: String?
  /// The tags it is grouped by, by name.
  public var tags: [String] = []
  /// Whether callers should no longer use it.
  public var isDeprecated = false
  /// Where more is to be read.
  public var externalDocs: APIExternalDocs?
  /// Where it is, if not where its resource is.
  public var servers: [APIServer] = []
  /// What the body of a request is, in Markdown.
  public var bodyDescription: String?
  /// What the body of a request says besides.
  public var bodyExtensions: [APIExtension] = []
  /// Requests that the API sends to its callers because of this one.
  public var callbacks: [APICallback] = []
  /// What it says besides: `x-…`, and words that no value stands for.
  public var extensions: [APIExtension] = []
  /// Where it is written.
  public var place: Place?

  /// Creates a method.
  public init(name: String, place: Place? = nil) {
    self.name = name
    self.place = place
  }
}

extension APIMethod {
  /// Whether a body has a schema or fields.
  package var hasBodyRules: Bool {
    bodies.contains { $0.schema != nil || !$0.formParameters.isEmpty }
  }
}

/// An answer of a method.
public struct APIResponse: Hashable, Sendable {
  /// Which statuses an answer is for.
  public enum Coverage: Hashable, Sendable {
    /// Its own.
    case status
    /// All with its first digit, unless another answer has them: `4XX`.
    case statusClass
    /// All that no other answer has: `default`.
    case others
  }

  /// The status; of an answer for several the one that stands for them.
  public var status: Int
  /// Which statuses it is for.
  public var coverage = Coverage.status
  /// When it is sent, in Markdown.
  public var description: String?
  /// Headers; a name may hold `{?}`.
  public var headers: [APIParameter] = []
  /// Bodies, one for each media type.
  public var bodies: [APIBody] = []
  /// What can be called next with values of the answer.
  public var links: [APILink] = []
  /// What the answer is, in a few words.
  public var summary: String?
  /// What it says besides: `x-…`, and words that no value stands for.
  public var extensions: [APIExtension] = []
  /// Where it is written.
  public var place: Place?

  /// Creates a response.
  public init(status: Int, place: Place? = nil) {
    self.status = status
    self.place = place
  }
}
