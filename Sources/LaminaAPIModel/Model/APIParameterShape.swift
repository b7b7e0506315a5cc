/// How a value that is more than one plain text is written, and what it must be.
///
/// ```
///  [1, 2]          simple 1,2     label .1.2    matrix ;ids=1,2    form ids=1,2    exploded ids=1&ids=2
///  {"a": 1}        simple a,1     exploded a=1                     deepObject f[a]=1
/// ```
public struct APIParameterShape: Hashable, Sendable {
  /// The ways of RFC 6570 and OpenAPI in which lists and objects become text.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// `1,2`, in paths and heads.
    case simple
    /// `.1.2`, in paths.
    case label
    /// `;ids=1,2`, in paths.
    case matrix
    /// `ids=1,2`, in queries and cookies.
    case form
    /// `ids=1%202`, in queries.
    case spaceDelimited
    /// `ids=1|2`, in queries.
    case pipeDelimited
    /// `f[a]=1`, for objects in queries.
    case deepObject
  }

  /// How a value becomes text.
  public enum Writing: Hashable, Sendable {
    /// In a style; whether each part of a list or object stands for itself.
    case styled(Style, isExploded: Bool)
    /// As text of a media type, as JSON.
    case content(mediaType: String)
  }

  /// How a value is written.
  public var writing: Writing
  /// What a value must be; nil for anything.
  public var schema: APISchema?
  /// An example, as JSON where it is no text.
  public var example: String?

  /// Creates a shape.
  public init(_ writing: Writing, schema: APISchema? = nil) {
    self.writing = writing
    self.schema = schema
  }
}
