/// The views that an element stands for in a lazy container, and those of them that exist.
extension Element {
  /// The children of which some exist; nil where all do.
  var listed: ListedChildren? {
    isLazy ? memory(as: ListedChildren.self) : nil
  }

  /// Whether those inside belong to a lazy container.
  package var isLazy: Bool { entries?.lazyViews != nil }

  /// Has the parts of a view be made as they are wanted, now that the view is another value.
  package func list(_ source: any ViewSource) {
    remember { ListedChildren(source) }.adopt(source, in: self)
  }

  // MARK: Making

  /// Evaluates what is due of what says which views there are.
  package func evaluateStructure() {
    guard isStructure else { return }
    if isDirty { graph.enter(scope) { evaluateNow() } }
    for child in children { child.evaluateStructure() }
  }

  /// Has views that exist be known by their new numbers.
  func claim(_ numbers: Range<Int>, of list: ViewListPart) {
    if let listed {
      if let parts = list.parts { listed.claim(numbers, of: parts, in: self) }
    } else if isStructure {
      children.first?.claim(numbers, of: list)
    }
  }

  /// Has views exist, with what they are made of now.
  func make(_ numbers: Range<Int>, of list: ViewListPart) {
    if let listed {
      if let parts = list.parts { listed.make(numbers, of: parts, in: self) }
    } else if isStructure {
      children.first?.make(numbers, of: list)
    }
  }

  /// Has the views exist of which only elements know how many they are.
  func makeUnknown(of list: ViewListPart) {
    if let listed {
      if let parts = list.parts { listed.makeUnknown(of: parts, in: self) }
    } else if isStructure {
      children.first?.makeUnknown(of: list)
    }
  }

  /// Lets views go that are none of `kept`, or not there any more.
  func settleViews(keeping kept: [Range<Int>], of list: ViewListPart) {
    if let listed {
      if let parts = list.parts { listed.settle(keeping: kept, of: parts, in: self) }
    } else if isStructure {
      children.first?.settleViews(keeping: kept, of: list)
    }
  }

  /// Says which views are shown: those that stand in the tree.
  func presentViews(
    _ stands: (Range<Int>) -> Bool, of list: ViewListPart, from start: Int
  ) {
    if let listed {
      if let parts = list.parts { listed.present(stands, of: parts, from: start, in: self) }
    } else if isStructure {
      children.first?.presentViews(stands, of: list, from: start)
    }
  }

  /// Makes what a view is in, to look at and for nothing else; the caller takes it down.
  func glance(at number: Int, of list: ViewListPart) -> Element? {
    if let listed { return list.parts.flatMap { listed.glance(at: number, of: $0, in: self) } }
    return isStructure ? children.first?.glance(at: number, of: list) : nil
  }

  /// The views that exist, in order; `room` are the numbers that there are for them.
  func eachView(of list: ViewListPart, in room: Range<Int>, _ body: (ListedView) -> Void) {
    if let listed {
      if let parts = list.parts { listed.eachView(of: parts, in: room, body) }
    } else if isStructure {
      children.first?.eachView(of: list, in: room, body)
    } else if !room.isEmpty {
      body(ListedView(number: room.lowerBound, element: self, isCurrent: true))
    }
  }

  /// Those that have left and are still shown, with those that leave inside of what is not there to be
  /// seen.
  package func eachLeaving(_ body: (Element) -> Void) {
    for departure in departures?.going ?? [] { body(departure.element) }
    if isStructure { for child in children { child.eachLeaving(body) } }
  }
}

extension ViewListPart {
  fileprivate var parts: ViewParts? { content as? ViewParts }
}
