/// The views that an element stands for in a lazy container, and those of them that exist.
extension Element {
  /// The children of which some exist; nil where all do.
  var listed: ListedChildren? {
    isLazy ? memory(as: ListedChildren.self) : nil
  }

  /// What says which views there are where this one does not; one in front of it only counts some.
  private var inner: Element? { children.last }

  /// Whether those inside belong to a lazy container.
  package var isLazy: Bool { entries?.lazyViews != nil }

  /// Has the parts of a view be made as they are wanted, now that the view is another value.
  package func list(_ source: any ViewSource) {
    remember { ListedChildren(source, graph.restoration.views) }.adopt(source, in: self)
  }

  // MARK: Making

  /// Evaluates what is due of what says which views there are; what waits for another value is not.
  package func evaluateStructure() {
    guard isStructure else { return }
    if isDirty { graph.enter(scope) { evaluateNow() } }
    for child in listed?.current ?? children { child.evaluateStructure() }
  }

  /// Calls `body` with the children, the parts and the element of what says which views there are; nil
  /// where nothing does.
  @discardableResult
  private func listing<Result>(
    of list: ViewListPart, _ body: (ListedChildren, ViewParts, Element) -> Result
  ) -> Result? {
    if let listed { return list.parts.map { body(listed, $0, self) } }
    return isStructure ? inner?.listing(of: list, body) : nil
  }

  /// The same for what has views come and go: under the transaction that holds where the parts stand.
  private func change(
    _ list: ViewListPart, _ body: (ListedChildren, ViewParts, Element) -> Void
  ) {
    listing(of: list) { listed, parts, element in
      graph.enter(element.scope) { body(listed, parts, element) }
    }
  }

  /// Has views that exist be known by their new numbers.
  func claim(_ numbers: Range<Int>, of list: ViewListPart) {
    change(list) { $0.claim(numbers, of: $1, in: $2) }
  }

  /// Has views exist, with what they are made of now.
  func make(_ numbers: Range<Int>, of list: ViewListPart) {
    change(list) { $0.make(numbers, of: $1, in: $2) }
  }

  /// Has the views exist of which only elements know how many they are.
  ///
  /// - Parameters:
  ///   - list: the views.
  ///   - elementsToo: whether those of loops do, not only statements.
  func makeUnknown(of list: ViewListPart, elementsToo: Bool) {
    change(list) { $0.makeUnknown(of: $1, in: $2, elementsToo: elementsToo) }
  }

  /// Whether it stands for the same view under a number, as far as elements exist on the way.
  func isListed(_ number: Int, in list: ViewListPart) -> Bool {
    if let listed { return list.parts.map { listed.isListed(number, in: $0) } ?? false }
    return isStructure ? inner?.isListed(number, in: list) ?? true : true
  }

  /// The elements on the way to a view, from this one on.
  func way(to number: Int, in list: ViewListPart) -> [Element] {
    if let listed {
      return [self] + (list.parts.map { listed.way(to: number, in: $0) } ?? [])
    }
    return isStructure ? [self] + (inner?.way(to: number, in: list) ?? []) : [self]
  }

  /// Lets views go that are none of `kept`, or not there any more.
  func settleViews(keeping kept: [Range<Int>], of list: ViewListPart) {
    change(list) { $0.settle(keeping: kept, of: $1, in: $2) }
  }

  /// Says which views are shown: those that stand in the tree.
  func presentViews(
    _ stands: @MainActor (Range<Int>) -> Bool, of list: ViewListPart, from start: Int
  ) {
    listing(of: list) { $0.present(stands, of: $1, from: start, in: $2) }
  }

  /// Makes what a view is in, to look at and for nothing else; the caller takes it down.
  func glance(at number: Int, of list: ViewListPart) -> Element? {
    listing(of: list) { $0.glance(at: number, of: $1, in: $2) } ?? nil
  }

  /// The views that exist, in order; `room` are the numbers that there are for them.
  func eachView(of list: ViewListPart, in room: Range<Int>, _ body: @MainActor (ListedView) -> Void)
  {
    if let listed {
      if let parts = list.parts { listed.eachView(of: parts, in: room, body) }
    } else if isStructure {
      inner?.eachView(of: list, in: room, body)
    } else if !room.isEmpty {
      body(ListedView(number: room.lowerBound, element: self, isCurrent: true))
    }
  }

  /// Calls `body` for all that is shown of what exists, in order: views, and what has left.
  package func eachShown(_ body: @MainActor (Element, _ isLeaving: Bool) -> Void) {
    guard isStructure else { return body(self, false) }
    guard let departures else {
      for child in children { child.eachShown(body) }
      return
    }
    let going = Set(departures.going.map { ObjectIdentifier($0.element) })
    for child in departures.order {
      if going.contains(ObjectIdentifier(child)) {
        body(child, true)
      } else {
        child.eachShown(body)
      }
    }
  }
}

extension ViewListPart {
  fileprivate var parts: ViewParts? { content as? ViewParts }
}
