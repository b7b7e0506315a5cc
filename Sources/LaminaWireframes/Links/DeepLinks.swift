/// Turns URLs into screens, and screens into URLs: by the map's links, or else by its keys.
///
/// ```
///  market://home/detail/product?name=tea        Home, and above it Product(name: tea)
///           └code └port  └gate                  by the key Home-Detail-Product
/// ```
///
/// After the first screen's code, which a path of modules may precede, a port and a gate follow for
/// each further screen; of a destination with the gate and one without, the one with the gate wins.
/// Capitals do not matter, unless two names differ only by them. What a URL says beyond the keys
/// (placeholders, then the query, of which the first of a name counts) goes to the last screen.
///
/// ```swift
/// let links = try DeepLinks(tree, scheme: "market")
/// let link = try links.link(for: "market://home/detail/product?name=tea")
/// for action in link.actions(in: window.id, navigators: registry.navigators) { state.apply(action) }
/// print(try links.url(for: window))      // market://home/detail/product?name=tea
/// ```
public struct DeepLinks: Sendable {
  let tree: WireframeTree
  let scheme: String
  let ancestors: [String: [String]]
  let converters: URLConverters
  let routes: [Route]

  /// A link of a map, ready to match.
  struct Route {
    var pattern: URLPattern
    var module: [String]
    var keys: [WireframeKey]
  }

  /// Reads the links of all maps, the root's first, then the modules' by name.
  ///
  /// - Throws: The first pattern that cannot be read; `validate` says where it stands.
  public init(
    _ tree: WireframeTree, scheme: String, ancestors: [String: [String]] = [:],
    converters: URLConverters = .standard
  ) throws(URLPatternError) {
    self.tree = tree
    self.scheme = scheme.lowercased()
    self.ancestors = ancestors
    self.converters = converters
    var routes: [Route] = []
    for (path, tree) in tree.modules {
      for link in tree.map.links {
        let pattern = try URLPattern(link.pattern, converters: converters)
        let keys = link.keys.compactMap { tree.key($0) }
        guard keys.count == link.keys.count else { continue }
        routes.append(Route(pattern: pattern, module: path, keys: keys))
      }
    }
    self.routes = routes
  }
}
