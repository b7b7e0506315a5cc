/// A screen that is there: which one, with what parameters, and its identity.
public struct Screen: Codable, Hashable, Sendable {
  /// The short name by which maps, links and builders know the screen: `Home`, `shop/Product`.
  public internal(set) var code: String
  public internal(set) var parameters: ScreenParameters
  public internal(set) var id: NavigationID
}
