import LaminaDisplay

/// What the views of a row were changed to that does not exist at present: it is far out of sight.
///
/// ```
///  Row ── HStack ── Toggle's row        place: one number for all names and types on the way
///                   └ isOn = true  ───▶ (place, slot, box): the view made again there has this box
/// ```
/// Neither elements nor nodes are kept, and nothing of a state that has the value that it began with.
@MainActor
struct KeptStates {
  private struct Entry {
    let place: Int
    let slot: Int
    let box: AnyObject
  }

  private var entries: [Entry] = []
  /// What lazy containers inside keep of their own rows.
  private var lists: [(place: Int, views: KeptViews)] = []

  /// What is to last of a row that goes.
  init(of row: Element) { collect(row, in: row) }

  var isEmpty: Bool { entries.isEmpty && lists.isEmpty }

  private mutating func collect(_ element: Element, in row: Element) {
    let states = element.changedStates
    if !states.isEmpty {
      let place = element.place(in: row)
      entries += states.map { Entry(place: place, slot: $0.slot, box: $0.box) }
    }
    if let views = element.listed?.lastingViews {
      if !views.isEmpty { lists.append((element.place(in: row), views)) }
    } else {
      for child in element.children { collect(child, in: row) }
    }
  }

  /// The boxes of a view, by the slots of their properties.
  func boxes(at place: Int) -> [Int: AnyObject] {
    entries.reduce(into: [:]) { if $1.place == place { $0[$1.slot] = $1.box } }
  }

  func views(at place: Int) -> KeptViews? { lists.first { $0.place == place }?.views }
}

/// What is kept of those parts of a lazy container that do not exist, by their ids.
@MainActor
struct KeptViews {
  private struct Kept {
    let states: KeptStates
    /// Where the part stood last.
    var part: Int
  }

  private var views: [AnyHashable: Kept] = [:]

  var isEmpty: Bool { views.isEmpty }

  /// Keeps what was changed in a part that goes; nothing where nothing was.
  mutating func keep(_ element: Element, _ id: AnyHashable, ofPart part: Int) {
    let states = KeptStates(of: element)
    if !states.isEmpty { views[id] = Kept(states: states, part: part) }
  }

  /// Hands out what was kept of a part that is made again.
  mutating func take(_ id: AnyHashable) -> KeptStates? {
    views.isEmpty ? nil : views.removeValue(forKey: id)?.states
  }

  /// Lets go of what is no longer there, or without a view; `shift` is how many parts came or left.
  ///
  /// - Complexity: O(kept) where parts stand where they did or all moved along, else O(parts).
  mutating func follow(_ source: any ViewSource, shift: Int) {
    if views.isEmpty { return }
    var lost: Set<AnyHashable> = []
    for (id, kept) in views {
      let part = [kept.part, kept.part + shift].first {
        0..<source.partCount ~= $0 && source.id(ofPart: $0) == id
      }
      if let part { views[id]?.part = part } else { lost.insert(id) }
    }
    for part in 0..<source.partCount where !lost.isEmpty {
      if let id = lost.remove(source.id(ofPart: part)) { views[id]?.part = part }
    }
    views = views.filter { !lost.contains($0.key) && source.mayHaveView($0.value.part) }
  }
}

/// Gives states back to the views of a row while it is made again.
@MainActor
final class StateRestoration {
  private var states: KeptStates?
  /// Where the view is that is evaluated now.
  private var place = 0
  /// For views whose insides are made after the layout: what was kept of those.
  private var postponed: [Node.ID: (states: KeptStates, place: Int)] = [:]

  /// Makes a row, or something that begins anew, with what was kept of it.
  func run<Result>(with states: KeptStates?, _ make: () -> Result) -> Result {
    let outer = (self.states, place)
    (self.states, place) = (states, 0)
    defer { (self.states, place) = outer }
    return make()
  }

  /// Evaluates a view for the first time, with what was kept of it.
  func evaluate(_ element: Element, _ name: ChildName) {
    guard let states else { return element.evaluateNow() }
    let outer = place
    place = name.place(of: element, in: outer)
    element.adoptStates(states.boxes(at: place))
    element.evaluateNow()
    place = outer
  }

  /// The view that is evaluated now makes what is inside of it later.
  fileprivate func postpone(for element: Element) {
    guard let states else { return }
    let id = element.id
    postponed[id] = (states, place)
    element.onUnmount { [weak self] in self?.postponed[id] = nil }
  }

  fileprivate func resume(for element: Element, _ make: () -> Void) {
    guard let kept = postponed.removeValue(forKey: element.id) else { return make() }
    let outer = (states, place)
    (states, place) = kept
    make()
    (states, place) = outer
  }

  /// What was kept of the rows of the lazy container that is evaluated now.
  var views: KeptViews? { states?.views(at: place) }
}

/// What knows the names of its element's children, where those are not their numbers.
@MainActor
protocol ChildNaming: AnyObject {
  func name(of child: Element) -> ChildName?
}

/// What a child is to the element that it belongs to.
enum ChildName: Hashable {
  case slot(Int)
  case id(AnyHashable)

  /// A number for the place of a child of this name, and of the type that it has.
  @MainActor func place(of element: Element, in outer: Int) -> Int {
    var hasher = Hasher()
    hasher.combine(outer)
    hasher.combine(self)
    hasher.combine(ObjectIdentifier(type(of: element)))
    return hasher.finalize()
  }
}

extension Element {
  /// The views inside are made after the layout, with what was kept of them.
  package func makesLater() { graph.restoration.postpone(for: self) }

  /// Makes them.
  package func makeNow(_ make: () -> Void) { graph.restoration.resume(for: self, make) }

  /// A number for where it is inside of a row, the same when the row is made again.
  fileprivate func place(in row: Element) -> Int {
    guard self !== row, let parent else { return ChildName.slot(0).place(of: self, in: 0) }
    return parent.name(of: self).place(of: self, in: parent.place(in: row))
  }

  private func name(of child: Element) -> ChildName {
    memory(as: (any ChildNaming).self)?.name(of: child)
      ?? .slot(children.firstIndex { $0 === child } ?? 0)
  }
}
