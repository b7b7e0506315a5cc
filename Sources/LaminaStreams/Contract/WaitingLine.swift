/// What waits, first come first served; taking one costs the same however many wait.
struct WaitingLine<Element> {
  private var elements: [Element?] = []
  private var head = 0

  var isEmpty: Bool { head == elements.count }

  mutating func append(_ element: Element) { elements.append(element) }

  /// Takes the one that has waited longest.
  mutating func popFirst() -> Element? {
    guard !isEmpty else { return nil }
    let element = elements[head].take()
    head += 1
    // Moved up once half of the places are empty, so that each element moves once on average.
    if head * 2 > elements.count {
      elements.removeFirst(head)
      head = 0
    }
    return element
  }
}
