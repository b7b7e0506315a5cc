/// A screen that is asked for and has no identity yet.
///
/// ```swift
/// let tea: ScreenRequest = ScreenRequest("Product", ["name": "tea"])
/// let home: ScreenRequest = "Home"
/// ```
public struct ScreenRequest: Codable, Hashable, Sendable {
  public var code: String
  public var parameters: ScreenParameters

  public init(_ code: String, _ parameters: ScreenParameters = [:]) {
    self.code = code
    self.parameters = parameters
  }
}

extension ScreenRequest: ExpressibleByStringLiteral {
  public init(stringLiteral code: String) { self.init(code) }
}

extension Screen {
  /// The same screen without its identity.
  public var request: ScreenRequest { ScreenRequest(code, parameters) }
}
