import Foundation

/// Bytes of pictures by URL, within a budget: the least recently used leave first.
struct KeptBytes {
  private struct Entry {
    let bytes: Data
    var lastUse: Int
  }

  let budget: Int
  private(set) var count = 0
  private var entries: [URL: Entry] = [:]
  private var clock = 0

  init(budget: Int) { self.budget = budget }

  /// The bytes of `url`; they count as used.
  mutating func bytes(of url: URL) -> Data? {
    clock += 1
    entries[url]?.lastUse = clock
    return entries[url]?.bytes
  }

  /// Keeps bytes unless they alone are over the budget.
  mutating func storeBytes(_ bytes: Data, of url: URL) {
    remove(url)
    guard bytes.count <= budget else { return }
    clock += 1
    entries[url] = Entry(bytes: bytes, lastUse: clock)
    count += bytes.count
    while count > budget, let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse }) {
      remove(oldest.key)
    }
  }

  mutating func remove(_ url: URL) {
    if let entry = entries.removeValue(forKey: url) { count -= entry.bytes.count }
  }

  mutating func removeAll() {
    entries.removeAll()
    count = 0
  }
}
