/// Runs a program over a text: tries one way after the other, and none twice.
///
/// Without back references, whether the rest matches depends on the instruction and the place
/// only. So a pair that was tried and failed is remembered, and the time stays within
/// instructions · characters. With them, the limit of steps ends it.
struct PatternMachine {
  private let program: PatternProgram
  private let text: [UInt32]
  private let limits: PatternLimits
  private(set) var steps = 0
  private var choices: [Choice] = []
  private var registers: [Int]
  private var tried: [UInt64] = []
  /// What was marked since the outermost look around began.
  private var marks: [Int] = []
  private var looks = 0
  /// Where the look behind that runs has to end.
  private var target: Int?

  /// What is left to try, and what to put back before.
  private enum Choice {
    case resume(at: Int, place: Int)
    case restore(Int, value: Int)
    case fewer(after: Int, memo: Int, least: Int, place: Int)
    case more(set: Int, after: Int, memo: Int, most: Int, place: Int)
  }

  init(_ program: PatternProgram, _ text: [UInt32], limits: PatternLimits) throws(PatternError) {
    self.program = program
    self.text = text
    self.limits = limits
    registers = program.hasBackReferences ? Array(repeating: -1, count: program.registers) : []
    guard !program.hasBackReferences else { return }
    let bits = program.memos * (text.count + 1)
    guard bits <= 1 << 30 else {
      throw PatternError(
        kind: .tooLarge, offset: 0,
        message: "The text of \(text.count) characters is too long for the pattern.")
    }
    tried = Array(repeating: 0, count: bits / 64 + 1)
  }

  var count: Int { text.count }

  /// Where a match ends that begins there, or nothing.
  mutating func run(from instruction: Int, at start: Int) throws(PatternError) -> Int? {
    let floor = choices.count
    var (counter, place) = (instruction, start)
    while true {
      try countStep()
      var isRight = true
      switch program.instructions[counter] {
      case .set(let set):
        isRight = place < text.count && has(set, text[place])
        if isRight { place += 1 }
      case .run(let set, let least, let most, let isLazy, let memo):
        isRight =
          isLazy
          ? startFewest(set, least, most, memo, counter + 1, &place)
          : startMost(set, least, most, memo, counter + 1, &place)
      case .split(let first, let second, let memo):
        isRight = isFresh(memo, place)
        if isRight { choices.append(.resume(at: second, place: place)) }
        counter = first - 1
      case .jump(let target): counter = target - 1
      case .save(let register): keep(register, place)
      case .clear(let groups): clear(groups)
      case .progress(let register): isRight = registers[register] != place
      case .start: isRight = place == 0
      case .end: isRight = place == text.count
      case .wordEdge(let isNegative): isRight = isWordEdge(place) != isNegative
      case .look(let kind, let width, let end):
        isRight = try look(kind, width, from: counter + 1, at: place) != kind.isNegative
        counter = end - 1
      case .back(let group): isRight = takeBack(group, &place)
      case .lookEnd:
        isRight = target == nil || target == place
        if isRight { return succeed(floor, place) }
      case .match: return succeed(floor, place)
      }
      if isRight {
        counter += 1
      } else if !backtrack(to: floor, &counter, &place) {
        return nil
      }
    }
  }

  private mutating func countStep() throws(PatternError) {
    steps += 1
    if steps > limits.steps {
      throw PatternError(
        kind: .tooManySteps, offset: 0, message: "Matching takes more than \(limits.steps) steps.")
    }
  }

  /// Drops what was left to try, and keeps the registers as they are.
  private mutating func succeed(_ floor: Int, _ place: Int) -> Int {
    guard looks == 0 || registers.isEmpty else { return keepRestores(floor, place) }
    choices.removeSubrange(floor...)
    return place
  }

  private mutating func keepRestores(_ floor: Int, _ place: Int) -> Int {
    let restores = choices[floor...].filter { if case .restore = $0 { true } else { false } }
    choices.replaceSubrange(floor..., with: restores)
    return place
  }

  private mutating func backtrack(to floor: Int, _ counter: inout Int, _ place: inout Int) -> Bool {
    while choices.count > floor, let choice = choices.popLast() {
      switch choice {
      case .resume(let instruction, let start):
        (counter, place) = (instruction, start)
        return true
      case .restore(let register, let value): registers[register] = value
      case .fewer(let after, let memo, let least, let end):
        if tryFewer(after, memo, least, end, &place) {
          counter = after
          return true
        }
      case .more(let set, let after, let memo, let most, let end):
        if tryMore(set, after, memo, most, end, &place) {
          counter = after
          return true
        }
      }
    }
    return false
  }
}

// Runs of one set.
extension PatternMachine {
  private func has(_ set: Int, _ value: UInt32) -> Bool {
    program.ignoresCase
      ? program.sets[set].containsIgnoringCase(value) : program.sets[set].contains(value)
  }

