import GalleryPages
import LaminaDisplay
import LaminaGeometry
import LaminaInput
import LaminaTesting
import LaminaViews

/// Goes through a window with keys alone, and uses what they come to.
///
/// Tab goes from stop to stop; within a list arrows go from row to row, and Tab through what is in each.
struct KeyboardWalk {
  /// More than any page has.
  private static let limit = 300
  /// How many rows of a list are gone through at least; more until all that is shown at first was met.
  private static let rowLimit = 24
  let make: () -> Harness

  /// What cannot be reached or changed, in words.
  func problems() -> [String] {
    let harness = make()
    let shown = harness.semanticTree.all.filter(\.isControl)
    let stops = stops(harness, Set(shown.map(\.id)))
    guard stops.count < Self.limit else { return ["Tab does not come round again"] }
    // What has the focus as a whole is used with all that is in it.
    let reached = Set(
      stops.flatMap { $0.element.isWhole ? $0.element.all.map(\.id) : [$0.element.id] })
    let missed = shown.filter { !reached.contains($0.id) }
      .map { "\($0.words): keys pass it by" }
    return missed + gestures(make(), reached) + idle(stops)
  }

  // MARK: Reaching

  /// What keys come to, and how from nobody's having the focus.
  private struct Stop {
    let element: SemanticElement
    /// How often Tab is pressed to come to it, or to the list around it.
    let tabs: Int
    /// Its list, the row there, and how often Tab is pressed from the row's first stop.
    var inRow: (list: Node.ID, row: Int, tabs: Int)?
  }

  /// What keys come to, until Tab comes round.
  private func stops(_ harness: Harness, _ wanted: Set<Node.ID>) -> [Stop] {
    var stops: [Stop] = []
    var known: Set<Node.ID> = []
    var tabs = 0
    while stops.count < Self.limit, tabs < Self.limit {
      harness.goOn()
      tabs += 1
      guard let element = harness.focused, element.id != stops.first?.element.id else { break }
      guard !known.contains(element.id) else { continue }
      guard let list = harness.semanticTree.list(around: element.id) else {
        stops.append(Stop(element: element, tabs: tabs))
        known.insert(element.id)
        continue
      }
      let rows = rows(of: list, tabs, wanted)
      stops += rows
      known.formUnion(rows.map(\.element.id))
    }
    return stops
  }

  /// What arrows and Tab come to in a list.
  private func rows(of list: Node.ID, _ tabs: Int, _ wanted: Set<Node.ID>) -> [Stop] {
    let harness = make()
    for _ in 0..<tabs { harness.goOn() }
    let inside = Set(harness.semanticTree.element(list)?.all.map(\.id) ?? [])
    var missing = wanted.intersection(inside)
    var (stops, known) = ([Stop](), Set<Node.ID>())
    harness.move(.home)
    for row in 0..<Self.limit where row < Self.rowLimit || !missing.isEmpty {
      let place = harness.place
      for (count, element) in inRow(harness, list).enumerated()
      where known.insert(element.id).inserted {
        stops.append(Stop(element: element, tabs: tabs, inRow: (list, row, count)))
        missing.remove(element.id)
      }
      harness.move(.downArrow)
      if harness.place == place { break }
    }
    return stops
  }

  /// What Tab comes to from where the focus is to the end of the row; the focus goes back there.
  private func inRow(_ harness: Harness, _ list: Node.ID) -> [SemanticElement] {
    var stops: [SemanticElement] = []
    while let element = harness.focused, stops.count < Self.limit,
      harness.semanticTree.list(around: element.id) == list, element.id != stops.first?.id
    {
      stops.append(element)
      harness.goOn()
    }
    for _ in stops { harness.move(.tab, .shift) }
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
        handlers.map {
          !$0.pointer.taps.isEmpty || $0.pointer.drag != nil || !$0.pointer.gestures.isEmpty
        } ?? false
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
  private func idle(_ stops: [Stop]) -> [String] {
    var harness = make()
    var found: [String] = []
    var last: Stop?
    for stop in stops {
      let element = stop.element
      defer { last = stop }
      if !goOn(from: last, to: stop, in: harness),
        !go(to: stop, in: harness, tries: stops.count + 1)
      {
        harness = make()
        for _ in 0..<stop.tabs { harness.goOn() }
        enterRow(of: stop, in: harness)
        guard harness.focused?.words == element.words else {
          found.append("\(element.words): keys do not come to it a second time")
          continue
        }
      }
      if !use(element, in: harness) { found.append("\(element.words): keys change nothing") }
    }
    return found
  }

  /// Goes on within a list, from what was used last: row by row from its beginning takes a page's time
  /// with each row.
  private func goOn(from last: Stop?, to stop: Stop, in harness: Harness) -> Bool {
    guard let from = last?.inRow, let to = stop.inRow, from.list == to.list, from.row <= to.row,
      harness.focused?.id == last?.element.id
    else { return false }
    let isSameRow = from.row == to.row && from.tabs <= to.tabs
    if !isSameRow {
      for _ in 0..<from.tabs { harness.move(.tab, .shift) }
      for _ in from.row..<to.row { harness.move(.downArrow) }
    }
    for _ in (isSameRow ? from.tabs : 0)..<to.tabs { harness.goOn() }
    return harness.focused?.id == stop.element.id
  }

  private func go(to stop: Stop, in harness: Harness, tries: Int) -> Bool {
    for _ in 0..<tries {
      harness.goOn()
      guard let focused = harness.focused else { continue }
      if focused.id == stop.element.id { return true }
      guard let list = stop.inRow?.list, harness.semanticTree.list(around: focused.id) == list
      else { continue }
      enterRow(of: stop, in: harness)
      return harness.focused?.id == stop.element.id
    }
    return false
  }

  /// From the list that Tab came to, to the row of a stop and what is in it.
  private func enterRow(of stop: Stop, in harness: Harness) {
    guard let (_, row, tabs) = stop.inRow else { return }
    harness.move(.home)
    for _ in 0..<row { harness.move(.downArrow) }
    for _ in 0..<tabs { harness.goOn() }
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
    if stop.semantics.role == .menuButton || stop.isPicker { harness.press(.escape) }
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

  /// What has the focus, and what is selected.
  fileprivate var place: [Node.ID] {
    semanticTree.all.filter { $0.isFocused || $0.semantics.isSelected == true }.map(\.id)
  }

  /// Presses a key that moves the focus, and waits for rows that have to come first.
  fileprivate func move(_ key: Key, _ modifiers: EventModifiers = []) {
    press(key, modifiers: modifiers)
    for _ in 0..<60 where graph.scrolling.isMoving { advance(by: 1 / 60) }
  }

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

  fileprivate var isPicker: Bool { semantics.role == .picker }

  /// Whether arrows choose within it: a picker, or the days of a month.
  fileprivate var isWhole: Bool { isPicker || semantics.role == .grid }

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
