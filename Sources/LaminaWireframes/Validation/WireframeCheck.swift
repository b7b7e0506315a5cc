/// Checks the entries of one map: names, keys and patterns.
struct WireframeCheck {
  let root: WireframeTree
  let module: [String]
  let tree: WireframeTree
  let registry: WireframeRegistry
  /// Names that faults propose: none of a map so large that looking for them would last.
  private let knownCodes: [String]
  private let knownKeys: [String]
  private var faults: [WireframeFault] = []

  init(
    root: WireframeTree, module: [String], tree: WireframeTree, registry: WireframeRegistry
  ) {
    self.root = root
    self.module = module
    self.tree = tree
    self.registry = registry
    knownCodes = tree.codes.count <= 1_000 ? tree.codes.sorted() : []
    let destinations = tree.map.destinations
    knownKeys = destinations.count <= 1_000 ? destinations.map(\.key.description) : []
  }

  mutating func run() -> [WireframeFault] {
    faults = tree.map.readingFaults
    for screen in tree.map.screens { check(screen) }
    checkRepeatedScreens()
    for destination in tree.map.destinations { check(destination) }
    checkRepeatedKeys()
    for transition in tree.map.transitions {
      faults += TransitionCheck(transition, in: module, of: root, registry).faults
    }
    for link in tree.map.links { check(link) }
    return faults
  }

  private func whole(_ code: String) -> String { (module + [code]).joined(separator: "/") }
}

extension WireframeCheck {
  private mutating func note(_ kind: WireframeFault.Kind, _ screen: WireframeScreen) {
    faults.append(WireframeFault(kind, screen.origin, code: whole(screen.code)))
  }

  private mutating func check(_ screen: WireframeScreen) {
    if let builder = screen.builder {
      if !registry.builders.contains(builder) {
        note(.unregisteredBuilder(builder, known: registry.builders.sorted()), screen)
      }
    } else if let storyboard = screen.storyboard, let identifier = screen.identifier {
      if registry.storyboards[storyboard]?.contains(identifier) != true {
        note(.unregisteredStoryboard(storyboard, id: identifier), screen)
      }
    } else {
      note(.noBuilder, screen)
    }
  }

  private mutating func checkRepeatedScreens() {
    var codes: [String: WireframeScreen] = [:]
    var classes: [String: WireframeScreen] = [:]
    for screen in tree.map.screens {
      if let first = codes[screen.code] {
        note(.repeatedCode(otherLine: first.origin.line), screen)
        continue
      }
      codes[screen.code] = screen
      guard let name = screen.className else { continue }
      if let first = classes[name] {
        note(.sharedClass(name, otherCode: first.code, otherLine: first.origin.line), screen)
      } else {
        classes[name] = screen
      }
    }
  }
}

extension WireframeCheck {
  private mutating func note(_ kind: WireframeFault.Kind, _ destination: WireframeDestination) {
    let key = destination.key
    faults.append(
      WireframeFault(kind, destination.origin, code: whole(key.code), key: key.description))
  }

  private mutating func check(_ destination: WireframeDestination) {
    if !isSource(destination.key.code) {
      note(.unknownDestinationKey(known: nearKeys(destination.key)), destination)
    }
    if let target = destination.target { check(target: target, of: destination) }
    guard let navigator = destination.navigator else {
      note(.missingNavigator, destination)
      return
    }
    guard let effect = registry.navigators[navigator] else {
      let known = registry.navigators.keys.sorted()
      note(.unregisteredNavigator(navigator, known: known), destination)
      return
    }
    if effect.needsTarget, destination.target == nil {
      note(.missingTarget(navigator: navigator), destination)
    }
    if let builder = dialog(at: destination), !effect.presents {
      note(.dialogNotPresented(builder: builder, navigator: navigator), destination)
    }
  }

  /// The builder of the target of a destination, if that is one of dialogs.
  private func dialog(at destination: WireframeDestination) -> String? {
    guard let target = destination.target, let code = QualifiedCode(target: target, in: module),
      let builder = root.screen(code.description)?.builder
    else { return nil }
    return registry.dialogs[builder] == nil ? nil : builder
  }

  /// A screen of the map, what one of its screens also is, a mounted module or a screen of it.
  private func isSource(_ code: String) -> Bool {
    let parts = code.split(separator: "/").map(String.init)
    return tree.codes.contains(code) || isAncestor(code) || tree.module(parts) != nil
      || tree.declares(code)
  }

  private func isAncestor(_ code: String) -> Bool {
    registry.ancestors.values.contains { $0.contains(code) }
  }

  private func nearKeys(_ key: WireframeKey) -> [String] {
    guard faults.count < 100 else { return [] }
    let near = NearName.nearest(to: key.code, in: knownCodes)
    return near.map { [WireframeKey($0, key.port, key.gate).description] } ?? []
  }

  /// A path that leads out of what is checked is left to whoever mounts the module.
  private mutating func check(target: String, of destination: WireframeDestination) {
    guard let code = QualifiedCode(target: target, in: module) else { return }
    if !root.declares(code.description) {
      note(.unknownTarget(target, known: knownCodes), destination)
    }
  }

  private mutating func checkRepeatedKeys() {
    var seen: [String: WireframeDestination] = [:]
    for destination in tree.map.destinations {
      guard let first = seen[destination.key.description] else {
        seen[destination.key.description] = destination
        continue
      }
      let line = first.origin.line ?? 0
      if first.key == destination.key {
        note(.repeatedKey(firstLine: line), destination)
      } else {
        let readings = [destination.key.reading, first.key.reading]
        note(.ambiguousKeys(readings, otherLine: line), destination)
      }
    }
  }
}

extension WireframeCheck {
  private mutating func check(_ link: WireframeLink) {
    do throws(URLPatternError) {
      _ = try URLPattern(link.pattern)
    } catch {
      if case .unknownConverter = error { return checkKeys(of: link) }
      faults.append(
        WireframeFault(.invalidPattern(error.reason), link.origin, key: link.pattern))
    }
    checkKeys(of: link)
  }

  private mutating func checkKeys(of link: WireframeLink) {
    for text in link.keys where tree.key(text) == nil {
      faults.append(
        WireframeFault(
          .unknownDestinationKey(known: knownKeys),
          link.origin, key: text))
    }
  }
}

extension WireframeTree {
  /// The key of a destination of the map that a text names.
  func key(_ text: String) -> WireframeKey? {
    let readings = WireframeKey.readings(of: text, codes: codes)
    return readings.first { destination($0) != nil }
      ?? map.destinations.first { $0.key.description == text }?.key
  }
}
