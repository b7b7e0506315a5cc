/// Checks a line of a map's `Transitions`: its pattern, its styles, and its options.
struct TransitionCheck {
  private let transition: WireframeTransition
  private let root: WireframeTree
  private let module: [String]
  private let registry: WireframeRegistry

  init(
    _ transition: WireframeTransition, in module: [String], of root: WireframeTree,
    _ registry: WireframeRegistry
  ) {
    self.transition = transition
    self.module = module
    self.root = root
    self.registry = registry
  }

  /// All that is wrong with the line.
  var faults: [WireframeFault] {
    let kinds = [patternKind].compactMap(\.self) + styleKinds + optionKinds
    return kinds.map { WireframeFault($0, transition.origin, key: transition.pattern) }
  }

  private var patternKind: WireframeFault.Kind? {
    guard let pattern = WireframePattern(transition.pattern) else {
      return .invalidPattern("it has one to three parts between \"-\", none of them empty")
    }
    if transition.pattern == "*" || root.hasKey(matching: pattern, in: module) { return nil }
    let keys = root.module(module)?.map.destinations.prefix(1_000) ?? []
    return .unmatchedPattern(known: keys.map(\.key.description))
  }

  private var styles: [String] {
    [transition.style, transition.reverse].compactMap(\.self)
  }

  private var styleKinds: [WireframeFault.Kind] {
    styles.filter { registry.transitions[$0] == nil }.map {
      .unregisteredTransition($0, known: registry.transitions.keys.sorted())
    }
  }

  /// An option is for the style or for its reverse; of styles that nobody knows nothing is known.
  private var optionKinds: [WireframeFault.Kind] {
    let known = styles.compactMap { registry.transitions[$0] }
    guard known.count == styles.count else { return [] }
    let names = known.reduce(into: Set<String>()) { $0.formUnion($1) }
    let options = TransitionOptions(transition.options)
    return transition.options.sorted { $0.key < $1.key }.compactMap { name, text in
      if !names.contains(name) {
        return .unknownOption(name, style: transition.style, known: names.sorted())
      }
      return options.allowed(in: name).map { .invalidOption(name, text: text, allowed: $0) }
    }
  }
}

extension WireframeTree {
  /// Whether a pattern of the map of a module matches the key of some destination: as that module has it, or, for what is
  /// mounted in it and for what maps around say of it, with the path.
  fileprivate func hasKey(matching pattern: WireframePattern, in module: [String]) -> Bool {
    modules.contains { path, tree in
      tree.map.destinations.contains { destination in
        let key = destination.key
        let whole = QualifiedCode(QualifiedCode(module: path, name: key.code).description)
        guard whole.module.starts(with: module) else { return false }
        let local = QualifiedCode(
          module: Array(whole.module.dropFirst(module.count)), name: whole.name)
        return pattern.matches(WireframeKey(local.description, key.port, key.gate))
      }
    }
  }
}
