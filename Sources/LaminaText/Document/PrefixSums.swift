/// Sums over the first chunks of a text, by Fenwick's scheme.
struct PrefixSums: Sendable {
  /// Each chunk's own.
  private var items: [DocumentSums] = []
  /// `tree[i]` sums the `i & -i` items before item `i`.
  private var tree: [DocumentSums] = [DocumentSums()]
  private(set) var total = DocumentSums()

  init(_ items: [DocumentSums] = []) {
    self.items = items
    build()
  }

  /// - Complexity: O(items).
  private mutating func build() {
    tree = [DocumentSums()] + items
    total = DocumentSums()
    for index in 1..<max(1, tree.count) {
      total += items[index - 1]
      let parent = index + (index & -index)
      if parent < tree.count { tree[parent] += tree[index] }
    }
  }

  /// Changes one item by `change`.
  mutating func add(_ change: DocumentSums, at item: Int) {
    items[item] += change
    total += change
    var index = item + 1
    while index < tree.count {
      tree[index] += change
      index += index & -index
    }
  }

  /// Puts others in the place of some items.
  mutating func replace(_ range: ClosedRange<Int>, with others: [DocumentSums]) {
    items.replaceSubrange(range, with: others)
    build()
  }

  /// The item in which a sum passes `target`, the last one beyond, and the sums before it.
  func find(_ target: Int, _ value: (DocumentSums) -> Int) -> (item: Int, before: DocumentSums) {
    var index = 0
    var sum = DocumentSums()
    var step = 1
    while step * 2 < tree.count { step *= 2 }
    while step > 0 {
      // The last item is never passed.
      if index + step < tree.count - 1, value(sum) + value(tree[index + step]) <= target {
        index += step
        sum += tree[index]
      }
      step /= 2
    }
    return (index, sum)
  }
}
