/// What parts stand one after the other in: the statements of a builder, the elements of a loop, header,
/// rows and footer of a section.
@MainActor
package protocol ViewSource {
  var partCount: Int { get }
  /// What distinguishes a part from the others.
  func id(ofPart part: Int) -> AnyHashable
  /// What says of a part whether it is the one with an id, for a search through many.
  func matcher(of id: AnyHashable) -> @MainActor (_ part: Int) -> Bool
  /// Whether ids are those of data.
  static var isData: Bool { get }
  /// Whether the parts belong together, apart from what is beside them.
  static var isSection: Bool { get }
  /// What all parts are, where they are of one type.
  static var partShape: ViewShape? { get }
  /// What a part is.
  func shape(ofPart part: Int) -> ViewShape
  /// How many views a part stands for.
  func counts(ofPart part: Int, in element: Element?) -> ViewCounts
  /// The views of a part.
  func list(ofPart part: Int, at path: ViewPath, in element: Element?) -> ViewListPart
  /// Makes the element of a part, or brings the one it has up to date.
  func updatePart(_ part: Int, _ known: Element?, in parent: Element) -> Element
}

extension ViewSource {
  package static var isData: Bool { false }
  package static var isSection: Bool { false }
  package static var partShape: ViewShape? { nil }
  package func id(ofPart part: Int) -> AnyHashable { part }
  package func matcher(of id: AnyHashable) -> @MainActor (_ part: Int) -> Bool {
    { self.id(ofPart: $0) == id }
  }

  /// Whether a part stands for a view, where only its element could say that it does not.
  func mayHaveView(_ part: Int) -> Bool {
    shape(ofPart: part).count != nil || counts(ofPart: part, in: nil).views > 0
  }

  fileprivate func counts(ofPart part: Int, known children: ListedChildren?) -> ViewCounts {
    guard let children, shape(ofPart: part).needsElement else {
      return counts(ofPart: part, in: nil)
    }
    let id = id(ofPart: part)
    if let element = children.element(of: id) { return counts(ofPart: part, in: element) }
    return children.lastCounts(of: id) ?? counts(ofPart: part, in: nil)
  }
}

extension PrimitiveView where Self: ViewSource {
  package func counts(in element: Element?) -> ViewCounts {
    let children = element?.listed
    return EntryContext.counting(from: element?.entries?.depth) {
      if let count = Self.partShape?.knownCount {
        return partCount * ViewCounts(views: count, rows: count)
      }
      return (0..<partCount).reduce(into: .zero) { sum, part in
        sum += counts(ofPart: part, known: children)
      }
    }
  }

  package func list(at path: ViewPath, in element: Element?) -> ViewListPart {
    EntryContext.counting(from: element?.entries?.depth) {
      ViewParts(self, at: path, element?.listed)
    }
  }
}

/// A source whose parts are views as they were written, each of a type of its own.
@MainActor
package protocol WrittenViews: ViewSource {
  func view(ofPart part: Int) -> any View
}

extension WrittenViews {
  package func counts(ofPart part: Int, in element: Element?) -> ViewCounts {
    view(ofPart: part).viewCounts(in: element)
  }

  package func list(ofPart part: Int, at path: ViewPath, in element: Element?) -> ViewListPart {
    view(ofPart: part).viewList(at: path, in: element)
  }

  package func updatePart(_ part: Int, _ known: Element?, in parent: Element) -> Element {
    parent.updated(known, to: view(ofPart: part))
  }
}

/// Parts one after the other, of which any may stand for several views or for none.
///
/// Parts of one type that are one view each cost nothing until they are asked for.
final class ViewParts: ViewListPart {
  let source: any ViewSource
  private let path: ViewPath
  /// The elements that there are, for those who need them to know what they stand for.
  private weak var children: ListedChildren?
  /// What every part is; nil where they differ.
  private let shape: ViewShape?
  /// How many views that are put around each of several are around the parts.
  private let depth = EntryContext.countedDepth
  /// How many views each part stands for; nil where `starts` says.
  private let each: Int?
  /// Where each part begins, and at last where all end.
  private let starts: [ViewCounts]
  let isData: Bool
  private let isSection: Bool
  private var lists: [Int: ViewListPart] = [:]

