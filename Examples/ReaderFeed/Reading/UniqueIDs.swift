/// Hands out each id once: a repeated one gets a number.
struct UniqueIDs {
  private var used: Set<String> = []
  private var counts: [String: Int] = [:]

  mutating func unique(_ id: String) -> String {
    var candidate = id
    while !used.insert(candidate).inserted {
      counts[id, default: 1] += 1
      candidate = "\(id)#\(counts[id, default: 1])"
    }
    return candidate
  }
}
