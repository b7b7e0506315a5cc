import LaminaDisplay

/// One row of a lazy stack, by what tells it from the others.
package struct RowKey: Hashable {
  /// Which segment of the content it belongs to.
  var segment: Int
  var id: AnyHashable
}

/// A run of rows in a lazy stack: known by number, made only when they come near the screen.
package struct RowSegment {
  /// What the rows are for.
  package enum Kind { case row, header, footer }

  package var kind: Kind
  package var count: Int
  /// The id of a row in the segment.
  package var id: (Int) -> AnyHashable
  /// Makes the row's view and keeps it up to date.
  package var keep: (Int, any RowKeeper) -> Element
}

/// Takes the view of a row and brings the row's element in line with it.
@MainActor
package protocol RowKeeper {
  func keep<V: View>(_ view: V) -> Element
}

/// Content that can name its rows without making them.
package protocol RowContent {
  /// Adds the rows in order.
  func addRows(to rows: inout RowList)
}

/// The rows of a lazy stack, in segments.
@MainActor
package struct RowList {
  package private(set) var segments: [RowSegment] = []
  private var starts: [Int] = []
  package private(set) var count = 0
  /// Which section the next rows belong to.
  private var section = 0
  package private(set) var sections: [Int] = []

  package init() {}

  /// Adds what `view` stands for: rows it can name, or itself as one row.
  package mutating func add<V: View>(_ view: V) {
    if let content = view as? any RowContent { return content.addRows(to: &self) }
    let position = segments.count
    add(
      RowSegment(kind: .row, count: 1, id: { _ in AnyHashable(position) }) { _, keeper in
        keeper.keep(view)
      })
  }

  package mutating func add(_ segment: RowSegment) {
    guard segment.count > 0 else { return }
    starts.append(count)
    segments.append(segment)
    sections.append(section)
    count += segment.count
  }

  /// Adds rows that belong together, apart from those before and after.
  package mutating func addSection(_ add: (inout RowList) -> Void) {
    section += 1
    add(&self)
    section += 1
  }

  /// The segment of a row, and its number there.
  package func locate(_ row: Int) -> (segment: Int, index: Int) {
    var (low, high) = (0, segments.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= row { low = middle } else { high = middle }
    }
    return (low, row - starts[low])
  }

  package func key(_ row: Int) -> RowKey {
    let (segment, index) = locate(row)
    return RowKey(segment: segment, id: segments[segment].id(index))
  }

  package func kind(_ row: Int) -> RowSegment.Kind { segments[locate(row).segment].kind }

  /// Whether a row is the last of its section, so that no line is due below it.
  package func endsSection(_ row: Int) -> Bool {
    guard row + 1 < count else { return true }
    let (this, next) = (locate(row).segment, locate(row + 1).segment)
    return sections[this] != sections[next] || segments[next].kind != .row
  }

  /// The row with `key`, looked for from `guess` outwards.
  package func row(of key: RowKey, near guess: Int) -> Int? {
    guard count > 0 else { return nil }
    let guess = min(max(guess, 0), count - 1)
    for distance in 0..<count {
      let (above, below) = (guess - distance, guess + distance)
      if below < count, self.key(below) == key { return below }
      if distance > 0, above >= 0, self.key(above) == key { return above }
      if above < 0, below >= count { return nil }
    }
    return nil
  }
}

extension TupleView: RowContent {
  package func addRows(to rows: inout RowList) {
    for view in repeat each content { rows.add(view) }
  }
}

extension Group: RowContent {
  package func addRows(to rows: inout RowList) { rows.add(content) }
}

extension EmptyView: RowContent {
  package func addRows(to rows: inout RowList) {}
}

extension Optional: RowContent where Wrapped: View {
  package func addRows(to rows: inout RowList) { if let self { rows.add(self) } }
}

extension ConditionalContent: RowContent {
  package func addRows(to rows: inout RowList) {
    switch self {
    case .first(let view): rows.add(view)
    case .second(let view): rows.add(view)
    }
  }
}

extension ForEach: RowContent {
  package func addRows(to rows: inout RowList) {
    let (data, id, content) = (data, id, content)
    func value(_ index: Int) -> Data.Element {
      data[data.index(data.startIndex, offsetBy: index)]
    }
    rows.add(
      RowSegment(kind: .row, count: data.count, id: { AnyHashable(id(value($0))) }) { row, keeper in
        let value = value(row)
        return keeper.keep(LazyRow { content(value) })
      })
  }
}

/// The view of one row, whose reads count for the row and not for the whole stack.
private struct LazyRow<Content: View>: PrimitiveView {
  typealias Body = Never
  @ViewBuilder let content: () -> Content

  func update(_ element: Element) {
    let view = element.tracked(content)
    element.setChild(0, to: view)
  }

  func nodes(_ element: Element) -> [Node] { element.childOutputs }
}
