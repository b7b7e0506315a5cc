/// Counts what runs for each transaction, and notes which are over.
struct TransactionLedger: Sendable {
  private var running: [UInt64: Int] = [:]
  private(set) var finished: [UInt64] = []

  /// A property begins to move.
  mutating func begin(_ transaction: UInt64) {
    guard transaction != 0 else { return }
    if !finished.isEmpty { finished.removeAll { $0 == transaction } }
    running[transaction, default: 0] += 1
  }

  /// A property that began to move came to rest.
  mutating func end(_ transaction: UInt64) {
    guard let count = running[transaction] else { return }
    running[transaction] = count > 1 ? count - 1 : nil
    if count == 1 { finished.append(transaction) }
  }

  /// An update was made in the name of `transactions`: those that began nothing are over.
  mutating func close(_ transactions: Set<UInt64>) {
    let ended = Set(finished)
    finished += transactions.subtracting(ended).filter { $0 != 0 && running[$0] == nil }.sorted()
  }

  mutating func takeFinished() -> [UInt64] {
    defer { finished = [] }
    return finished
  }
}
