/// Many short lists of places and numbers in two arrays: rows or columns of a sparse matrix.
struct SparseLists: Sendable {
  private(set) var starts: [Int32]
  private(set) var indices: [Int32]
  private(set) var values: [Double]

  /// No lists.
  init() {
    starts = [0]
    indices = []
    values = []
  }

  /// Lists of entries in any order: a counting sort by list.
  init(count: Int, _ entries: [Entry]) {
    starts = Array(repeating: 0, count: count + 1)
    for entry in entries { starts[Int(entry.list) + 1] += 1 }
    for list in 0..<count { starts[list + 1] += starts[list] }
    indices = Array(repeating: 0, count: entries.count)
    values = Array(repeating: 0, count: entries.count)
    var next = starts
    for entry in entries {
      let place = Int(next[Int(entry.list)])
      next[Int(entry.list)] += 1
      indices[place] = entry.index
      values[place] = entry.value
    }
  }

  /// One entry before it is sorted into its list.
  struct Entry: Sendable {
    var list: Int32
    var index: Int32
    var value: Double
  }

  var count: Int { starts.count - 1 }

  /// Where a list's entries are.
  subscript(list: Int) -> Range<Int> { Int(starts[list])..<Int(starts[list + 1]) }

  mutating func append(_ index: Int32, _ value: Double) {
    indices.append(index)
    values.append(value)
  }

  /// Ends the list that entries were appended to.
  mutating func endList() { starts.append(Int32(indices.count)) }
}
