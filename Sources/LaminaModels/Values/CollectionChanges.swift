public import Foundation

/// What leads from one list to another: removals, moves, insertions and updates, any number of each.
///
/// ```
///  old   A B C D E            removals    1            (B, by its place in the old list)
///                             moves       4 → 0        (E, from the old place to the new one)
///  new   E A C' X D           insertions  3: X         (by the place in the new list)
///                             updates     2: C'        (same identity, another value)
/// ```
///
/// ```swift
/// let changes = CollectionChanges(from: before.dreams, to: after.dreams)
/// if let first = changes.insertions.first { proxy.scrollTo(first.element.id) }
/// ```
///
/// `ForEach` and `List` find by themselves what came, went and moved; this is for those who want to
/// know it: to say it, to save it, to scroll there, to bring another list in line.
///
/// It is applied in this order: what is removed or moved is taken out, by places in the old list;
/// what is moved or inserted is put in, by places in the new one, from the front; then what is
/// updated is replaced, by places in the new list. The moves are as few as there can be.
/// - Complexity: O(n log n) to find, O(n) to apply.
public nonisolated struct CollectionChanges<Element> {
  /// An element that only the new list has.
  public struct Insertion {
    /// Its place in the new list.
    public var index: Int
    /// The element that was inserted.
    public var element: Element
  }

  /// An element that both lists have, and not in the same order.
  public struct Move: Hashable, Sendable {
    /// Its place in the old list.
    public var source: Int
    /// Its place in the new list.
    public var destination: Int
  }

  /// An element that has another value in the new list.
  public struct Update {
    /// Its place in the new list.
    public var index: Int
    /// The element's value in the new list.
    public var element: Element
  }

  /// Places in the old list, in order.
  public private(set) var removals: [Int] = []
  /// In the order of the new list.
  public private(set) var moves: [Move] = []
  /// In the order of the new list.
  public private(set) var insertions: [Insertion] = []
  /// In the order of the new list; moved elements may be among them.
  public private(set) var updates: [Update] = []
  /// How long the old list is.
  public let oldCount: Int

  /// Compares two lists whose elements are known by `id` and are the same when `areSame` says so.
  ///
  /// Of elements with the same identity the first of the one list belongs to the first of the other,
  /// and so on.
  public init<ID: Hashable>(
    from old: some Collection<Element>, to new: some Collection<Element>, id: (Element) -> ID,
    areSame: (Element, Element) -> Bool
  ) {
    let (old, new) = (Array(old), Array(new))
    oldCount = old.count
    var places = Occurrences(old.map(id))
    // For each new element its place in the old list.
    let sources = new.map { places.takeFirst(of: id($0)) }
    let kept = Set(sources.compactMap(\.self))
    removals = old.indices.filter { !kept.contains($0) }
    let resting = Self.longestRise(sources)
    for (index, source) in sources.enumerated() {
      guard let source else {
        insertions.append(Insertion(index: index, element: new[index]))
        continue
      }
      if !resting.contains(source) { moves.append(Move(source: source, destination: index)) }
      if !areSame(old[source], new[index]) {
        updates.append(Update(index: index, element: new[index]))
      }
    }
  }

  /// Whether both lists are equal.
  public var isEmpty: Bool {
    removals.isEmpty && moves.isEmpty && insertions.isEmpty && updates.isEmpty
  }

  /// How many changes there are.
  public var count: Int { removals.count + moves.count + insertions.count + updates.count }

  /// Makes the new list of the old one.
  /// - Throws: ``CollectionMismatch`` for a list of another length, which is left as it is.
  public func apply(to list: inout [Element]) throws(CollectionMismatch) {
    guard list.count == oldCount else {
      throw CollectionMismatch(count: list.count, expected: oldCount)
    }
    let old = list
    let taken = Set(removals).union(moves.map(\.source))
    var resting = old.indices.lazy.filter { !taken.contains($0) }.makeIterator()
    var placed: [Int: Element] = [:]
    for move in moves { placed[move.destination] = old[move.source] }
    for insertion in insertions { placed[insertion.index] = insertion.element }
    list.removeAll(keepingCapacity: true)
    for index in 0..<(oldCount - removals.count + insertions.count) {
      if let element = placed[index] {
        list.append(element)
      } else if let next = resting.next() {
        list.append(old[next])
      }
    }
    for update in updates { list[update.index] = update.element }
  }

  /// The longest series of places that rises: what lies on it need not move.
  private static func longestRise(_ sources: [Int?]) -> Set<Int> {
    /// The last place of the best series of each length, and the place before each place.
    var (ends, before): ([Int], [Int: Int]) = ([], [:])
    for place in sources.compactMap(\.self) {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if ends[middle] < place { low = middle + 1 } else { high = middle }
      }
      if low > 0 { before[place] = ends[low - 1] }
      if low == ends.count { ends.append(place) } else { ends[low] = place }
    }
    return Set(
      sequence(state: ends.last) { next in
        defer { next = next.flatMap { before[$0] } }
        return next
      })
  }
}

/// Where each identity stands in a list, the first place first.
private nonisolated struct Occurrences<ID: Hashable> {
  private var places: [ID: [Int]] = [:]

  init(_ ids: [ID]) {
    for (index, id) in ids.enumerated().reversed() { places[id, default: []].append(index) }
  }

  mutating func takeFirst(of id: ID) -> Int? { places[id]?.popLast() }
}

/// Changes were applied to a list that they were not made for.
public nonisolated struct CollectionMismatch: Error, Hashable, Sendable, CustomStringConvertible {
  /// How many elements the list has that the changes were applied to.
  public let count: Int
  /// How many elements the list has that the changes were made from.
  public let expected: Int

  public var description: String {
    "The changes are for a list of \(expected) elements, not of \(count): apply them to the list "
      + "that they were made from."
  }
}

nonisolated extension CollectionChanges where Element: Equatable {
  /// Compares two lists whose elements are known by a part of them.
  public init<ID: Hashable>(
    from old: some Collection<Element>, to new: some Collection<Element>,
    id: KeyPath<Element, ID>
  ) {
    self.init(from: old, to: new, id: { $0[keyPath: id] }, areSame: ==)
  }
}

nonisolated extension CollectionChanges where Element: Equatable & Identifiable {
  /// Compares two lists.
  public init(from old: some Collection<Element>, to new: some Collection<Element>) {
    self.init(from: old, to: new, id: \.id, areSame: ==)
  }
}

extension CollectionChanges: Sendable where Element: Sendable {}
extension CollectionChanges.Insertion: Sendable where Element: Sendable {}
extension CollectionChanges.Update: Sendable where Element: Sendable {}
extension CollectionChanges: Equatable where Element: Equatable {}
extension CollectionChanges.Insertion: Equatable where Element: Equatable {}
extension CollectionChanges.Update: Equatable where Element: Equatable {}

extension CollectionMismatch: LocalizedError {
  public var errorDescription: String? { description }
}
