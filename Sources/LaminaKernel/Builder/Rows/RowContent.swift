package import LaminaDisplay

/// One row of a lazy stack, by what distinguishes it from the others.
package struct RowKey: Hashable {
  /// Where in the content its segment stands; it stays when other segments come and go.
  var segment: RowPath
  package internal(set) var id: AnyHashable
}

extension RowKey: CustomStringConvertible {
  package var description: String { "\(id.base)" }
}

/// A place in the content of a lazy stack: numbers of views in their groups, ids of elements.
struct RowPath: Hashable {
  private var steps: [AnyHashable] = []

  func appending(_ step: AnyHashable) -> RowPath {
    var longer = self
    longer.steps.append(step)
    return longer
  }
}

/// A run of rows in a lazy stack: known by number, made only when they come near the screen.
package struct RowSegment {
  /// What the rows are for.
  package enum Kind { case row, header, footer }

  package internal(set) var kind: Kind
  package internal(set) var count: Int
  /// The id of a row in the segment.
  package internal(set) var id: (Int) -> AnyHashable
  /// Makes the row's view and keeps it up to date.
  package internal(set) var keep: (Int, any RowKeeper) -> Element
  /// What `id(_:)` named a row, from the outermost inwards; to be asked only when it is looked for.
  var explicitIDs: [(Int) -> AnyHashable?] = []

  package init(
    kind: Kind, count: Int, id: @escaping (Int) -> AnyHashable,
    keep: @escaping (Int, any RowKeeper) -> Element, explicitIDs: [(Int) -> AnyHashable?] = []
  ) {
    self.kind = kind
    self.count = count
    self.id = id
    self.keep = keep
    self.explicitIDs = explicitIDs
  }
}

/// Takes the view of a row and brings the row's element in line with it.
@MainActor
package protocol RowKeeper {
  func updateRow<V: View>(_ view: V) -> Element
}

/// What an element remembers whose children are rows: those that leave stay with it for a while.
package protocol RowHolder: AnyObject {}

/// Content that can name its rows without making them.
package protocol RowContent {
  /// Adds the rows in order.
  func addRows(to rows: inout RowList)
  /// Whether one value can stand for many rows that are to be known by number.
  static var isGroup: Bool { get }
}

extension RowContent {
  package static var isGroup: Bool { false }
}

/// Whether views of a type stand for many rows.
private func isRowGroup<V>(_ type: V.Type) -> Bool {
  (type as? any RowContent.Type)?.isGroup ?? false
}

