/// What a pattern says, as a tree.
indirect enum PatternNode: Hashable, Sendable {
  case empty
  case set(ScalarSet)
  case sequence([PatternNode])
  case choice([PatternNode])
  case group(PatternNode, number: Int)
  case repeated(PatternNode, PatternCount)
  case start
  case end
  case wordEdge(isNegative: Bool)
  case look(PatternNode, LookKind)
  case back(Int)
}

/// How often something comes, and the groups in it, which each round clears.
struct PatternCount: Hashable, Sendable {
  var least: Int
  var most: Int?
  var isLazy = false
  var groups: Range<Int> = 0..<0
}

/// Where something has to be, or must not be, without taking part.
struct LookKind: Hashable, Sendable {
  var isAhead: Bool
  var isNegative: Bool
}

extension PatternNode {
  /// The longest text that can match, nothing if there is none; counts saturate.
  var width: Int? {
    switch self {
    case .empty, .start, .end, .wordEdge, .look: return 0
    case .set: return 1
    case .back: return nil
    case .group(let node, _): return node.width
    case .sequence(let nodes): return PatternNode.sum(nodes.map(\.width))
    case .choice(let nodes):
      let widths = nodes.compactMap(\.width)
      return widths.count == nodes.count ? widths.max() : nil
    case .repeated(let node, let count):
      guard let width = node.width, let most = count.most else { return nil }
      return min(width.multipliedReportingOverflow(by: most).partialValue.magnitude, 1 << 30).asInt
    }
  }

  private static func sum(_ widths: [Int?]) -> Int? {
    var sum = 0
    for width in widths {
      guard let width else { return nil }
      sum = min(sum + width, 1 << 30)
    }
    return sum
  }
}

extension UInt {
  fileprivate var asInt: Int { Int(clamping: self) }
}
