/// Shapes by request: those that are alive, and those asked for lately, which it keeps alive.
///
/// ```
///   held    newest ⇄ ● ⇄ ● ⇄ ● ⇄ oldest      up to the budget; the oldest is let go first
///   alive             ○   ○   ○              what only layouts hold: costs nothing, goes with them
/// ```
///
/// One that is new lets as many of the oldest go as it takes the place of. So the table is as full
/// after any number of texts, and no moment frees much at once.
struct ShapeTable {
  private struct Slot {
    let request: ShapeRequest
    weak var shape: ShapedParagraph?
    /// Holds the shape while it is in the chain.
    var held: ShapedParagraph?
    var cost: Int
    var newer: Int?
    var older: Int?
  }

  /// What is greater than this is only noted, and not held.
  private static let most = 32 << 20

  private let budget: Int
  private var places: [ShapeRequest: Int] = [:]
  private var slots: [Slot] = []
  private var newest: Int?
  private var oldest: Int?
  private var heldCount = 0
  /// How many shapes may be noted that are not held before those that are gone are looked for.
  private var aliveLimit = 64
  /// What the held shapes cost together.
  private(set) var cost = 0

  /// Makes a table that holds up to `budget` bytes.
  init(budget: Int) { self.budget = budget }

  /// How many shapes are noted, held or not.
  var count: Int { slots.count }

  /// The shape of a request, which becomes the newest.
  mutating func value(for request: ShapeRequest) -> ShapedParagraph? {
    guard let index = places[request], let shape = slots[index].held ?? slots[index].shape else {
      return nil
    }
    hold(shape, at: index)
    return shape
  }

  /// Notes a shape as long as anything has it, and holds it as the newest.
  mutating func insert(_ shape: ShapedParagraph, for request: ShapeRequest) {
    if let index = places[request] { remove(index) }
    sweep()
    places[request] = slots.count
    slots.append(
      Slot(request: request, shape: shape, cost: Self.cost(of: shape, for: request)))
    hold(shape, at: slots.count - 1)
  }

  /// The bytes that a shape takes together with its request.
  static func cost(of shape: ShapedParagraph, for request: ShapeRequest) -> Int {
    shape.cost + request.cost + MemoryLayout<Slot>.stride
      + (MemoryLayout<ShapeRequest>.stride + MemoryLayout<Int>.stride) * 3 / 2
  }
}

// MARK: - The chain

extension ShapeTable {
  /// One of more than half the budget counts as that, so that it does not drive all others out.
  private func share(_ index: Int) -> Int { min(slots[index].cost, max(1, budget / 2)) }

  private mutating func hold(_ shape: ShapedParagraph, at index: Int) {
    guard newest != index, slots[index].cost <= Self.most else { return }
    if slots[index].held != nil { unlink(index) }
    slots[index].held = shape
    slots[index].older = newest
    if let newest { slots[newest].newer = index } else { oldest = index }
    newest = index
    cost += share(index)
    heldCount += 1
    while cost > budget, let oldest, oldest != newest { release(oldest) }
  }

  /// Takes a shape out of the chain.
  private mutating func unlink(_ index: Int) {
    let (newer, older) = (slots[index].newer, slots[index].older)
    if let newer { slots[newer].older = older } else { newest = older }
    if let older { slots[older].newer = newer } else { oldest = newer }
    (slots[index].newer, slots[index].older, slots[index].held) = (nil, nil, nil)
    cost -= share(index)
    heldCount -= 1
  }

  /// Lets a shape go; if a layout holds it still, it stays noted.
  private mutating func release(_ index: Int) {
    unlink(index)
    if slots[index].shape == nil { remove(index) }
  }

  /// Forgets a shape; the last slot takes its place.
  private mutating func remove(_ index: Int) {
    if slots[index].held != nil { unlink(index) }
    places[slots[index].request] = nil
    let last = slots.removeLast()
    guard index < slots.count else { return }
    slots[index] = last
    places[last.request] = index
    guard last.held != nil else { return }
    if let newer = last.newer { slots[newer].older = index } else { newest = index }
    if let older = last.older { slots[older].newer = index } else { oldest = index }
  }

  /// Forgets those that only layouts held and that are gone, when there may be as many as others.
  private mutating func sweep() {
    guard slots.count - heldCount > aliveLimit else { return }
    for index in slots.indices.reversed() where slots[index].shape == nil { remove(index) }
    aliveLimit = max(64, 2 * (slots.count - heldCount))
    guard slots.count * 4 < slots.capacity else { return }
    slots = slots.map { $0 }
    places = places.filter { _ in true }
  }
}
