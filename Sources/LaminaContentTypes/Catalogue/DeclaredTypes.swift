import Synchronization

/// The types that this program has declared.
final class DeclaredTypes: Sendable {
  static let shared = DeclaredTypes()
  private let table = Mutex(TypeTable())

  func add(_ record: TypeRecord) { table.withLock { $0.add(record) } }

  /// The names of all of them.
  var identifiers: [String] { table.withLock { $0.records.keys.sorted() } }

  func record(_ identifier: String) -> TypeRecord? {
    table.withLock { $0.records[identifier] }
  }

  func identifiers(_ tag: String, _ tagClass: UTTagClass) -> [String] {
    table.withLock { $0.identifiers(tag, tagClass) }
  }
}
