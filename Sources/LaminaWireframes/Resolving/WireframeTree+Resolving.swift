extension WireframeTree {
  /// Returns the destination that a request leads to: with the gate, then without it; for the code,
  /// then for each ancestor; in the code's own module, then in each around it.
  ///
  /// In a module around, the code is asked for with its path, then each of the path's beginnings
  /// alone: what `shop/Seller` does not find in `shop`, the root has under `shop/Seller-Back` or,
  /// for all screens of the module, under `shop-Back`.
  ///
  /// - Complexity: O(codes that are tried).
  public func resolve(_ request: WireframeRequest) throws(WireframeMiss) -> WireframeMatch {
    var tried: [String] = []
    for source in sources(of: request.key.code, ancestors: request.ancestors) {
      for key in request.key.chain(from: source.code) {
        tried.append((source.module + [key.description]).joined(separator: "/"))
        if let found = source.tree.destination(key) { return match(found, in: source.module) }
      }
    }
    throw WireframeMiss(request: request, tried: tried)
  }

  func match(_ destination: WireframeDestination, in module: [String]) -> WireframeMatch {
    let target = destination.target.flatMap { QualifiedCode(target: $0, in: module)?.description }
    return WireframeMatch(module: module, destination: destination, target: target)
  }

  /// Where destinations of a screen may stand, the nearest first: a map, and the code that its keys
  /// begin with.
  struct Source {
    var module: [String]
    var tree: WireframeTree
    var code: String
  }

  func sources(of code: String, ancestors: [String]) -> [Source] {
    let code = QualifiedCode(code)
    return (0...code.module.count).reversed().flatMap { depth -> [Source] in
      let module = Array(code.module.prefix(depth))
      guard let tree = self.module(module) else { return [] }
      let rest = Array(code.module.dropFirst(depth))
      let names = ([code.name] + ancestors).map { (rest + [$0]).joined(separator: "/") }
      let mounts = rest.indices.reversed().map { rest[...$0].joined(separator: "/") }
      return (names + mounts).map { Source(module: module, tree: tree, code: $0) }
    }
  }

  /// All destinations of a screen, the nearest first, with those of outer modules.
  func matches(from code: String, ancestors: [String]) -> [WireframeMatch] {
    sources(of: code, ancestors: ancestors).flatMap { source in
      source.tree.destinations(from: source.code).map { match($0, in: source.module) }
    }
  }

  /// Returns the transition of a key whose code has the path of its module: that of the module's own
  /// table, or else of the nearest module around, whose patterns have the code with its path.
  public func transition(for key: WireframeKey, isBack: Bool = false) -> TransitionChoice? {
    let code = QualifiedCode(key.code)
    for depth in (0...code.module.count).reversed() {
      let rest = QualifiedCode(module: Array(code.module.dropFirst(depth)), name: code.name)
      let local = WireframeKey(rest.description, key.port, key.gate)
      let tree = module(code.module.prefix(depth))
      if let found = tree?.map.transition(for: local, isBack: isBack) { return found }
    }
    return nil
  }

  /// Returns the transition of a request: that of the nearest code, its own or an ancestor's, which a pattern names,
  /// or else of what holds for codes of any name.
  public func transition(
    for request: WireframeRequest, isBack: Bool = false
  ) -> TransitionChoice? {
    let (key, module) = (request.key, QualifiedCode(request.key.code).module)
    let ancestors = request.ancestors.map {
      WireframeKey(QualifiedCode(module: module, name: $0).description, key.port, key.gate)
    }
    let found = ([key] + ancestors).compactMap { transition(for: $0, isBack: isBack) }
    return found.first(where: \.namesCode) ?? found.first
  }
}

extension TransitionChoice {
  /// Whether its pattern names the code of a screen.
  fileprivate var namesCode: Bool { WireframePattern(pattern).map { $0.code != .any } ?? false }
}

extension WireframeKey {
  /// The keys that stand for this one with another code: with the gate, then without.
  fileprivate func chain(from code: String) -> [WireframeKey] {
    let short = WireframeKey(code, port)
    return gate == nil ? [short] : [WireframeKey(code, port, gate), short]
  }
}
