/// The lazy container that views belong to, as they see it.
@MainActor
package final class LazyViews {
  /// Whether the container itself makes views now.
  package var isAtWork = false
  /// Whether views stand for more or fewer than the list says.
  package var hasMiscounted = false
  private let onChange: () -> Void
  /// The element whose state that at a depth shares; nil where none is shared.
  var original: ((_ depth: Int) -> Element?)?

  /// - Parameter onChange: called when there are other views, and not by the container itself.
  package init(onChange: @escaping () -> Void) { self.onChange = onChange }

  /// Takes note that there may be other views.
  func noteChange() {
    if !isAtWork { onChange() }
  }

  /// Takes note that a view made now stands for more or fewer than was taken for granted.
  func noteMiscount() { hasMiscounted = true }
}

/// The children of an element in a lazy container, of which some exist: one for each part that has a
/// view near the screen.
///
/// ```
///  parts      0 1 2 3 4 5 6 7 8 9
///  children         ▪ ▪ ▪ ▪
///                   └──────────── another source: all wait until they are claimed by their ids
/// ```
@MainActor
package final class ListedChildren {
  /// A child, with the part that it is of.
  struct Child {
    let id: AnyHashable
    let element: Element
    let presence: Presence
    fileprivate(set) var part: Int
    /// The source that its view is from.
    fileprivate(set) var source: Int32
  }

  /// Those that exist, in the order of their parts.
  private(set) var children: [Child] = []
  /// Those, by their ids; of several under one id the first.
  private var elements: [AnyHashable: Element] = [:]
  /// Those of them that are made of the latest source.
  private var currentElements: Set<ObjectIdentifier> = []
  /// Those of an earlier source that nothing has claimed yet.
  private var waiting: [AnyHashable: [Child]] = [:]
  /// Those that are on their way out.
  private var leaving: [AnyHashable: Child] = [:]
  /// What was changed in those that do not exist any more; nil for nothing so far.
  private var kept: KeptViews?
  private var source: any ViewSource
  private var sourceNumber: Int32 = 0
  /// The source before, as long as views that come are to be told from views that come in sight.
  private var former: FormerParts?
  /// How many views parts stood for that only elements know; an element that has none is kept, as nobody
  /// else would notice that it has some.
  private var lastCounts: [AnyHashable: ViewCounts] = [:]
  private var arrived: Set<ObjectIdentifier> = []
  /// Whether none was settled yet, and whether all come then because what they are in has come.
  private var isNew = true
  private var isComing = false
  private var isChanged = false

  /// - Parameters:
  ///   - source: the parts.
  ///   - kept: what was changed in them when they existed last.
  init(_ source: any ViewSource, _ kept: KeptViews?) {
    (self.source, self.kept) = (source, kept)
    self.kept?.follow(source, shift: 0)
  }

  /// Takes over another value of the view: its children wait until they are claimed.
  func adopt(_ next: any ViewSource, in element: Element) {
    if sourceNumber > 0, former == nil { former = FormerParts(source) }
    kept?.follow(next, shift: next.partCount - source.partCount)
    source = next
    sourceNumber += 1
    for child in children { waiting[child.id, default: []].append(child) }
    (children, elements, currentElements) = ([], [:], [])
    forgetCounts()
    isChanged = true
    element.entries?.lazyViews?.noteChange()
  }

  /// Forgets the counts of parts that are gone, once there are more of them than parts.
  private func forgetCounts() {
    guard lastCounts.count > source.partCount + 64 else { return }
    let parts = Set((0..<source.partCount).map(source.id(ofPart:)))
    lastCounts = lastCounts.filter { parts.contains($0.key) }
  }

  // MARK: Elements

  /// The element of a part, whether it is claimed or not.
  func element(of id: AnyHashable) -> Element? { elements[id] ?? waiting[id]?.first?.element }

  /// Those that are made of the latest source.
  var current: [Element] { children.filter { $0.source == sourceNumber }.map(\.element) }

  /// Whether a child is made of the latest source.
  fileprivate func isCurrent(_ element: Element) -> Bool {
    currentElements.contains(ObjectIdentifier(element))
  }

  func lastCounts(of id: AnyHashable) -> ViewCounts? { lastCounts[id] }

  /// Where the child of a part is, or would be.
  private func place(of part: Int) -> Int {
    var (low, high) = (0, children.count)
    while low < high {
      let middle = (low + high) / 2
      if children[middle].part < part { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func place(ifExists part: Int) -> Int? {
    let place = place(of: part)
    return place < children.count && children[place].part == part ? place : nil
  }

  // MARK: Making

  /// Has the children of parts that exist be known by their new numbers.
  func claim(_ numbers: Range<Int>, of parts: ViewParts, in element: Element) {
    for part in parts.parts(around: numbers) where part < source.partCount {
      guard let place = place(ifExists: part) ?? claim(part) else { continue }
      // What is inside is known by numbers only when it is up to date.
      if !parts.isOne(part) {
        refresh(place, in: element, parts)
        inside(place, of: parts, numbers) { $0.claim($1, of: $2) }
      }
    }
  }

  private func claim(_ part: Int) -> Int? {
    let id = source.id(ofPart: part)
    guard var same = waiting[id], !same.isEmpty else { return nil }
    var child = same.removeFirst()
    waiting[id] = same.isEmpty ? nil : same
    child.part = part
    return insert(child)
  }

  private func insert(_ child: Child) -> Int {
    let place = place(of: child.part)
    children.insert(child, at: place)
    if elements[child.id] == nil { elements[child.id] = child.element }
    return place
  }

  /// Has all views of `numbers` exist, with what they are made of now.
  func make(_ numbers: Range<Int>, of parts: ViewParts, in element: Element) {
    for part in parts.parts(of: numbers) where part < source.partCount {
      if parts.numbers(ofPart: part).isEmpty { continue }
      let place = place(ifExists: part) ?? claim(part) ?? add(part, in: element, parts)
      refresh(place, in: element, parts)
      if !parts.isOne(part) { inside(place, of: parts, numbers) { $0.make($1, of: $2) } }
    }
  }

  /// Has the parts exist that only elements know; of a loop only if `elementsToo`, and those that were
  /// without a view: whether they are with another value, only they know.
  func makeUnknown(of parts: ViewParts, in element: Element, elementsToo: Bool) {
    let all = elementsToo || !parts.isData
    if all || !waiting.isEmpty {
      for part in 0..<source.partCount where parts.shape(ofPart: part).needsElement {
        guard all || parts.numbers(ofPart: part).isEmpty else { continue }
        let known = place(ifExists: part) ?? claim(part)
        if let place = known ?? (all ? add(part, in: element, parts) : nil) {
          refresh(place, in: element, parts)
        }
      }
    }
    for child in children where child.source == sourceNumber {
      guard parts.shape(ofPart: child.part).needsElement else { continue }
      child.element.makeUnknown(of: parts.list(ofPart: child.part), elementsToo: elementsToo)
    }
  }

  /// Whether the part of a view is the same here, and all on the way further in.
  func isListed(_ number: Int, in parts: ViewParts) -> Bool {
    let part = parts.part(of: number)
    guard part < source.partCount, part < parts.source.partCount,
      source.id(ofPart: part) == parts.source.id(ofPart: part)
    else { return false }
    guard !parts.isOne(part), let place = place(ifExists: part) else { return true }
    let inner = number - parts.start(ofPart: part).views
    return children[place].element.isListed(inner, in: parts.list(ofPart: part))
  }

  /// The elements on the way to a view, as far as there are some.
  func way(to number: Int, in parts: ViewParts) -> [Element] {
    let part = parts.part(of: number)
    guard !parts.isOne(part), let place = place(ifExists: part) else { return [] }
    let inner = number - parts.start(ofPart: part).views
    return children[place].element.way(to: inner, in: parts.list(ofPart: part))
  }

  private func add(_ part: Int, in element: Element, _ parts: ViewParts) -> Int {
    let id = source.id(ofPart: part)
    if elements[id] != nil {
      element.graph.report(.duplicateID(id: "\(id.base)", container: element.containerName))
    }
    isChanged = true
    let place = takeBack(id, part, in: element, parts) ?? create(id, part, in: element, parts)
    if let former, !former.hadView(id, near: part, reach: abs(former.count - source.partCount)) {
      arrived.insert(ObjectIdentifier(children[place].element))
    }
    return place
  }

  /// Takes back the child of a part that is on its way out.
  private func takeBack(
    _ id: AnyHashable, _ part: Int, in element: Element, _ parts: ViewParts
  ) -> Int? {
    guard var child = leaving[id], child.element.isMounted else { return nil }
    child.part = part
    let place = insert(child)
    refresh(place, in: element, parts)
    return place
  }

  private func create(
    _ id: AnyHashable, _ part: Int, in element: Element, _ parts: ViewParts
  ) -> Int {
    let presence = Presence(in: element.presence)
    let made = element.graph.restoration.run(with: kept?.take(id)) {
      updated(part, nil, presence, in: element)
    }
    currentElements.insert(ObjectIdentifier(made))
    let place = insert(
      Child(id: id, element: made, presence: presence, part: part, source: sourceNumber))
    check(place, of: parts, in: element)
    return place
  }

  private func updated(
    _ part: Int, _ known: Element?, _ presence: Presence, in element: Element
  ) -> Element {
    element.childPresence = presence
    defer { element.childPresence = nil }
    return source.updatePart(part, known, in: element)
  }

  private func refresh(_ place: Int, in element: Element, _ parts: ViewParts) {
    let child = children[place]
    guard child.source != sourceNumber else { return }
    children[place].source = sourceNumber
    currentElements.insert(ObjectIdentifier(child.element))
    let updated = updated(child.part, child.element, child.presence, in: element)
    if updated !== child.element {
      currentElements.insert(ObjectIdentifier(updated))
      if elements[child.id] === child.element { elements[child.id] = updated }
      children[place] = Child(
        id: child.id, element: updated, presence: child.presence, part: child.part,
        source: sourceNumber)
      isChanged = true
    }
    check(place, of: parts, in: element)
  }

  /// Notes how many views there are where only the element knows.
  private func check(_ place: Int, of parts: ViewParts, in element: Element) {
    let child = children[place]
    guard parts.shape(ofPart: child.part).needsElement else { return }
    parts.forgetList(ofPart: child.part)
    let counts = source.counts(ofPart: child.part, in: child.element)
    lastCounts[child.id] = counts.views > 0 ? counts : nil
    let (start, end) = (parts.start(ofPart: child.part), parts.start(ofPart: child.part + 1))
    if end.views - start.views != counts.views || end.rows - start.rows != counts.rows {
      element.entries?.lazyViews?.noteMiscount()
    }
  }

  private func inside(
    _ place: Int, of parts: ViewParts, _ numbers: Range<Int>,
    _ body: @MainActor (Element, Range<Int>, ViewListPart) -> Void
  ) {
    let child = children[place]
    let own = parts.numbers(ofPart: child.part)
    let wanted = numbers.clamped(to: own)
    guard !wanted.isEmpty || own.isEmpty else { return }
    let local = wanted.lowerBound - own.lowerBound..<wanted.upperBound - own.lowerBound
    body(child.element, local, parts.list(ofPart: child.part))
  }

  // MARK: Leaving

  /// Lets children go: those that nothing claimed, and those without a view in `kept`.
  func settle(keeping kept: [Range<Int>], of parts: ViewParts, in element: Element) {
    let gone = waiting.values.joined().filter(\.presence.isIn)
    let count = children.count
    keepWaiting()
    dropChildren(except: kept, of: parts)
    // Those inside first: they come with the one that they are in.
    settleInside(keeping: kept, of: parts)
    if isChanged || !waiting.isEmpty || children.count != count {
      element.setChildren(
        children.map(\.element), arriving: arrived,
        departing: Set(gone.map { ObjectIdentifier($0.element) }))
      if isComing { element.graph.childTransitions?.admit(children.map(\.element)) }
      leaving = leaving.filter { $0.value.element.isMounted }
      for child in gone where child.element.isMounted { leaving[child.id] = child }
    }
    waiting = [:]
    arrived = []
    former = nil
    isChanged = false
    isNew = false
    isComing = false
  }

  /// Lets children go without a view in `kept`.
  private func dropChildren(except kept: [Range<Int>], of parts: ViewParts) {
    var stay = 0
    for place in children.indices where stays(children[place].part, kept, of: parts) {
      if stay != place { children.swapAt(stay, place) }
      stay += 1
    }
    for child in children[stay...] {
      if elements[child.id] === child.element { elements[child.id] = nil }
      currentElements.remove(ObjectIdentifier(child.element))
      keep(child)
    }
    children.removeSubrange(stay...)
  }

  // MARK: States

  /// Keeps what was changed in a child that is let go.
  private func keep(_ child: Child) {
    var views = kept ?? KeptViews()
    kept = nil
    views.keep(child.element, child.id, ofPart: child.part)
    if !views.isEmpty { kept = views }
  }

  /// The same for those that nothing claimed, where their parts are only far away now.
  private func keepWaiting() {
    guard !waiting.isEmpty else { return }
    for child in waiting.values.joined() { keep(child) }
    kept?.follow(source, shift: source.partCount - (former?.count ?? source.partCount))
  }

  /// What is to last of all parts when what they are in goes.
  var lastingViews: KeptViews {
    children.reduce(into: kept ?? KeptViews()) { $0.keep($1.element, $1.id, ofPart: $1.part) }
  }

  private func stays(_ part: Int, _ kept: [Range<Int>], of parts: ViewParts) -> Bool {
    let own = parts.numbers(ofPart: part)
    if parts.shape(ofPart: part).needsElement, !parts.isData || own.isEmpty { return true }
    // One without a view may still show what has left.
    for range in kept where range.meets(own) { return true }
    return false
  }

  /// What they are in has come: they come with it, if they are made later.
  func expectAll() { isComing = isNew }

  private func settleInside(keeping kept: [Range<Int>], of parts: ViewParts) {
    for place in children.indices where !parts.isOne(children[place].part) {
      let child = children[place]
      let own = parts.numbers(ofPart: child.part)
      let inner = kept.filter { $0.meets(own) }.map { $0.clamped(to: own) }
        .map { $0.lowerBound - own.lowerBound..<$0.upperBound - own.lowerBound }
      child.element.settleViews(keeping: inner, of: parts.list(ofPart: child.part))
    }
  }

  /// Says which children are shown: those with a view that stands in the tree.
  func present(
    _ stands: @MainActor (Range<Int>) -> Bool, of parts: ViewParts, from start: Int,
    in element: Element
  ) {
    for child in children {
      let own = parts.numbers(ofPart: child.part)
      let numbers = start + own.lowerBound..<start + own.upperBound
      let isIn = stands(numbers)
      // The preferences of what is not shown do not count.
      if isIn != child.presence.isIn, child.element.preferences != nil { element.rebuild() }
      child.presence.set(isIn)
      if !parts.isOne(child.part) {
        child.element.presentViews(
          stands, of: parts.list(ofPart: child.part), from: numbers.lowerBound)
      }
    }
  }

  /// Makes what a view is in, to look at and for nothing else; the caller takes it down.
  func glance(at number: Int, of parts: ViewParts, in element: Element) -> Element? {
    let part = parts.part(of: number)
    let local = number - parts.start(ofPart: part).views
    if !parts.isOne(part), let place = place(ifExists: part) {
      return children[place].element.glance(at: local, of: parts.list(ofPart: part))
    }
    let made = updated(part, nil, Presence(in: element.presence), in: element)
    if !parts.isOne(part) {
      let list = parts.list(ofPart: part)
      made.make(local..<local + 1, of: list)
      made.settleViews(keeping: [local..<local + 1], of: list)
    }
    return made
  }

  func eachView(of parts: ViewParts, in room: Range<Int>, _ body: @MainActor (ListedView) -> Void) {
    for child in children {
      let own = parts.numbers(ofPart: child.part)
      let start = room.lowerBound
      let inner = (start + own.lowerBound..<start + own.upperBound).clamped(to: room)
      guard !inner.isEmpty else { continue }
      if parts.isOne(child.part) {
        let isCurrent = child.source == sourceNumber
        body(ListedView(number: inner.lowerBound, element: child.element, isCurrent: isCurrent))
      } else {
        child.element.eachView(of: parts.list(ofPart: child.part), in: inner, body)
      }
    }
  }
}

extension Element {
  /// Whether the part of a lazy container that it belongs to is there, as it is now.
  var isCurrentPart: Bool {
    var child = self
    while let parent = child.parent {
      if let listed = parent.listed { return listed.isCurrent(child) }
      child = parent
    }
    return true
  }
}

extension Range<Int> {
  /// Whether some of `others` are among these, or none and they would stand here.
  package func meets(_ others: Range<Int>) -> Bool {
    others.isEmpty
      ? lowerBound <= others.lowerBound && others.lowerBound <= upperBound : overlaps(others)
  }
}

/// A view of a lazy container that exists.
package struct ListedView {
  package let number: Int
  package let element: Element
  /// Whether it is made of the latest values.
  package let isCurrent: Bool
}
