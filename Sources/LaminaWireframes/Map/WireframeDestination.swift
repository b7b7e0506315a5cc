/// An entry of `Destinations`: which screen follows an action, and how one gets there.
public struct WireframeDestination: Hashable, Sendable {
  public var key: WireframeKey
  /// The code of the screen that follows; none for navigators that go back.
  public var target: String?
  /// The name of a registered navigator.
  public var navigator: String?
  public var origin: WireframeOrigin

  /// Makes an entry, whose origin is the line that calls.
  public init(
    _ key: WireframeKey, to target: String? = nil, by navigator: String?,
    file: String = #fileID, line: Int = #line
  ) {
    self.key = key
    self.target = target
    self.navigator = navigator
    origin = WireframeOrigin(file: file, line: line)
  }

  /// Makes an entry with one of the navigators that are always there.
  public init(
    _ code: String, _ port: String, _ gate: String? = nil, to target: String? = nil,
    by navigator: Navigator, file: String = #fileID, line: Int = #line
  ) {
    self.init(
      WireframeKey(code, port, gate), to: target, by: navigator.rawValue, file: file, line: line)
  }
}
