/// Writes a text along a pattern; what looks around is not obeyed, but checked afterwards.
struct PatternWriter<Numbers: RandomNumberGenerator> {
  private let extra: Int
  private(set) var numbers: Numbers
  private var scalars: [UInt32] = []
  private var groups: [Int: [UInt32]] = [:]
  private let most = 100_000

  init(extra: Int, numbers: Numbers) {
    self.extra = extra
    self.numbers = numbers
  }

  mutating func text(_ node: PatternNode, length: ClosedRange<Int>) -> String {
    write(node)
    while scalars.count < length.lowerBound, scalars.count < most { write(.set(.wordCharacters)) }
    return String(String.UnicodeScalarView(scalars.compactMap { Unicode.Scalar($0) }))
  }

  private mutating func write(_ node: PatternNode) {
    guard scalars.count < most else { return }
    switch node {
    case .empty, .start, .end, .wordEdge, .look: break
    case .set(let set): write(set)
    case .sequence(let nodes): for node in nodes { write(node) }
    case .choice(let nodes): if let node = nodes.randomElement(using: &numbers) { write(node) }
    case .group(let node, let number): write(node, number)
    case .repeated(let node, let count): write(node, count)
    case .back(let number): scalars.append(contentsOf: groups[number] ?? [])
    }
  }

  private mutating func write(_ node: PatternNode, _ number: Int) {
    let start = scalars.count
    write(node)
    groups[number] = Array(scalars[start...])
  }

  private mutating func write(_ node: PatternNode, _ count: PatternCount) {
    let most = min(count.most ?? .max, count.least + extra)
    for _ in 0..<Int.random(in: count.least...max(most, count.least), using: &numbers) {
      guard scalars.count < self.most else { return }
      write(node)
    }
  }

  private mutating func write(_ set: ScalarSet) {
    let offered = [set.offered(0x61...0x7A, 0x41...0x5A, 0x30...0x39), set.offered(0x20...0x7E)]
    if let value = offered.first(where: { !$0.isEmpty })?.randomElement(using: &numbers) {
      scalars.append(value)
    } else if let value = set.anyMember(using: &numbers) {
      scalars.append(value)
    }
  }
}

extension ScalarSet {
  /// The members of these ranges.
  fileprivate func offered(_ ranges: ClosedRange<UInt32>...) -> [UInt32] {
    ranges.flatMap { $0.filter { contains($0) } }
  }

  /// A member beyond printable ASCII: of the ranges, else of scripts that are common.
  fileprivate func anyMember(using numbers: inout some RandomNumberGenerator) -> UInt32? {
    let common: [ClosedRange<UInt32>] = [
      0x00...0x1F, 0xA0...0x24F, 0x370...0x3FF, 0x400...0x4FF, 0x2000...0x206F, 0x4E00...0x4FFF,
      0x1F300...0x1F64F,
    ]
    let candidates = ranges.shuffled(using: &numbers) + common
    for range in candidates {
      for _ in 0..<8 {
        let value = UInt32.random(in: range, using: &numbers)
        if contains(value), Unicode.Scalar(value) != nil { return value }
      }
    }
    return nil
  }
}
