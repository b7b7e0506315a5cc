/// Counts what runs for each transaction, and notes which are over.
///
/// ```
///  begin ──▶ moves ──▶ counts as over (endLogically) ──▶ trembles a little ──▶ at rest (end)
/// ```
struct TransactionLedger: Sendable {
  /// What moves for one transaction.
  private struct Count {
    var running = 0
    /// Those of them that do not count as over.
    var lasting = 0
  }

  private var counts: [UInt64: Count] = [:]
  private(set) var finished: [UInt64] = []
  private var logicallyFinished: [UInt64] = []

  /// A property begins to move.
  mutating func begin(_ transaction: UInt64) {
    guard transaction != 0 else { return }
    if !finished.isEmpty { finished.removeAll { $0 == transaction } }
    if !logicallyFinished.isEmpty { logicallyFinished.removeAll { $0 == transaction } }
    counts[transaction, default: Count()].running += 1
    counts[transaction, default: Count()].lasting += 1
  }

  /// A property that began to move counts as where it is to be.
  mutating func endLogically(_ transaction: UInt64) {
    guard let count = counts[transaction] else { return }
    counts[transaction]?.lasting -= 1
    if count.lasting == 1 { logicallyFinished.append(transaction) }
  }

  /// A property that began to move came to rest.
  mutating func end(_ transaction: UInt64) {
    guard let count = counts[transaction] else { return }
    counts[transaction]?.running -= 1
    guard count.running == 1 else { return }
    counts[transaction] = nil
    finished.append(transaction)
  }

  /// An update was made in the name of `transactions`: those that began nothing are over.
  mutating func close(_ transactions: Set<UInt64>) {
    let idle = transactions.filter { $0 != 0 && counts[$0] == nil }.sorted()
    finished += idle.filter { !finished.contains($0) }
    logicallyFinished += idle.filter { !logicallyFinished.contains($0) }
  }

  mutating func takeFinished() -> [UInt64] {
    defer { finished = [] }
    return finished
  }

  mutating func takeLogicallyFinished() -> [UInt64] {
    defer { logicallyFinished = [] }
    return logicallyFinished
  }
}
