public import LaminaAPISource
public import LaminaJSON

/// A method that can be called next with values of an answer.
public struct APILink: Hashable, Sendable {
  /// A parameter of the method, and what it gets.
  public struct Argument: Hashable, Sendable {
    /// The parameter's name, `path.id` where it is not the only one.
    public var name: String
    /// The value, or an expression: `$response.body#/id`.
    public var value: JSONValue

    /// Creates an argument.
    public init(_ name: String, _ value: JSONValue) {
      self.name = name
      self.value = value
    }
  }

  /// What it is called: `owner`.
  public var name: String
  /// The method's own name.
  public var operationID: String?
  /// Where the method is described, if it has no name.
  public var operationReference: String?
  /// What it gets.
  public var arguments: [Argument] = []
  /// Its body: a value, or an expression.
  public var body: JSONValue?
  /// What it is for, in Markdown.
  public var description: String?
  /// Where the method is, if not where it is otherwise.
  public var server: APIServer?
  /// What it says besides: `x-…`, and words that no value stands for.
  public var extensions: [APIExtension] = []
  /// Where it is written.
  public var place: Place?

  /// Creates a link.
  public init(name: String, place: Place? = nil) {
    self.name = name
    self.place = place
  }
}
