import GalleryPages
import LaminaDisplay
import LaminaGeometry
import LaminaInput
import LaminaTesting
import LaminaViews

/// Goes through a window with keys alone, and uses what they come to.
struct KeyboardWalk {
  /// More than any page has.
  private static let limit = 300
  /// More than any list has that is there as a whole.
  private static let rowLimit = 24
  let make: () -> Harness

  /// What cannot be reached or changed, in words.
  func problems() -> [String] {
    let harness = make()
    let (stops, endless) = stops(harness)
    guard stops.count < Self.limit else { return ["Tab does not come round again"] }
    let behind = endless.map(stops(behind:)) ?? []
    let reached = Set((stops + behind).map(\.id))
    let tree = harness.semanticTree
    let missed = tree.all.filter { control in
      control.isControl && !reached.contains(control.id)
        && (endless == nil || tree.list(around: control.id) != endless)
    }.map { "\($0.words): Tab passes it by" }
    return missed + gestures(harness, reached) + idle(stops) + idle(behind: behind)
  }

  // MARK: Reaching

  /// What Tab comes to, until it comes round or is far inside a list, whose rows are alike.
  private func stops(
    _ harness: Harness
  ) -> (stops: [SemanticElement], endless: Node.ID?) {
    var stops: [SemanticElement] = []
    var lists: [Node.ID: Int] = [:]
    while stops.count < Self.limit, !lists.values.contains(Self.rowLimit) {
      harness.goOn()
      guard let element = harness.focused, element.id != stops.first?.id else { break }
      stops.append(element)
      if let list = harness.semanticTree.list(around: element.id) { lists[list, default: 0] += 1 }
    }
    return (stops, lists.first { $0.value == Self.rowLimit }?.key)
  }

  /// What Shift and Tab come to from the first stop, up to a list with more rows than one goes through.
  private func stops(behind list: Node.ID) -> [SemanticElement] {
    let harness = make()
    harness.goOn()
    var stops: [SemanticElement] = []
    while stops.count < Self.limit {
      harness.press(.tab, modifiers: .shift)
      guard let element = harness.focused,
        harness.semanticTree.list(around: element.id) != list
      else { break }
      stops.append(element)
    }
    return stops
  }

  /// What follows the pointer but is neither in nor around something with the focus.
  private func gestures(_ harness: Harness, _ reached: Set<Node.ID>) -> [String] {
    guard let root = harness.graph.prepared?.root else { return ["Nothing is shown"] }
    var found: [String] = []
    func visit(_ node: PreparedNode, isReached: Bool) {
      if node.node.traits.semantics?.role == .row { return }
      let isReached = isReached || reached.contains(node.node.id)
      let handlers = harness.graph.handlers[node.node.id]
      let isUsed =
        handlers.map { !$0.taps.isEmpty || $0.drag != nil || !$0.gestures.isEmpty } ?? false
      if isUsed, !isReached, !node.contains(reached) {
        found.append("\(node.words): only a pointer can use it")
      }
      // Beside what scrolls are its thumbs: keys scroll too.
      let scrolled = node.children.filter { !$0.node.traits.scrollAxes.isEmpty }
      for child in scrolled.isEmpty ? node.children : scrolled {
        visit(child, isReached: isReached)
      }
    }
    visit(root, isReached: false)
    return found
  }

  // MARK: Using

  /// The stops that do nothing when they are used.
  private func idle(_ stops: [SemanticElement]) -> [String] {
    var harness = make()
    var found: [String] = []
    for (index, stop) in stops.enumerated() {
      if !go(to: stop, in: harness, tries: stops.count + 1) {
        harness = make()
        for _ in 0...index { harness.goOn() }
        guard harness.focused?.words == stop.words else {
          found.append("\(stop.words): Tab does not come to it a second time")
          continue
        }
      }
      if !use(stop, in: harness) { found.append("\(stop.words): keys change nothing") }
    }
    return found
  }

