import LaminaRoutes

/// Follows the ways of a map from where the program starts: which screens are reached, within a stack
/// or not, and from which no way leads back.
///
/// What a navigator of the author's does is not known: it may well put its target into a stack, and
/// lead back where it has none.
struct WireframeWalk {
  private let tree: WireframeTree
  private let registry: WireframeRegistry
  /// For each screen that is reached, whether some way leads to it within a stack.
  private var isStacked: [String: Bool] = [:]
  /// Screens that the surroundings lead back from: entries, what was pushed, alerts, windows.
  private var leadBack: Set<String> = []
  private var pending: [String] = []

  init(_ tree: WireframeTree, _ registry: WireframeRegistry) {
    self.tree = tree
    self.registry = registry
    for entry in registry.entries {
      reach(entry.code, inStack: entry.isInStack)
      leadBack.insert(entry.code)
    }
    while let code = pending.popLast() { follow(code) }
  }

  private func matches(from code: String) -> [WireframeMatch] {
    tree.matches(from: code, ancestors: registry.ancestors[code] ?? [])
  }

  private func effect(of destination: WireframeDestination) -> NavigatorEffect {
    let needsTarget = destination.target != nil
    return destination.navigator.flatMap { registry.navigators[$0] }
      ?? .custom(needsTarget: needsTarget)
  }

  private mutating func reach(_ code: String, inStack: Bool) {
    guard tree.declares(code), isStacked[code] == nil || (inStack && isStacked[code] == false)
    else { return }
    isStacked[code] = inStack
    pending.append(code)
  }

  private mutating func follow(_ code: String) {
    if closesItself(code) { leadBack.insert(code) }
    for match in matches(from: code) {
      let effect = effect(of: match.destination)
      guard let target = match.target else {
        if !effect.needsTarget { leadBack.insert(code) }
        continue
      }
      follow(effect, from: code, to: target)
    }
  }

  private mutating func follow(_ effect: NavigatorEffect, from code: String, to target: String) {
    switch effect {
    case .push, .openWindow:
      reach(target, inStack: true)
      leadBack.insert(target)
    case .selectTab: reach(target, inStack: true)
    case .present(let style, let inStack):
      reach(target, inStack: inStack)
      if !style.holdsContainers { leadBack.insert(target) }
    case .replace: reach(target, inStack: isStacked[code] ?? false)
    case .custom: reach(target, inStack: true)
    case .pop, .popToRoot, .dismiss: leadBack.insert(code)
    }
  }

  /// Whether the screen's builder is one whose screens end themselves.
  private func closesItself(_ code: String) -> Bool {
    guard let screen = tree.screen(code) else { return false }
    if let builder = screen.builder { return registry.finishing.contains(builder) }
    guard let storyboard = screen.storyboard, let id = screen.identifier else { return false }
    return registry.finishing.contains("\(storyboard)/\(id)")
  }
}

extension WireframeWalk {
  /// What is wrong with the ways; nothing where no screen is known to be the first.
  func faults() -> [WireframeFault] {
    guard !registry.entries.isEmpty else { return [] }
    return screenFaults + pushFaults
  }

  private var screenFaults: [WireframeFault] {
    let returning = returning
    return tree.modules.flatMap { path, tree in
      tree.map.screens.compactMap { screen in
        let code = (path + [screen.code]).joined(separator: "/")
        if isStacked[code] == nil { return WireframeFault(.unreachable, screen.origin, code: code) }
        if returning.contains(code) { return nil }
        return WireframeFault(.deadEnd, screen.origin, code: code)
      }
    }
  }

  /// The screens from which some way leads back, also through others.
  private var returning: Set<String> {
    var sources: [String: [String]] = [:]
    for code in isStacked.keys {
      for match in matches(from: code) {
        if let target = match.target { sources[target, default: []].append(code) }
      }
    }
    var found = leadBack
    var pending = Array(leadBack)
    while let code = pending.popLast() {
      for source in sources[code] ?? [] where found.insert(source).inserted {
        pending.append(source)
      }
    }
    return found
  }

  private var pushFaults: [WireframeFault] {
    isStacked.filter { !$0.value }.keys.sorted().flatMap { code in
      matches(from: code).filter { effect(of: $0.destination) == .push }.map {
        WireframeFault(
          .pushWithoutStack, $0.destination.origin, code: code,
          key: $0.destination.key.description)
      }
    }
  }
}
