/// Which of the earlier children each later child is.
struct Pairing {
  /// For each later child the index of the earlier one with its id.
  let partners: [Int?]
  /// Whether both are the same ids in the same order, as mostly.
  private let isSame: Bool

  init<Earlier, Later>(
    _ earlier: [Earlier], _ later: [Later], id earlierID: (Earlier) -> Layer.ID,
    _ laterID: (Later) -> Layer.ID
  ) {
    if earlier.count == later.count,
      zip(earlier, later).allSatisfy({ earlierID($0) == laterID($1) })
    {
      partners = later.indices.map { $0 }
      isSame = true
      return
    }
    isSame = false
    var free = Dictionary(
      zip(earlier.map(earlierID), earlier.indices), uniquingKeysWith: { first, _ in first })
    partners = later.map { free.removeValue(forKey: laterID($0)) }
  }

  /// The earlier children that are no more.
  func removed(of count: Int) -> [Int] {
    if isSame { return [] }
    var isKept = Array(repeating: false, count: count)
    for partner in partners { if let partner { isKept[partner] = true } }
    return isKept.indices.filter { !isKept[$0] }
  }

  /// The later children that changed their order among those that stayed: as few as possible.
  ///
  /// The others are a longest rising run of partners, found in O(n log n).
  func reordered() -> Set<Int> {
    if isSame { return [] }
    let kept = partners.enumerated().compactMap { later, partner in partner.map { (later, $0) } }
    if zip(kept, kept.dropFirst()).allSatisfy({ $0.1 < $1.1 }) { return [] }
    // tails[k]: where the run of length k + 1 with the smallest end ends, as an index into kept.
    var tails: [Int] = []
    var previous = Array(repeating: -1, count: kept.count)
    for (index, item) in kept.enumerated() {
      let place = tails.firstIndexSorted { kept[$0].1 >= item.1 }
      previous[index] = place > 0 ? tails[place - 1] : -1
      if place == tails.count { tails.append(index) } else { tails[place] = index }
    }
    var moved = Set(kept.map(\.0))
    var index = tails.last ?? -1
    while index >= 0 {
      moved.remove(kept[index].0)
      index = previous[index]
    }
    return moved
  }
}

extension [Int] {
  /// The first index whose element fulfils `isReached`, which holds from some index on.
  fileprivate func firstIndexSorted(_ isReached: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isReached(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
