import LaminaTesting
import LaminaViews
import Testing
import SeededRandom

/// What leads from one list to another.
@Suite struct CollectionChangesTests {
  private struct Item: Equatable, Identifiable {
    var id: Int
    var value = 0
    init(_ id: Int, _ value: Int = 0) { (self.id, self.value) = (id, value) }
  }

  @Test("removals, moves, insertions and updates at several places in one go")
  func everything() throws {
    let old = [1, 2, 3, 4, 5].map { Item($0) }
    let new = [Item(5), Item(1), Item(3, 7), Item(9), Item(4)]
    let changes = CollectionChanges(from: old, to: new)
    #expect(changes.removals == [1])
    #expect(changes.moves.map { [$0.source, $0.destination] } == [[4, 0]])
    #expect(changes.insertions.map(\.index) == [3] && changes.insertions[0].element == Item(9))
    #expect(changes.updates.map(\.index) == [2] && changes.updates[0].element == Item(3, 7))
    #expect(changes.count == 4 && !changes.isEmpty)
    var list = old
    try changes.apply(to: &list)
    #expect(list == new)
  }

  @Test("equal lists have no changes, and an empty list gains or loses everything")
  func ends() throws {
    let list = [1, 2, 3].map { Item($0) }
    #expect(CollectionChanges(from: list, to: list).isEmpty)
    #expect(CollectionChanges(from: [], to: list).insertions.count == 3)
    #expect(CollectionChanges(from: list, to: []).removals == [0, 1, 2])
    #expect(CollectionChanges<Item>(from: [], to: []).isEmpty)
  }

  @Test("moves are as few as there can be")
  func moves() {
    func moves(_ old: [Int], _ new: [Int]) -> Int {
      CollectionChanges(from: old, to: new, id: \.self).moves.count
    }
    #expect(moves([1, 2, 3, 4, 5], [5, 1, 2, 3, 4]) == 1)
    #expect(moves([1, 2, 3, 4, 5], [2, 3, 4, 5, 1]) == 1)
    #expect(moves([1, 2, 3, 4], [4, 3, 2, 1]) == 3)
    #expect(moves([1, 2, 3, 4, 5, 6], [9, 2, 1, 4, 3, 6]) == 2)
  }

  @Test("elements with the same identity are told apart by their order")
  func duplicates() throws {
    let (old, new) = (
      [Item(1, 1), Item(1, 2), Item(2)], [Item(2), Item(1, 1), Item(1, 9), Item(1)]
    )
    let changes = CollectionChanges(from: old, to: new)
    #expect(changes.moves.map { [$0.source, $0.destination] } == [[2, 0]])
    #expect(changes.updates.map(\.index) == [2] && changes.insertions.map(\.index) == [3])
    var list = old
    try changes.apply(to: &list)
    #expect(list == new)
  }

  @Test("a list of another length is refused and left as it is")
  func mismatch() {
    let changes = CollectionChanges(from: [1, 2], to: [2, 3], id: \.self)
    var list = [1, 2, 3]
    let error = #expect(throws: CollectionMismatch.self) { try changes.apply(to: &list) }
    #expect(error?.count == 3 && error?.expected == 2)
    #expect(list == [1, 2, 3])
  }

  @Test("10,000 random pairs of lists: what is applied gives the new list, and it is little")
  func randomPairs() throws {
    var random = SeededNumbers(seed: 419)
    var kinds: Set<String> = []
    for pair in 0..<10_000 {
      let old = Self.list(&random)
      let new = pair % 2 == 0 ? Self.list(&random) : Self.edited(old, &random)
      let changes = CollectionChanges(from: old, to: new)
      var list = old
      try changes.apply(to: &list)
      guard list == new else {
        Issue.record("pair \(pair): \(old) to \(new) by \(changes) gave \(list)")
        return
      }
      // An element is met at most once as removed, moved or inserted, and as updated.
      #expect(changes.count - changes.updates.count <= old.count + new.count)
      let kept = old.count - changes.removals.count
      #expect(
        new.count == kept + changes.insertions.count && changes.moves.count <= max(0, kept - 1))
      kinds.insert(
        "\(changes.moves.count > 1)\(changes.updates.count > 1)\(changes.removals.count > 1)")
    }
    #expect(kinds.count == 8)
  }

  private static func list(_ random: inout SeededNumbers) -> [Item] {
    (0..<Int.random(in: 0...12, using: &random)).map { _ in
      Item(Int.random(in: 0..<14, using: &random), Int.random(in: 0..<2, using: &random))
    }
  }

  /// A list with some changes.
  private static func edited(_ list: [Item], _ random: inout SeededNumbers) -> [Item] {
    var list = list
    for _ in 0..<Int.random(in: 0...5, using: &random) {
      let place = Int.random(in: 0...list.count, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: list.insert(Item(Int.random(in: 100..<200, using: &random)), at: place)
      case 1 where place < list.count: list.remove(at: place)
      case 2 where place < list.count: list[place].value += 1
      case 3 where place < list.count: list.append(list.remove(at: place))
      default: break
      }
    }
    return list
  }

  @Test("long lists cost no squares: 20,000 elements in another order")
  func long() throws {
    var random = SeededNumbers(seed: 3)
    let old = Array(0..<20_000)
    let new = old.shuffled(using: &random)
    var list = old
    try CollectionChanges(from: old, to: new, id: \.self).apply(to: &list)
    #expect(list == new)
  }
}
