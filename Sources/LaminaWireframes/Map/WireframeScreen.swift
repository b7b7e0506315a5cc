/// An entry of `Decodes`: how a screen's code becomes a screen.
public struct WireframeScreen: Hashable, Sendable {
  public var code: String
  /// The unqualified name of the screen's type, by which a source is found.
  public var className: String?
  /// The name of a registered builder; it wins over the storyboard.
  public var builder: String?
  /// The name of a registered group of screens, and the screen's name in it.
  public var storyboard: String?
  public var identifier: String?
  public var origin: WireframeOrigin

  /// Makes an entry, whose origin is the line that calls.
  public init(
    _ code: String, class className: String? = nil, builder: String? = nil,
    storyboard: String? = nil, id identifier: String? = nil, file: String = #fileID,
    line: Int = #line
  ) {
    self.code = code
    self.className = className
    self.builder = builder
    self.storyboard = storyboard
    self.identifier = identifier
    origin = WireframeOrigin(file: file, line: line)
  }
}
