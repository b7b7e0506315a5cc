public import LaminaRoutes

extension DeepLinks {
  /// Returns the URL of what a window shows: of the screens below the visible one, and of that one
  /// with its parameters.
  public func url(for window: NavigationWindow) throws(DeepLinkError) -> String {
    try url(for: window.way)
  }

  /// Returns the URL of screens above each other, of which the last one's parameters are kept.
  ///
  /// A link of the map whose keys are those of the way goes before the keys' own URL. Whatever is
  /// given back leads to the same screens again.
  public func url(for screens: [ScreenRequest]) throws(DeepLinkError) -> String {
    guard let root = screens.first, let last = screens.last else { throw .noScreen(url: "") }
    guard let query = last.parameters.queryText else {
      throw .unwritableParameters(code: last.code)
    }
    let matches = try way(along: screens)
    let routed = routes.filter { leads($0, from: root.code, along: matches) }
      .compactMap { $0.pattern.url(for: last.parameters, scheme: scheme) }
    let spelled = [true, false].map { isSmall in
      spelledURL(root.code, matches, isSmall: isSmall) + query
    }
    let codes = screens.map(\.code)
    let found = (routed + spelled).first { leadsBack($0, to: codes, last.parameters) }
    guard let found else { throw .ambiguous(codes: codes) }
    return found
  }

  /// The destinations from each screen to the next.
  private func way(along screens: [ScreenRequest]) throws(DeepLinkError) -> [WireframeMatch] {
    var way: [WireframeMatch] = []
    for (from, to) in zip(screens, screens.dropFirst()) {
      let matches = tree.matches(from: from.code, ancestors: ancestors[from.code] ?? [])
      guard let match = matches.first(where: { $0.target == to.code }) else {
        throw .noWay(from: from.code, to: to.code)
      }
      way.append(match)
    }
    return way
  }

  private func leads(_ route: Route, from root: String, along way: [WireframeMatch]) -> Bool {
    let first = route.keys.first.map { QualifiedCode(module: route.module, name: $0.code) }
    let targets = route.keys.map { key in
      tree.module(route.module)?.destination(key).flatMap {
        tree.match($0, in: route.module).target
      }
    }
    return first?.description == root && targets == way.map(\.target)
  }

  private func spelledURL(_ root: String, _ way: [WireframeMatch], isSmall: Bool) -> String {
    let path = ([root] + way.map(\.spelling)).joined(separator: "/")
    let parts = (isSmall ? path.lowercased() : path).split(separator: "/")
    return scheme + "://" + parts.map { URLAddress.encoded(String($0)) }.joined(separator: "/")
  }

  /// Whether a URL leads to these screens; parameters come back as texts where no converter is.
  private func leadsBack(
    _ url: String, to codes: [String], _ parameters: ScreenParameters
  ) -> Bool {
    guard let link = try? link(for: url), let last = link.screens.last else { return false }
    return link.screens.map(\.code) == codes
      && last.parameters.values.mapValues(\.text) == parameters.values.mapValues(\.text)
  }
}
