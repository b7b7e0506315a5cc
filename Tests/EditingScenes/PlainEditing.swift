package import LaminaGeometry

/// Editing with characters in an array, each state of the past kept whole.
///
/// It cares for nothing but what is right, and shares no code with what it is compared with.
package struct PlainEditing: Sendable {
  package struct State: Equatable, Sendable {
    package var characters: [Character]
    /// In characters.
    package var anchor: Int
    package var head: Int

    package var bytes: [UInt8] { characters.flatMap { Array($0.utf8) } }
    package var range: Range<Int> { min(anchor, head)..<max(anchor, head) }

    package static func == (a: State, b: State) -> Bool {
      a.bytes == b.bytes && a.anchor == b.anchor && a.head == b.head
    }
  }

  package enum Kind: Sendable { case typing, deleting, other }

  private struct Step: Sendable {
    var before: State
    var after: State
    var kind: Kind
    var time: TimeInterval
    /// Where what continues it has to begin or to end, in bytes.
    var place: Int
  }

  package var state: State
  package var composing: String?
  private var past: [Step] = []
  private var future: [Step] = []
  private var isSealed = true

  package init(_ text: String) {
    let characters = Array(text)
    state = State(characters: characters, anchor: characters.count, head: characters.count)
  }

  package var canUndo: Bool { !past.isEmpty }
  package var canRedo: Bool { !future.isEmpty }

  // MARK: Places

  package func byte(_ index: Int) -> Int {
    state.characters[..<index].reduce(0) { $0 + $1.utf8.count }
  }

  package var borders: [Int] {
    state.characters.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.utf8.count) }
  }

  /// The last border at or before a byte.
  package func index(notBehind byte: Int) -> Int { borders.lastIndex { $0 <= byte } ?? 0 }

  /// The first border at or behind a byte.
  package func index(notBefore byte: Int) -> Int {
    borders.firstIndex { $0 >= byte } ?? state.characters.count
  }

  package var display: [UInt8] {
    guard let composing else { return state.bytes }
    let characters = state.characters
    return characters[..<state.range.lowerBound].flatMap { Array($0.utf8) } + Array(composing.utf8)
      + characters[state.range.upperBound...].flatMap { Array($0.utf8) }
  }

  // MARK: Doing

  package mutating func replace(
    _ range: Range<Int>, with string: String, at time: TimeInterval, kind: Kind
  ) {
    let before = state
    let place = byte(range.lowerBound)
    let removed = byte(range.upperBound) - place
    let head = String(state.characters[..<range.lowerBound])
    let tail = String(state.characters[range.upperBound...])
    state.characters = Array(head + string + tail)
    let caret = index(notBefore: place + string.utf8.count)
    state.anchor = caret
    state.head = caret
    recordUndo(before, place, removed: removed, inserted: string.utf8.count, time: time, kind: kind)
  }

  private mutating func recordUndo(
    _ before: State, _ place: Int, removed: Int, inserted: Int, time: TimeInterval,
    kind: Kind
  ) {
    future = []
    defer { isSealed = kind == .other }
    if !isSealed, kind != .other, var last = past.last, last.kind == kind,
      time - last.time <= 2
    {
      let continues =
        kind == .typing
        ? removed == 0 && last.place == place : place == last.place || place + removed == last.place
      if continues {
        last.after = state
        last.time = time
        last.place = kind == .typing ? place + inserted : place
        past[past.count - 1] = last
        return
      }
    }
    past.append(
      Step(
        before: before, after: state, kind: kind, time: time,
        place: kind == .typing ? place + inserted : place))
  }

  package mutating func insert(_ string: String, at time: TimeInterval) {
    composing = nil
    guard !string.isEmpty else { return }
    replace(
      state.range, with: string, at: time, kind: string.contains { $0.isNewline } ? .other : .typing
    )
  }

  /// Deletes what is selected, or a range of bytes.
  package mutating func delete(_ bytes: Range<Int>, at time: TimeInterval) {
    let range =
      state.range.isEmpty
      ? index(notBehind: bytes.lowerBound)..<index(notBehind: bytes.upperBound) : state.range
    guard !range.isEmpty else { return }
    replace(range, with: "", at: time, kind: state.range.isEmpty ? .deleting : .other)
  }

  package mutating func select(anchor: Int, head: Int) {
    let next = State(characters: state.characters, anchor: anchor, head: head)
    if next != state { isSealed = true }
    state = next
  }

  package mutating func compose(_ string: String) {
    if composing == nil { isSealed = true }
    composing = string
  }

  package mutating func move(_ range: Range<Int>, to target: Int, at time: TimeInterval) {
    composing = nil
    guard !range.isEmpty, target <= range.lowerBound || target >= range.upperBound else { return }
    let before = state
    let moved = String(state.characters[range])
    let head = String(state.characters[..<min(range.lowerBound, target)])
    let start = head.utf8.count
    if target >= range.upperBound {
      let between = String(state.characters[range.upperBound..<target])
      state.characters = Array(head + between + moved + String(state.characters[target...]))
      state.anchor = index(notBehind: start + between.utf8.count)
      state.head = index(notBefore: start + between.utf8.count + moved.utf8.count)
    } else {
      let between = String(state.characters[target..<range.lowerBound])
      let tail = String(state.characters[range.upperBound...])
      state.characters = Array(head + moved + between + tail)
      state.anchor = index(notBehind: start)
      state.head = index(notBefore: start + moved.utf8.count)
    }
    recordUndo(before, 0, removed: 0, inserted: 0, time: time, kind: .other)
  }

  /// A text from outside: what lies before the first difference stays, and what lies behind the last.
  package mutating func replaceAll(with string: String) {
    let old = Array(String(state.characters).unicodeScalars)
    let new = Array(string.unicodeScalars)
    guard old != new else { return }
    let anchor = byte(state.anchor)
    let head = byte(state.head)
    var prefix = 0
    while prefix < min(old.count, new.count), old[prefix] == new[prefix] { prefix += 1 }
    var suffix = 0
    while suffix < min(old.count, new.count) - prefix,
      old[old.count - 1 - suffix] == new[new.count - 1 - suffix]
    { suffix += 1 }
    func length(_ scalars: some Sequence<Unicode.Scalar>) -> Int {
      scalars.reduce(0) { $0 + UTF8.width($1) }
    }
    let low = length(old[..<prefix])
    let high = length(old[..<(old.count - suffix)])
    let end = length(new[..<(new.count - suffix)])
    let isAtEnd = anchor == head && head == length(old)
    func moved(_ byte: Int) -> Int {
      if isAtEnd { return length(new) }
      return byte <= low ? byte : byte >= high ? byte - high + end : min(byte, end)
    }
    state.characters = Array(string)
    state.anchor = index(notBehind: moved(anchor))
    state.head = index(notBehind: moved(head))
    future = []
    isSealed = true
    guard !past.isEmpty else { return }
    past[past.count - 1].after = state
    past[past.count - 1].kind = .other
  }

  package mutating func undo() {
    composing = nil
    guard let step = past.popLast() else { return }
    isSealed = true
    future.append(step)
    state = step.before
  }

  package mutating func redo() {
    composing = nil
    guard let step = future.popLast() else { return }
    isSealed = true
    past.append(step)
    state = step.after
  }
}
