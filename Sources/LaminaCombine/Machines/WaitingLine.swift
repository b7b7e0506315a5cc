/// Elements that wait for their turn; taking the first costs the same however many there are.
struct WaitingLine<Element> {
  private var elements: [Element?] = []
  private var head = 0

  var count: Int { elements.count - head }
  var isEmpty: Bool { count == 0 }

  mutating func append(_ element: Element) { elements.append(element) }

  mutating func popFirst() -> Element? {
    guard head < elements.count else { return nil }
    defer {
      elements[head] = nil
      head += 1
      if head == elements.count {
        elements.removeAll(keepingCapacity: true)
        head = 0
      } else if head > 32, head > elements.count / 2 {
        elements.removeFirst(head)
        head = 0
      }
    }
    return elements[head]
  }

  mutating func removeAll() { self = WaitingLine() }
}