  private mutating func length(_ set: Int, from place: Int, most: Int) -> Int {
    var end = place
    let last = most > text.count - place ? text.count : place + most
    while end < last, has(set, text[end]) { end += 1 }
    steps += (end - place) / 16
    return end - place
  }

  private mutating func startMost(
    _ set: Int, _ least: Int, _ most: Int, _ memo: Int, _ after: Int, _ place: inout Int
  ) -> Bool {
    let length = length(set, from: place, most: most)
    guard length >= least else { return false }
    return tryFewer(after, memo, place + least, place + length + 1, &place)
  }

  /// The next place below `end` that was not tried, and the choice of those below it.
  private mutating func tryFewer(
    _ after: Int, _ memo: Int, _ least: Int, _ end: Int, _ place: inout Int
  ) -> Bool {
    var end = end - 1
    while end >= least, !isFresh(memo, end) { end -= 1 }
    guard end >= least else { return false }
    if end > least { choices.append(.fewer(after: after, memo: memo, least: least, place: end)) }
    place = end
    return true
  }

  private mutating func startFewest(
    _ set: Int, _ least: Int, _ most: Int, _ memo: Int, _ after: Int, _ place: inout Int
  ) -> Bool {
    guard length(set, from: place, most: least) == least else { return false }
    let last = most > text.count - place ? text.count : place + most
    let start = place + least
    if isFresh(memo, start) {
      choices.append(.more(set: set, after: after, memo: memo, most: last, place: start))
      place = start
      return true
    }
    return tryMore(set, after, memo, last, start, &place)
  }

  private mutating func tryMore(
    _ set: Int, _ after: Int, _ memo: Int, _ most: Int, _ end: Int, _ place: inout Int
  ) -> Bool {
    var end = end
    while end < most, has(set, text[end]) {
      end += 1
      guard isFresh(memo, end) else { continue }
      choices.append(.more(set: set, after: after, memo: memo, most: most, place: end))
      place = end
      return true
    }
    return false
  }
}

// What was tried, groups, and what is around.
extension PatternMachine {
  /// Whether the rest was not tried from here before; marks that it is now.
  private mutating func isFresh(_ memo: Int, _ place: Int) -> Bool {
    guard !tried.isEmpty else { return true }
    let bit = memo * (text.count + 1) + place
    guard tried[bit / 64] >> UInt64(bit % 64) & 1 == 0 else { return false }
    tried[bit / 64] |= 1 << UInt64(bit % 64)
    if looks > 0 { marks.append(bit) }
    return true
  }

  private mutating func forgetMarks(from first: Int) {
    for bit in marks[first...] { tried[bit / 64] &= ~(1 << UInt64(bit % 64)) }
    marks.removeSubrange(first...)
  }

  private mutating func keep(_ register: Int, _ place: Int) {
    choices.append(.restore(register, value: registers[register]))
    registers[register] = place
  }

  private mutating func clear(_ groups: Range<Int>) {
    for register in (2 * groups.lowerBound)..<(2 * groups.upperBound) { keep(register, -1) }
  }

  /// Takes what a group has matched; a group that has not matches the empty text.
  private func takeBack(_ group: Int, _ place: inout Int) -> Bool {
    let (start, end) = (registers[2 * group], registers[2 * group + 1])
    guard start >= 0, end >= start else { return true }
    guard place + end - start <= text.count else { return false }
    for offset in 0..<(end - start) where !isSame(text[start + offset], text[place + offset]) {
      return false
    }
    place += end - start
    return true
  }

  private func isSame(_ left: UInt32, _ right: UInt32) -> Bool {
    left == right
      || (program.ignoresCase && ScalarSet.otherCases(of: left).contains(right))
  }

  private func isWordEdge(_ place: Int) -> Bool {
    let before = place > 0 && ScalarSet.wordCharacters.contains(text[place - 1])
    let after = place < text.count && ScalarSet.wordCharacters.contains(text[place])
    return before != after
  }

  /// Whether that is ahead or behind.
  private mutating func look(
    _ kind: LookKind, _ width: Int?, from instruction: Int, at place: Int
  ) throws(PatternError) -> Bool {
    let (first, outer) = (marks.count, target)
    looks += 1
    defer {
      looks -= 1
      target = outer
      if looks == 0 { marks.removeAll(keepingCapacity: true) }
    }
    target = kind.isAhead ? nil : place
    let found = try lookFrom(kind, width, instruction, place)
    if found || !kind.isAhead { forgetMarks(from: first) }
    return found
  }

  private mutating func lookFrom(
    _ kind: LookKind, _ width: Int?, _ instruction: Int, _ place: Int
  ) throws(PatternError) -> Bool {
    if kind.isAhead { return try run(from: instruction, at: place) != nil }
    let first = max(0, place - (width ?? place))
    for start in (first...place).reversed() where try run(from: instruction, at: start) != nil {
      return true
    }
    return false
  }
}
