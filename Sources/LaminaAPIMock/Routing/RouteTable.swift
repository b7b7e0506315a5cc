/// Finds the resource of a path: plain segments before templates, at each step.
///
/// ```
///  /ads ─┬─ types                         /ads/types     ▶ 1
///        └─ {adItemId} ── clicks          /ads/7/clicks  ▶ 2
/// ```
///
/// - Complexity: no more steps than there are segments in all resources.
struct RouteTable: Sendable {
  private struct Node: Sendable {
    var texts: [String: Int] = [:]
    var patterns: [(pattern: SegmentPattern, node: Int)] = []
    var route: Int?
  }

  private var nodes = [Node()]

  /// The segments that a path may have.
  static let limit = 64

  /// The segments of a path, without the slash in front.
  static func segments(_ path: Substring) -> [Substring] {
    path.drop { $0 == "/" }.split(
      separator: "/", maxSplits: limit, omittingEmptySubsequences: false)
  }

  mutating func add(_ uri: String, route: Int) {
    var node = 0
    for segment in Self.segments(uri[...]) { node = step(from: node, segment) }
    nodes[node].route = nodes[node].route ?? route
  }

  private mutating func step(from node: Int, _ segment: Substring) -> Int {
    let new = nodes.count
    if let pattern = SegmentPattern(segment) {
      if let known = nodes[node].patterns.first(where: { $0.pattern == pattern }) {
        return known.node
      }
      nodes[node].patterns.append((pattern, new))
    } else {
      if let known = nodes[node].texts[String(segment)] { return known }
      nodes[node].texts[String(segment)] = new
    }
    nodes.append(Node())
    return new
  }

  func find(_ segments: ArraySlice<String>) -> (route: Int, values: [FormField])? {
    find(segments, from: 0).map { ($0.route, $0.values) }
  }

  /// A resource, and how plain each of its segments is: 2 text, 1 text with a name, 0 a name.
  private struct Match {
    let route: Int
    var values: [FormField] = []
    var plainness: [Int] = []

    func led(by values: [FormField], _ plainness: Int) -> Match {
      Match(route: route, values: values + self.values, plainness: [plainness] + self.plainness)
    }
  }

  private func find(_ segments: ArraySlice<String>, from index: Int) -> Match? {
    guard let segment = segments.first else { return nodes[index].route.map { Match(route: $0) } }
    let rest = segments.dropFirst()
    if let next = nodes[index].texts[segment], let found = find(rest, from: next) {
      return found.led(by: [], 2)
    }
    let matches = nodes[index].patterns.compactMap { pattern, next in
      pattern.values(of: segment).flatMap { values in
        find(rest, from: next)?.led(by: values, pattern.isOneName ? 0 : 1)
      }
    }
    return matches.max { $0.plainness.lexicographicallyPrecedes($1.plainness) }
  }
}
