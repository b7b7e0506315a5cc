/// A vector that knows which of its numbers may differ from zero, so that clearing it is cheap.
struct SparseVector: Sendable {
  /// All numbers.
  private(set) var values: [Double]
  /// The places that may differ from zero, in no order.
  private(set) var indices: [Int32] = []
  private var isListed: [Bool]

  init(count: Int) {
    values = Array(repeating: 0, count: count)
    isListed = Array(repeating: false, count: count)
  }

  subscript(index: Int) -> Double { values[index] }

  mutating func set(_ index: Int, _ value: Double) {
    list(index)
    values[index] = value
  }

  mutating func add(_ index: Int, _ value: Double) {
    list(index)
    values[index] += value
  }

  mutating func clear() {
    for index in indices {
      values[Int(index)] = 0
      isListed[Int(index)] = false
    }
    indices.removeAll(keepingCapacity: true)
  }

  /// Makes room for one more number.
  mutating func grow() {
    values.append(0)
    isListed.append(false)
  }

  private mutating func list(_ index: Int) {
    guard !isListed[index] else { return }
    isListed[index] = true
    indices.append(Int32(index))
  }
}
