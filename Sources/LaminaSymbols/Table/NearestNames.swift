/// Finds the names that somebody may have meant.
///
/// ```swift
/// NearestNames(["star", "star.fill", "heart"]).near("strar.fill")    // ["star.fill"]
/// ```
package struct NearestNames {
  private let names: [String]

  package init(_ names: [String]) { self.names = names }

  /// Up to `limit` names, the nearest first: by how many letters have to change, where that is few of them, then those
  /// that go on from it or that it goes on from.
  package func near(_ name: String, limit: Int = 4) -> [String] {
    let wanted = Array(name.lowercased().utf8)
    guard wanted.count <= 100 else { return [] }
    let reach = max(2, wanted.count / 4)
    var found: [(name: String, distance: Int)] = []
    for candidate in names where candidate != name {
      let bytes = Array(candidate.utf8)
      guard abs(bytes.count - wanted.count) <= reach else { continue }
      let distance = Self.distance(wanted, bytes)
      if distance <= reach { found.append((candidate, distance)) }
    }
    found.sort {
      ($0.distance, $0.name.utf8.count, $0.name) < ($1.distance, $1.name.utf8.count, $1.name)
    }
    var near = found.prefix(limit).map(\.name)
    for other in related(to: name) where near.count < limit && !near.contains(other) {
      near.append(other)
    }
    return near
  }

  /// Names with the same beginning, up to a dot, the shortest first.
  private func related(to name: String) -> [String] {
    var beginning = Substring(name)
    while let dot = beginning.lastIndex(of: ".") {
      beginning = beginning[..<dot]
      let same = names.filter { $0 == beginning || $0.hasPrefix("\(beginning).") }
      if !same.isEmpty { return same.sorted { ($0.utf8.count, $0) < ($1.utf8.count, $1) } }
    }
    return names.filter { $0.hasPrefix("\(name).") }.sorted {
      ($0.utf8.count, $0) < ($1.utf8.count, $1)
    }
  }

  /// How many letters are put in, left out, changed, or swapped with the next.
  package static func distance(_ a: [UInt8], _ b: [UInt8]) -> Int {
    guard !a.isEmpty, !b.isEmpty else { return max(a.count, b.count) }
    var before: [Int] = []
    var last = Array(0...b.count)
    for i in 1...a.count {
      var row = [i] + [Int](repeating: 0, count: b.count)
      for j in 1...b.count {
        let same = a[i - 1] == b[j - 1]
        row[j] = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (same ? 0 : 1))
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
          row[j] = min(row[j], before[j - 2] + 1)
        }
      }
      (before, last) = (last, row)
    }
    return last[b.count]
  }
}
