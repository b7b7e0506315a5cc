/// Which screens there are and which one follows which action: the article's map, from a property
/// list, from JSON or in Swift.
///
/// ```swift
/// let map = WireframeMap {
///   WireframeScreen("Home", class: "HomeView", storyboard: "Main", id: "Home")
///   WireframeScreen("Seller", class: "SellerView", builder: "seller")
///   WireframeDestination("Home", "Detail", "Seller", to: "Seller", by: .animatedPresent)
///   WireframeDestination("Seller", "Back", by: .animatedDismiss)
/// }
/// let same = WireframeMap(contentsOf: "Wireframe.plist")
/// for fault in same.validate(against: registry) { print(fault) }
/// ```
public struct WireframeMap: Hashable, Sendable {
  public var screens: [WireframeScreen] = []
  public var destinations: [WireframeDestination] = []
  public var transitions: [WireframeTransition] = []
  public var links: [WireframeLink] = []
  public var origin: WireframeOrigin
  /// What was wrong while the map was read; `validate` reports it with all else.
  public internal(set) var readingFaults: [WireframeFault] = []

  /// Makes an empty map, whose origin is the line that calls.
  public init(file: String = #fileID, line: Int = #line) {
    origin = WireframeOrigin(file: file, line: line)
  }

  /// The codes of all screens.
  public var codes: Set<String> { Set(screens.map(\.code)) }

  /// The code of the screen whose type has this unqualified name; the first of several.
  public func code(ofClass name: String) -> String? {
    screens.first { $0.className == name }?.code
  }
}
