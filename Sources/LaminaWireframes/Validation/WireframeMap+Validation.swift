extension WireframeMap {
  /// Returns all that is wrong with the map at once: what was noted while it was read, names that
  /// nobody has registered, and ways that lead nowhere; in the order of the file.
  ///
  /// - Complexity: O(n) in entries.
  public func validate(against registry: WireframeRegistry) -> [WireframeFault] {
    WireframeTree(self).validate(against: registry)
  }
}

extension WireframeTree {
  /// Returns all that is wrong with the maps of the tree, file by file.
  public func validate(against registry: WireframeRegistry) -> [WireframeFault] {
    var faults = modules.flatMap { path, tree in
      var check = WireframeCheck(root: self, module: path, tree: tree, registry: registry)
      return check.run()
    }
    if isWhole {
      faults += undeclaredTypes(registry) + unknownUses(registry)
      faults += WireframeWalk(self, registry).faults()
    }
    return faults.enumerated().sorted { left, right in
      (left.element.file, left.element.line ?? .max, left.offset)
        < (right.element.file, right.element.line ?? .max, right.offset)
    }.map(\.element)
  }

  /// Returns the tree when it can be used: what is wrong with it are warnings at most.
  ///
  /// - Throws: All faults, if one of them is an error.
  public func validated(
    against registry: WireframeRegistry
  ) throws(WireframeFaults) -> WireframeTree {
    let faults = validate(against: registry)
    if faults.contains(where: { $0.severity == .error }) { throw WireframeFaults(faults: faults) }
    return self
  }

  /// Whether both sections of all maps could be read, so that what is missing is missing.
  private var isWhole: Bool {
    modules.allSatisfy { $0.tree.map.readingFaults.allSatisfy(\.leavesMapWhole) }
  }

  private func undeclaredTypes(_ registry: WireframeRegistry) -> [WireframeFault] {
    let declared = Set(modules.flatMap { $0.tree.map.screens.compactMap(\.className) })
    return registry.types.subtracting(declared).sorted().map {
      WireframeFault(.undeclaredType($0), map.origin)
    }
  }

  private func unknownUses(_ registry: WireframeRegistry) -> [WireframeFault] {
    registry.uses.compactMap { key in
      let ancestors = registry.ancestors[key.code] ?? []
      let request = WireframeRequest(key, ancestors: ancestors)
      if (try? resolve(request)) != nil { return nil }
      let known = matches(from: key.code, ancestors: ancestors).map(\.destination.key.description)
      return WireframeFault(
        .unknownDestinationKey(known: known), map.origin, code: key.code, key: key.description)
    }
  }
}

extension WireframeFault {
  fileprivate var leavesMapWhole: Bool {
    switch kind {
    case .mapNotFound, .unreadable, .missingSection: false
    default: true
    }
  }
}
