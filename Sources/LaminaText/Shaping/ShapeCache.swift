import Synchronization

/// Shaped paragraphs by what they were made from: shared by all threads.
///
/// A text in sight is shaped once, however long it is and however many there are, and one that is
/// measured and then laid out is as well. What the cache holds (`ShapeTable`) never changes a result,
/// only its time.
final class ShapeCache: Sendable {
  /// Room for the texts of a page between their measuring and their layout (78,000 characters take
  /// 3 MB).
  static let shared = ShapeCache(budget: 4 << 20)

  private let budget: Int
  private let table: Mutex<ShapeTable>

  /// Makes a cache that holds about `budget` bytes, or two shapes if they are greater.
  init(budget: Int) {
    self.budget = budget
    table = Mutex(ShapeTable(budget: budget))
  }

  func value(for request: ShapeRequest) -> ShapedParagraph? {
    table.withLock { $0.value(for: request) }
  }

  /// Keeps a shape as long as anything holds it, and for a while beyond.
  func storeShape(_ shaped: ShapedParagraph, for request: ShapeRequest) {
    table.withLock { $0.insert(shaped, for: request) }
  }

  func removeAll() { table.withLock { $0 = ShapeTable(budget: budget) } }
}
