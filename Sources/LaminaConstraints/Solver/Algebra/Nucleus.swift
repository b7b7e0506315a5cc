/// What is left of a matrix when its singletons are gone: rows that change while they are eliminated.
struct Nucleus {
  /// The slots of the rows.
  let slots: [Int]
  private var rows: [[(variable: Int32, value: Double)]]
  private var holders: [Int32: [Int32]] = [:]
  private var counts: [Int32: Int] = [:]
  private var left: [Int]

  init(_ matrix: SparseLists, _ isRowLeft: [Bool], isColumnLeft: [Bool]) {
    slots = isRowLeft.indices.filter { isRowLeft[$0] }
    rows = slots.map { slot in
      matrix[slot].compactMap { entry in
        let variable = matrix.indices[entry]
        return isColumnLeft[Int(variable)] ? (variable, matrix.values[entry]) : nil
      }
    }
    left = Array(slots.indices)
    for (row, entries) in rows.enumerated() {
      for entry in entries {
        holders[entry.variable, default: []].append(Int32(row))
        counts[entry.variable, default: 0] += 1
      }
    }
  }

  /// The pivot that can add least: of the shortest rows the column with the fewest rows.
  mutating func next(
    threshold: Double, least: Double
  ) -> (row: Int, variable: Int, value: Double)? {
    var best: (place: Int, entry: Int, cost: Int)?
    for (place, row) in left.enumerated() {
      let others = rows[row].count - 1
      if let best, others > 0, others * others >= best.cost, best.cost > 0 { continue }
      let greatest = rows[row].reduce(0) { max($0, abs($1.value)) }
      let floor = max(threshold * greatest, least)
      for (index, entry) in rows[row].enumerated() where abs(entry.value) >= floor {
        let cost = others * ((counts[entry.variable] ?? 1) - 1)
        if best.map({ cost < $0.cost }) ?? true { best = (place, index, cost) }
      }
      if best?.cost == 0 { break }
    }
    guard let best else { return nil }
    let row = left[best.place]
    left.swapAt(best.place, left.count - 1)
    left.removeLast()
    let entry = rows[row][best.entry]
    return (row, Int(entry.variable), entry.value)
  }

  /// Takes the pivot row from all others that hold its variable.
  mutating func eliminate(
    _ row: Int, _ variable: Int, value: Double, step: Int32,
    _ upper: inout [SparseLists.Entry], _ lower: inout [SparseLists.Entry]
  ) {
    let pivotRow = rows[row]
    rows[row] = []
    for entry in pivotRow {
      counts[entry.variable, default: 1] -= 1
      if Int(entry.variable) != variable {
        upper.append(.init(list: step, index: entry.variable, value: entry.value))
      }
    }
    for holder in holders.removeValue(forKey: Int32(variable)) ?? [] {
      let other = Int(holder)
      guard let place = rows[other].firstIndex(where: { Int($0.variable) == variable }) else {
        continue
      }
      let factor = rows[other][place].value / value
      lower.append(.init(list: step, index: Int32(slots[other]), value: factor))
      rows[other].remove(at: place)
      subtract(pivotRow, times: factor, from: other, except: variable)
    }
  }

  private mutating func subtract(
    _ pivotRow: [(variable: Int32, value: Double)], times factor: Double, from row: Int,
    except variable: Int
  ) {
    var places: [Int32: Int] = [:]
    for (place, entry) in rows[row].enumerated() { places[entry.variable] = place }
    for entry in pivotRow where Int(entry.variable) != variable {
      if let place = places[entry.variable] {
        rows[row][place].value -= factor * entry.value
      } else {
        rows[row].append((entry.variable, -factor * entry.value))
        holders[entry.variable, default: []].append(Int32(row))
        counts[entry.variable, default: 0] += 1
      }
    }
    dropZeros(of: row)
  }

  private mutating func dropZeros(of row: Int) {
    for entry in rows[row] where abs(entry.value) < 1e-13 {
      counts[entry.variable, default: 1] -= 1
    }
    rows[row].removeAll { abs($0.value) < 1e-13 }
  }
}
