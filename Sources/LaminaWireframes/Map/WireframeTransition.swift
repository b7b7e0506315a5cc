/// An entry of `Transitions`: how the way of the keys that match a pattern looks.
///
/// ```swift
/// let slide = WireframeTransition("Home-Detail-*", "slide", ["edge": "bottom", "duration": "0.4"])
/// ```
public struct WireframeTransition: Hashable, Sendable {
  public var pattern: String
  /// The name of a registered transition.
  public var style: String
  /// What the transition is given: edge, duration, curve, as the file has it.
  public var options: [String: String]
  /// The transition of the way back; nil for the same one, run backwards.
  public var reverse: String?
  public var origin: WireframeOrigin

  /// Makes an entry, whose origin is the line that calls.
  public init(
    _ pattern: String, _ style: String, _ options: [String: String] = [:],
    reverse: String? = nil, file: String = #fileID, line: Int = #line
  ) {
    self.pattern = pattern
    self.style = style
    self.options = options
    self.reverse = reverse
    origin = WireframeOrigin(file: file, line: line)
  }
}