  init(_ source: any ViewSource, at path: ViewPath, _ children: ListedChildren?) {
    self.source = source
    self.path = path
    self.children = children
    let kind = type(of: source)
    isData = kind.isData
    isSection = kind.isSection
    shape = kind.partShape
    let each = shape?.knownCount
    self.each = each
    var starts: [ViewCounts] = []
    var sum = ViewCounts.zero
    if let each {
      sum = source.partCount * ViewCounts(views: each, rows: each)
    } else {
      starts.reserveCapacity(source.partCount + 1)
      for part in 0..<source.partCount {
        starts.append(sum)
        sum += source.counts(ofPart: part, known: children)
      }
      starts.append(sum)
    }
    self.starts = starts
    super.init(sum)
  }

  // MARK: Parts

  /// Where a part begins; one that was added since, at the end.
  func start(ofPart part: Int) -> ViewCounts {
    guard let each else { return part < starts.count ? starts[part] : counts }
    return part * ViewCounts(views: each, rows: each)
  }

  /// The views of a part, by number.
  func numbers(ofPart part: Int) -> Range<Int> {
    start(ofPart: part).views..<start(ofPart: part + 1).views
  }

  /// The part that the view of a number belongs to.
  func part(of number: Int) -> Int {
    if let each { return number / max(1, each) }
    // The first that begins behind it is the next: parts without a view begin where the next does.
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle].views <= number { low = middle + 1 } else { high = middle }
    }
    return low - 1
  }

  /// The parts that have views among `numbers`.
  func parts(of numbers: Range<Int>) -> Range<Int> {
    guard let first = numbers.first, let last = numbers.last else { return 0..<0 }
    return part(of: first)..<part(of: last) + 1
  }

  /// How many parts without a view count as being beside one that has some.
  private static let reach = 32

  /// The parts that have views among `numbers`, and those without a view beside them.
  func parts(around numbers: Range<Int>) -> Range<Int> {
    if counts.views == 0 { return 0..<min(source.partCount, Self.reach) }
    var parts = parts(of: numbers)
    if parts.isEmpty { return parts }
    func isEmpty(_ part: Int) -> Bool { self.numbers(ofPart: part).isEmpty }
    let (first, last) = (max(0, parts.lowerBound - Self.reach), parts.upperBound + Self.reach)
    while parts.lowerBound > first, isEmpty(parts.lowerBound - 1) {
      parts = parts.lowerBound - 1..<parts.upperBound
    }
    while parts.upperBound < min(last, source.partCount), isEmpty(parts.upperBound) {
      parts = parts.lowerBound..<parts.upperBound + 1
    }
    return parts
  }

  /// The views of a part.
  func list(ofPart part: Int) -> ViewListPart {
    if let known = lists[part] { return known }
    let id = source.id(ofPart: part)
    let element = shape(ofPart: part).needsElement ? children?.element(of: id) : nil
    let list = EntryContext.counting(from: depth) {
      source.list(ofPart: part, at: path.appending(id, isData: isData), in: element)
    }
    if lists.count > 512 { lists = [:] }
    lists[part] = list
    return list
  }

  /// Has a part be listed again: its element may know better now.
  func forgetList(ofPart part: Int) { lists[part] = nil }

  /// What a part is.
  func shape(ofPart part: Int) -> ViewShape { shape ?? source.shape(ofPart: part) }

  /// Whether a part is one view, whatever its value is.
  func isOne(_ part: Int) -> Bool { shape(ofPart: part).count == 1 }

  // MARK: Views

  private func inside(_ context: Context) -> Context {
    var inside = context
    if isSection {
      inside.section = context.number..<context.number + counts.views
    }
    return inside
  }

  override func place(of number: Int, in context: Context) -> RowPlace {
    // Elements may have come to know of others since they were counted; they are counted again.
    guard number < counts.views else { return super.place(of: number, in: context) }
    let part = part(of: number)
    let start = start(ofPart: part)
    let context = inside(context).after(start)
    guard each == 1 else {
      return list(ofPart: part).place(of: number - start.views, in: context)
    }
    return RowPlace(
      key: path.key(source.id(ofPart: part), isData: isData), kind: context.kind,
      number: context.number, rowNumber: context.rowNumber, section: context.section)
  }

  override func number(of key: RowKey, near guess: Int) -> Int? {
    let depth = path.steps.count
    guard key.path.steps.count >= depth, key.path.steps.starts(with: path.steps) else { return nil }
    let step = key.path.steps.count == depth ? key.step : key.path.steps[depth]
    guard let part = part(withID: step, near: guess) else { return nil }
    let start = start(ofPart: part).views
    if each == 1 { return key.path.steps.count == depth ? start : nil }
    return list(ofPart: part).number(of: key, near: guess - start).map { start + $0 }
  }

  private func part(withID id: AnyHashable, near guess: Int) -> Int? {
    let count = source.partCount
    if count == 0 { return nil }
    let isWanted = source.matcher(of: id)
    let middle = part(of: min(max(guess, 0), max(0, counts.views - 1)))
    for distance in 0..<count {
      let (above, below) = (middle - distance, middle + distance)
      if below < count, isWanted(below) { return below }
      if distance > 0, above >= 0, isWanted(above) { return above }
      if above < 0, below >= count { return nil }
    }
    return nil
  }

  override func number(of id: AnyHashable) -> Int? {
    let isWanted = source.matcher(of: id)
    for part in 0..<source.partCount {
      if isData, isWanted(part), !numbers(ofPart: part).isEmpty {
        return start(ofPart: part).views
      }
      guard shape(ofPart: part).isNamed else { continue }
      if let inner = list(ofPart: part).number(of: id) { return start(ofPart: part).views + inner }
    }
    return nil
  }

  override func eachRun(in context: Context, _ visit: (Int, Context) -> Void) {
    let context = inside(context)
    if each == 1 {
      if counts.views > 0 { visit(counts.views, context) }
      return
    }
    for part in 0..<source.partCount where !numbers(ofPart: part).isEmpty {
      let (list, context) = (list(ofPart: part), context.after(start(ofPart: part)))
      let count = numbers(ofPart: part).count
      // How many they are may be known of an element that is gone, which the list does not know: they are
      // taken for rows until it is there again.
      if list.counts.views == count {
        list.eachRun(in: context, visit)
      } else {
        visit(count, context)
      }
    }
  }

  override var hasLoop: Bool {
    if isData { return counts.rows > 0 }
    return (0..<source.partCount).contains { !isOne($0) && list(ofPart: $0).hasLoop }
  }

  override func element(of number: Int) -> (part: Int, count: Int)? {
    isData && number < counts.views ? (part(of: number), source.partCount) : nil
  }

  override func add(of number: Int, to values: inout ContainerValues) {
    let part = part(of: number)
    guard number < counts.views, shape(ofPart: part).hasValues else { return }
    list(ofPart: part).add(of: number - start(ofPart: part).views, to: &values)
  }

  override func viewType(of number: Int) -> (any View.Type)? {
    guard number < counts.views else { return nil }
    let part = part(of: number)
    return list(ofPart: part).viewType(of: number - start(ofPart: part).views)
  }

  override func section(of number: Int) -> ViewPath? {
    guard number < counts.views else { return nil }
    let part = part(of: number)
    let inner =
      isOne(part)
      ? nil : list(ofPart: part).section(of: number - start(ofPart: part).views)
    return inner ?? (isSection ? path : nil)
  }
}