  /// The stops behind an endless list that do nothing when they are used.
  private func idle(behind stops: [SemanticElement]) -> [String] {
    stops.indices.compactMap { index in
      let harness = make()
      harness.goOn()
      for _ in 0...index { harness.press(.tab, modifiers: .shift) }
      return use(stops[index], in: harness) ? nil : "\(stops[index].words): keys change nothing"
    }
  }

  private func go(to stop: SemanticElement, in harness: Harness, tries: Int) -> Bool {
    for _ in 0..<tries {
      harness.goOn()
      if harness.focused?.id == stop.id { return true }
    }
    return false
  }

  /// Whether something changes when keys are pressed that should change it.
  private func use(_ stop: SemanticElement, in harness: Harness) -> Bool {
    let before = Look(harness)
    if stop.isTyped {
      harness.type("7")
      // What cannot be written can be gone through.
      if Look(harness) == before { harness.press(.home, modifiers: .shift) }
      if Look(harness) == before { harness.press(.end) }
    }
    for key in stop.isTyped ? [] : stop.keys where Look(harness) == before {
      harness.press(key)
      if Look(harness) == before { harness.advance(by: 0.3) }
    }
    let isUsed = Look(harness) != before || harness.focused?.semantics.isSelected == true
    if stop.semantics.role == .menuButton { harness.press(.escape) }
    return isUsed
  }
}

/// What a window shows and means, whoever has the focus.
private struct Look: Equatable {
  let meanings: [Semantics]
  let frames: [CGRect]
  let pixels: [UInt8]

  init(_ harness: Harness) {
    let all = harness.semanticTree.all
    (meanings, frames) = (all.map(\.semantics), all.map(\.frame))
    pixels = harness.picture().withUnsafeBytes { Array($0) }
  }
}

extension Harness {
  /// What has the focus.
  fileprivate var focused: SemanticElement? { semanticTree.all.first { $0.isFocused } }

  /// Presses Tab, with Control where Tab is a character, and waits for a row that has to come first.
  fileprivate func goOn() {
    let before = focused
    press(.tab, modifiers: before?.semantics.role == .editor ? .command : [])
    if let before, focused?.id == before.id { advance(by: 0.5) }
  }
}

extension SemanticElement {
  /// The innermost list with an element inside.
  fileprivate func list(around id: Node.ID) -> Node.ID? {
    guard let child = children.first(where: { $0.all.contains { $0.id == id } }) else { return nil }
    return child.list(around: id) ?? (semantics.role == .list ? self.id : nil)
  }

  fileprivate var isControl: Bool {
    guard semantics.isEnabled != false, semantics.role != .row else { return false }
    return !semantics.actions.isDisjoint(with: [.press, .increment, .decrement, .focus])
  }

  fileprivate var isTyped: Bool {
    switch semantics.role {
    case .textField, .searchField, .editor: isControl
    default: false
    }
  }

  /// Its kind and name.
  fileprivate var words: String {
    "\(semantics.role?.rawValue ?? "group") «\(semantics.identifier ?? text)»"
  }

  /// The keys that should change it.
  fileprivate var keys: [Key] {
    switch semantics.role {
    case .slider: [.rightArrow, .leftArrow]
    case .list: [.downArrow, .upArrow]
    case .scrollArea: [.pageDown, .rightArrow, .pageUp]
    case .button, .link, .toggle, .menuButton: [.space]
    default: [.rightArrow, .downArrow, .space, .leftArrow, .upArrow, .return]
    }
  }
}

extension PreparedNode {
  fileprivate func contains(_ ids: Set<Node.ID>) -> Bool {
    ids.contains(node.id) || children.contains { $0.contains(ids) }
  }

  fileprivate var words: String {
    let semantics = node.traits.semantics
    let name = semantics?.identifier ?? semantics?.label
    return name ?? children.lazy.map(\.words).first { !$0.isEmpty } ?? ""
  }
}
