public import LaminaAPISource

/// A named parameter: of a URI, a query, a form, a header or a cookie.
public struct APIParameter: Hashable, Sendable {
  /// The name in requests.
  public var name: String
  /// What it is called; the name, if it is not said.
  public var displayName: String
  /// What it is for, in Markdown.
  public var description: String?
  /// Whether a request must have it.
  public var isRequired: Bool
  /// Whether it is a list: given more than once, unless the shape says otherwise.
  public var isRepeated = false
  /// The types a value may have: any one of them, and one at least.
  public var types: [APIParameterType]
  /// What the types cannot say: how lists and objects are written, and the whole schema of a value.
  ///
  /// The types are then only as near to it as they can be.
  public var shape: APIParameterShape?
  /// Whether callers should no longer send it.
  public var isDeprecated = false
  /// What it says besides: `x-…`, and words that no value stands for.
  public var extensions: [APIExtension] = []
  /// Where it is written; nil for what a template names and nobody declares.
  public var place: Place?

  /// Creates a parameter.
  public init(
    name: String, displayName: String? = nil, isRequired: Bool,
    types: [APIParameterType] = [APIParameterType()], place: Place? = nil
  ) {
    self.name = name
    self.displayName = displayName ?? name
    self.isRequired = isRequired
    self.types = types
    self.place = place
  }
}

/// What a value of a parameter may be.
public struct APIParameterType: Hashable, Sendable {
  /// The kinds of values.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Any text.
    case string
    /// A number.
    case number
    /// A number without a fraction.
    case integer
    /// A date as HTTP writes it.
    case date
    /// `true` or `false`.
    case boolean
    /// A file, in a form.
    case file
  }

  /// The kind.
  public var kind: Kind
  /// The only values allowed.
  public var values: [String]?
  /// A pattern of ECMA-262 that texts must match.
  public var pattern: String?
  /// The fewest characters.
  public var minimumLength: Int?
  /// The most characters.
  public var maximumLength: Int?
  /// The least number.
  public var minimum: Double?
  /// The greatest number.
  public var maximum: Double?
  /// An example.
  public var example: String?
  /// What is taken if it is left out.
  public var defaultValue: String?

  /// Creates a type without further rules.
  public init(_ kind: Kind = .string) { self.kind = kind }
}
