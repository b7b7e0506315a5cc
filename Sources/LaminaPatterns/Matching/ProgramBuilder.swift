/// Writes instructions for a pattern.
struct ProgramBuilder {
  private var program = PatternProgram()
  private let limits: PatternLimits
  private var setNumbers: [ScalarSet: Int] = [:]

  static func program(
    _ node: PatternNode, ignoresCase: Bool, limits: PatternLimits
  ) throws(PatternError) -> PatternProgram {
    var builder = ProgramBuilder(limits: limits)
    builder.program.ignoresCase = ignoresCase
    builder.program.hasBackReferences = node.hasBackReferences
    builder.program.registers = 2 * (node.lastGroup + 1)
    try builder.add(node)
    try builder.emit(.match)
    return builder.program
  }

  private init(limits: PatternLimits) { self.limits = limits }

  private var place: Int { program.instructions.count }

  private mutating func emit(_ instruction: PatternProgram.Instruction) throws(PatternError) {
    guard place < limits.instructions else {
      throw PatternError(
        kind: .tooLarge, offset: 0,
        message:
          "The pattern has more than \(limits.instructions) steps with its counts written out.")
    }
    program.instructions.append(instruction)
  }

  private mutating func number(of set: ScalarSet) -> Int {
    if let number = setNumbers[set] { return number }
    program.sets.append(set)
    setNumbers[set] = program.sets.count - 1
    return program.sets.count - 1
  }

  private mutating func memo() -> Int {
    program.memos += 1
    return program.memos - 1
  }

  private mutating func add(_ node: PatternNode) throws(PatternError) {
    switch node {
    case .empty: break
    case .set(let set): try emit(.set(number(of: set)))
    case .sequence(let nodes): for node in nodes { try add(node) }
    case .choice(let nodes): try addChoice(nodes[...])
    case .group(let node, let number): try addGroup(node, number)
    case .repeated(let node, let count): try addRepeated(node, count)
    case .start: try emit(.start)
    case .end: try emit(.end)
    case .wordEdge(let isNegative): try emit(.wordEdge(isNegative: isNegative))
    case .look(let node, let kind): try addLook(node, kind)
    case .back(let number): try emit(.back(number))
    }
  }

  private mutating func addChoice(_ nodes: ArraySlice<PatternNode>) throws(PatternError) {
    var jumps: [Int] = []
    for node in nodes.dropLast() {
      let split = place
      try emit(.jump(0))
      try add(node)
      jumps.append(place)
      try emit(.jump(0))
      program.instructions[split] = .split(first: split + 1, second: place, memo: memo())
    }
    if let last = nodes.last { try add(last) }
    for jump in jumps { program.instructions[jump] = .jump(place) }
  }

  private mutating func addGroup(_ node: PatternNode, _ number: Int) throws(PatternError) {
    guard program.hasBackReferences else { return try add(node) }
    try emit(.save(2 * number))
    try add(node)
    try emit(.save(2 * number + 1))
  }

  private mutating func addLook(_ node: PatternNode, _ kind: LookKind) throws(PatternError) {
    let look = place
    try emit(.jump(0))
    try add(node)
    try emit(.lookEnd)
    program.instructions[look] = .look(kind, width: node.width, end: place)
  }

  private mutating func addRepeated(_ node: PatternNode, _ count: PatternCount) throws(PatternError)
  {
    if case .set(let set) = node { return try addRun(set, count) }
    for _ in 0..<count.least { try addRound(node, count) }
    guard let most = count.most else { return try addLoop(node, count) }
    var splits: [Int] = []
    for _ in count.least..<max(most, count.least) {
      splits.append(place)
      try emit(.jump(0))
      try addOptionalRound(node, count)
    }
    for split in splits { setSplit(split, body: split + 1, after: place, count.isLazy) }
  }

  private mutating func addRun(_ set: ScalarSet, _ count: PatternCount) throws(PatternError) {
    let number = number(of: set)
    if count.most != nil || count.least > 1 {
      let most = count.most ?? count.least
      try emit(
        .run(set: number, least: count.least, most: most, isLazy: count.isLazy, memo: memo()))
    } else if count.least == 1 {
      try emit(.set(number))
    }
    if count.most == nil { try addLoop(.set(set), count) }
  }

  private mutating func addRound(_ node: PatternNode, _ count: PatternCount) throws(PatternError) {
    if program.hasBackReferences, !count.groups.isEmpty { try emit(.clear(count.groups)) }
    try add(node)
  }

  /// A round that has to take something, else the repeating would not end.
  private mutating func addOptionalRound(_ node: PatternNode, _ count: PatternCount)
    throws(PatternError)
  {
    guard program.hasBackReferences else { return try addRound(node, count) }
    let register = program.registers
    program.registers += 1
    try emit(.save(register))
    try addRound(node, count)
    try emit(.progress(register))
  }

  private mutating func addLoop(_ node: PatternNode, _ count: PatternCount) throws(PatternError) {
    let split = place
    try emit(.jump(0))
    try addOptionalRound(node, count)
    try emit(.jump(split))
    setSplit(split, body: split + 1, after: place, count.isLazy)
  }

  private mutating func setSplit(_ split: Int, body: Int, after: Int, _ isLazy: Bool) {
    program.instructions[split] = .split(
      first: isLazy ? after : body, second: isLazy ? body : after, memo: memo())
  }
}

extension PatternNode {
  /// The nodes right inside.
  var parts: [PatternNode] {
    switch self {
    case .empty, .set, .start, .end, .wordEdge, .back: []
    case .sequence(let nodes), .choice(let nodes): nodes
    case .group(let node, _), .repeated(let node, _), .look(let node, _): [node]
    }
  }

  var hasBackReferences: Bool {
    if case .back = self { true } else { parts.contains(where: \.hasBackReferences) }
  }

  /// The highest number of a group.
  var lastGroup: Int {
    let inside = parts.map(\.lastGroup).max() ?? 0
    return if case .group(_, let number) = self { max(number, inside) } else { inside }
  }
}
