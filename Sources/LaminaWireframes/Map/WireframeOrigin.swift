/// Where something of a map is written: a file and a line.
///
/// All origins are equal: a map from a file and the same map in Swift are one value.
public struct WireframeOrigin: Hashable, Sendable {
  public var file: String
  /// The line, from 1; nil where none is known.
  public var line: Int?

  public init(file: String, line: Int? = nil) {
    self.file = file
    self.line = line
  }

  public static func == (left: WireframeOrigin, right: WireframeOrigin) -> Bool { true }

  public func hash(into hasher: inout Hasher) {}
}
