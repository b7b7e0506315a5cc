import LaminaRoutes

extension DeepLinks {
  /// Returns what a URL shows.
  ///
  /// - Throws: `DeepLinkError` when it leads to no screen.
  public func link(for url: String) throws(DeepLinkError) -> DeepLink {
    let address = URLAddress(url)
    var query = ScreenParameters()
    for pair in address.query where query[pair.name] == nil {
      query[pair.name] = .string(pair.value)
    }
    if let link = routed(address, query) { return link }
    return try walked(address, query, url)
  }

  /// The link of the pattern that matches best and whose keys lead from one to the next.
  private func routed(_ address: URLAddress, _ query: ScreenParameters) -> DeepLink? {
    var best: (route: Route, values: ScreenParameters)?
    for route in routes {
      guard isOurs(route.pattern.scheme ?? address.scheme),
        let values = route.pattern.values(of: address, converters: converters)
      else { continue }
      if let found = best, !route.pattern.beats(found.route.pattern) { continue }
      best = (route, values)
    }
    guard let best else { return nil }
    let parameters = best.values.values.merging(query.values) { placeholder, _ in placeholder }
    return link(along: best.route, ScreenParameters(parameters))
  }

  /// A pattern may have a scheme of its own; other URLs begin with the program's, or with none.
  private func isOurs(_ scheme: String?) -> Bool {
    scheme.map { scheme in
      scheme.lowercased() == self.scheme
        || routes.contains { $0.pattern.scheme == scheme.lowercased() }
    } ?? true
  }

  private func link(along route: Route, _ parameters: ScreenParameters) -> DeepLink? {
    guard let first = route.keys.first else { return nil }
    let root = QualifiedCode(module: route.module, name: first.code).description
    var link = DeepLink(root: ScreenRequest(root), steps: [])
    for key in route.keys {
      guard let destination = tree.module(route.module)?.destination(key) else { return nil }
      let match = tree.match(destination, in: route.module)
      guard link.append(match) else { return nil }
    }
    link.setParameters(parameters)
    return link
  }

  /// The link that the parts themselves spell.
  private func walked(
    _ address: URLAddress, _ query: ScreenParameters, _ url: String
  ) throws(DeepLinkError) -> DeepLink {
    if let found = address.scheme, found.lowercased() != scheme {
      throw .wrongScheme(found, expected: scheme)
    }
    var parts = address.parts.map { URLAddress.decoded($0) }[...]
    guard let root = takeCode(from: &parts) else { throw .noScreen(url: url) }
    var link = DeepLink(root: ScreenRequest(root), steps: [])
    while !parts.isEmpty {
      let code = link.screens.last?.code ?? root
      guard let match = takeDestination(of: code, from: &parts), link.append(match) else {
        throw .noDestination(url: url, code: code, rest: Array(parts))
      }
    }
    link.setParameters(query)
    return link
  }

  /// Takes a path of modules and a code off the parts.
  private func takeCode(from parts: inout ArraySlice<String>) -> String? {
    var tree = tree
    var module: [String] = []
    while let part = parts.popFirst() {
      if let name = Spelling.best(for: part, among: tree.map.screens.map(\.code)) {
        return QualifiedCode(module: module, name: name).description
      }
      guard let name = Spelling.best(for: part, among: tree.mounts.keys.sorted()),
        let mounted = tree.mounts[name]
      else { return nil }
      module.append(name)
      tree = mounted
    }
    return nil
  }

  /// Takes a port and a gate off the parts, or a port alone.
  private func takeDestination(
    of code: String, from parts: inout ArraySlice<String>
  ) -> WireframeMatch? {
    let matches = tree.matches(from: code, ancestors: ancestors[code] ?? [])
      .filter { $0.target != nil }
    for count in [2, 1] where parts.count >= count {
      let spelled = parts.prefix(count).joined(separator: "/")
      let names = matches.map(\.spelling)
      guard let name = Spelling.best(for: spelled, among: names),
        let found = matches.first(where: { $0.spelling == name })
      else { continue }
      parts = parts.dropFirst(count)
      return found
    }
    return nil
  }
}

extension DeepLink {
  /// Adds the target of a destination; false where it has none.
  fileprivate mutating func append(_ match: WireframeMatch) -> Bool {
    guard let target = match.target else { return false }
    let destination = match.destination
    let code = QualifiedCode(module: match.module, name: destination.key.code).description
    let key = WireframeKey(code, destination.key.port, destination.key.gate)
    steps.append(
      Step(key: key, navigator: destination.navigator, target: ScreenRequest(target)))
    return true
  }

  fileprivate mutating func setParameters(_ parameters: ScreenParameters) {
    if steps.isEmpty {
      root.parameters = parameters
    } else {
      steps[steps.count - 1].target.parameters = parameters
    }
  }
}

extension WireframeMatch {
  /// Port and gate as parts of a URL.
  var spelling: String {
    destination.key.port + (destination.key.gate.map { "/" + $0 } ?? "")
  }
}
