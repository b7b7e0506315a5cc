/// Who offers an API, under which terms, and what it is in a few words.
public struct APIInfo: Hashable, Sendable {
  /// What the API is, in a few words.
  public var summary: String?
  /// Where the terms of its use are: a URL.
  public var termsOfService: String?
  /// Whom to ask.
  public var contact: APIContact?
  /// What others may do with it.
  public var license: APILicense?
  /// What is said of it besides.
  public var extensions: [APIExtension] = []

  /// Creates a value that says nothing.
  public init() {}
}

/// Whom to ask about an API.
public struct APIContact: Hashable, Sendable {
  /// The name of the person or the organisation.
  public var name: String?
  /// A page: a URL.
  public var url: String?
  /// An address for mail.
  public var email: String?
  /// What is said of it besides.
  public var extensions: [APIExtension] = []

  /// Creates a contact.
  public init(name: String? = nil, url: String? = nil, email: String? = nil) {
    self.name = name
    self.url = url
    self.email = email
  }
}

/// What others may do with an API.
public struct APILicense: Hashable, Sendable {
  /// The licence's name.
  public var name: String
  /// Its text: a URL.
  public var url: String?
  /// Its expression in SPDX: `MIT`.
  public var identifier: String?
  /// What is said of it besides.
  public var extensions: [APIExtension] = []

  /// Creates a licence.
  public init(name: String, url: String? = nil, identifier: String? = nil) {
    self.name = name
    self.url = url
    self.identifier = identifier
  }
}

/// A place where more is to be read.
public struct APIExternalDocs: Hashable, Sendable {
  /// The place: a URL.
  public var url: String
  /// What is there, in Markdown.
  public var description: String?
  /// What is said of it besides.
  public var extensions: [APIExtension] = []

  /// Creates a place.
  public init(url: String, description: String? = nil) {
    self.url = url
    self.description = description
  }
}