/// The rows of a lazy stack, in segments.
@MainActor
package struct RowList {
  package private(set) var segments: [RowSegment] = []
  private var starts: [Int] = []
  private var paths: [RowPath] = []
  /// Where the next segment stands.
  private var path = RowPath()
  private var position = 0
  package private(set) var count = 0
  /// Which section the next rows belong to.
  private var section = 0
  package private(set) var sections: [Int] = []

  package init() {}

  /// Adds what `view` stands for: rows it can name, or itself as one row.
  package mutating func add<V: View>(_ view: V) {
    if let content = view as? any RowContent { return content.addRows(to: &self) }
    addRow(view)
  }

  /// Adds a view as one row.
  package mutating func addRow<V: View>(_ view: V, kind: RowSegment.Kind = .row) {
    add(
      RowSegment(kind: kind, count: 1, id: { _ in AnyHashable(LoneRowID()) }) { $1.updateRow(view) }
    )
  }

  /// Gives the rows from a segment on another name to be found by.
  package mutating func name(from first: Int, _ id: AnyHashable) {
    for index in first..<segments.count { segments[index].explicitIDs.insert({ _ in id }, at: 0) }
  }

  package mutating func add(_ segment: RowSegment) {
    let path = nextPath()
    guard segment.count > 0 else { return }
    starts.append(count)
    segments.append(segment)
    paths.append(path)
    sections.append(section)
    count += segment.count
  }

  /// Adds rows whose paths begin with a place of their own, so that those after them keep theirs
  /// however many they are.
  package mutating func addGroup(_ step: AnyHashable = 0, _ add: (inout RowList) -> Void) {
    let outer = (path, position)
    path = nextPath().appending(step)
    position = 0
    add(&self)
    path = outer.0
    position = outer.1 + 1
  }

  /// Adds the rows of `content`; their views go through what `change` makes of their keepers.
  package mutating func add(
    _ content: any RowContent, through change: @escaping (any RowKeeper) -> any RowKeeper
  ) {
    let first = segments.count
    content.addRows(to: &self)
    for index in first..<segments.count {
      let keep = segments[index].keep
      segments[index].keep = { keep($0, change($1)) }
    }
  }

  private mutating func nextPath() -> RowPath {
    defer { position += 1 }
    return path.appending(position)
  }

  /// Adds rows that belong together, apart from those before and after.
  package mutating func addSection(_ add: (inout RowList) -> Void) {
    section += 1
    addGroup { add(&$0) }
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
    return RowKey(segment: paths[segment], id: segments[segment].id(index))
  }

  /// Which a row is of how many, headers and footers not counted.
  package func place(of row: Int) -> Semantics.Place {
    let (segment, index) = locate(row)
    var before = 0
    var total = 0
    for (number, other) in segments.enumerated() where other.kind == .row {
      if number < segment { before += other.count }
      total += other.count
    }
    return Semantics.Place(before + index, of: total)
  }

  /// The section of a row: all its rows, with header and footer.
  package func section(of row: Int) -> Range<Int> {
    let segment = locate(row).segment
    var (first, last) = (segment, segment)
    while first > 0, sections[first - 1] == sections[segment] { first -= 1 }
    while last + 1 < segments.count, sections[last + 1] == sections[segment] { last += 1 }
    return starts[first]..<starts[last] + segments[last].count
  }

  package func kind(_ row: Int) -> RowSegment.Kind { segments[locate(row).segment].kind }

  /// Whether a row is the last of its section, so that no line is due below it.
  package func endsSection(_ row: Int) -> Bool {
    guard row + 1 < count else { return true }
    let this = locate(row).segment
    let next = locate(row + 1).segment
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
  package static var isGroup: Bool { isRowGroup(Content.self) }
  package func addRows(to rows: inout RowList) { rows.add(content) }
}

extension EmptyView: RowContent {
  package func addRows(to rows: inout RowList) {}
}

extension Optional: RowContent where Wrapped: View {
  package static var isGroup: Bool { isRowGroup(Wrapped.self) }

  package func addRows(to rows: inout RowList) {
    rows.addGroup { if let self { $0.add(self) } }
  }
}

extension ConditionalContent: RowContent {
  package static var isGroup: Bool { isRowGroup(First.self) || isRowGroup(Second.self) }

  package func addRows(to rows: inout RowList) {
    switch self {
    case .first(let view): rows.addGroup(true) { $0.add(view) }
    case .second(let view): rows.addGroup(false) { $0.add(view) }
    }
  }
}

extension ForEach: RowContent {
  package static var isGroup: Bool { true }

  package func addRows(to rows: inout RowList) {
    if isRowGroup(Content.self) { return addGroups(to: &rows) }
    let (data, id, content) = (data, id, content)
    func value(_ index: Int) -> Data.Element {
      data[data.index(data.startIndex, offsetBy: index)]
    }
    var segment = RowSegment(
      kind: .row, count: data.count, id: { AnyHashable(id(value($0))) }
    ) { row, keeper in
      let value = value(row)
      return keeper.updateRow(LazyRow { content(value) })
    }
    if Content.self is any ExplicitlyNamed.Type {
      segment.explicitIDs = [{ explicitID(of: content(value($0))) }]
    }
    rows.add(segment)
  }

  /// Elements that are sections or loops themselves add their rows one after the other.
  private func addGroups(to rows: inout RowList) {
    rows.addGroup { rows in
      for value in data { rows.addGroup(AnyHashable(id(value))) { $0.add(content(value)) } }
    }
  }
}

extension ModifiedNodes: RowContent {
  package static var isGroup: Bool { isRowGroup(Content.self) }

  /// What modifies a group of rows modifies each of them.
  package func addRows(to rows: inout RowList) {
    guard let content = content as? any RowContent else { return rows.addRow(self) }
    let modifier = modifier
    rows.add(content) { ModifyingKeeper(keeper: $0, modifier: modifier) }
  }
}

private struct ModifyingKeeper<Modifier: NodeModifier>: RowKeeper {
  let keeper: any RowKeeper
  let modifier: Modifier

  func updateRow<V: View>(_ view: V) -> Element {
    keeper.updateRow(ModifiedNodes(content: view, modifier: modifier))
  }
}

extension EnvironmentWriter: RowContent {
  package static var isGroup: Bool { isRowGroup(Content.self) }

  /// What a group of rows finds in its environment, each of them finds.
  package func addRows(to rows: inout RowList) {
    guard let content = content as? any RowContent else { return rows.addRow(self) }
    let change = change
    rows.add(content) { EnvironmentKeeper(keeper: $0, change: change) }
  }
}

private struct EnvironmentKeeper: RowKeeper {
  let keeper: any RowKeeper
  let change: (inout EnvironmentValues) -> Void

  func updateRow<V: View>(_ view: V) -> Element {
    keeper.updateRow(EnvironmentWriter(content: view, change: change))
  }
}

/// The view of one row, whose reads count for the row and not for the whole stack.
private struct LazyRow<Content: View>: PrimitiveView {
  typealias Body = Never
  @ViewBuilder let content: () -> Content

  static var transitionRole: TransitionRole { .wrapper }

  /// A row that leaves shows what it showed: its element may be gone, and its closure would look for it.
  func update(_ element: Element) {
    if !element.isFirstEvaluation, element.leavesRows { return }
    let view = element.tracked(content)
    element.setChild(0, to: view)
  }

  func nodes(_ element: Element) -> [Node] { element.childOutputs }
}

extension Element {
  /// Whether it is, or is part of, a row that is leaving its lazy container.
  fileprivate var leavesRows: Bool {
    var child = self
    while let parent = child.parent {
      if parent.departures?.going.contains(where: { $0.element === child }) == true { return true }
      if parent.memory(as: (any RowHolder).self) != nil { return false }
      child = parent
    }
    return false
  }
}
