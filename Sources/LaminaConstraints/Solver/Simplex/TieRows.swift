/// The rows that hold variables where nothing else does: one for each variable, active or not.
struct TieRows: Sendable {
  /// -1 where it is not active.
  private var slots: [Int32]
  /// Zero, but while `ambiguousVariables` looks.
  private var targets: [Double]

  /// One for each variable, in the slot of its number.
  init(count: Int) {
    slots = (0..<Int32(count)).map { $0 }
    targets = Array(repeating: 0, count: count)
  }

  /// The slot of a variable's row; nil when that is not active.
  func slot(of variable: Int) -> Int? { slots[variable] < 0 ? nil : Int(slots[variable]) }

  /// What a variable's row holds it at.
  func target(of variable: Int) -> Double { targets[variable] }

  mutating func add(_ slot: Int) {
    slots.append(Int32(slot))
    targets.append(0)
  }

  mutating func enter(_ variable: Int, _ slot: Int) { slots[variable] = Int32(slot) }

  mutating func leave(_ variable: Int) { slots[variable] = -1 }

  mutating func leaveAll() { for variable in slots.indices { slots[variable] = -1 } }

  mutating func setTarget(_ target: Double, of variable: Int) { targets[variable] = target }
}
