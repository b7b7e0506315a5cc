/// An entry of `Links`: which destination a URL leads to, and what stands underneath.
///
/// ```swift
/// let link = WireframeLink("market://product/<int:id>", to: "Home-Detail-Product")
/// // market://product/7 shows Home, and above it Product with id 7.
/// ```
public struct WireframeLink: Hashable, Sendable {
  public var pattern: String
  /// The keys from the first screen on, each starting where the one before ends.
  public var keys: [String]
  public var origin: WireframeOrigin

  /// Makes an entry, whose origin is the line that calls.
  public init(
    _ pattern: String, to keys: String..., file: String = #fileID, line: Int = #line
  ) {
    self.pattern = pattern
    self.keys = keys
    origin = WireframeOrigin(file: file, line: line)
  }
}
