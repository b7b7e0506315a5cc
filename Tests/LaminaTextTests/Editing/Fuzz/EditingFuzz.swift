import EditingScenes
import LaminaGeometry
import LaminaText
import Testing
import SeededRandom

/// Does the same things to a ``TextEditing`` and a ``PlainEditing`` and compares them after each.
struct EditingFuzz {
  private var numbers: SeededNumbers
  private var editing: TextEditing
  private var plain: PlainEditing
  /// What a layout would hold that goes by the changes alone.
  private var mirror: [UInt8]
  private var seen = 0
  private var time: TimeInterval = 0
  private var layout: TextLayout
  private var trace: [String] = []

  init(seed: UInt64) {
    numbers = SeededNumbers(seed: seed)
    let text = "Hello 中文 שלום 👨‍👩‍👧"
    editing = TextEditing(text)
    plain = PlainEditing(text)
    mirror = Array(text.utf8)
    layout = TextLayout(RichText(text))
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &numbers)
  }

  private mutating func piece() -> String {
    EditingPieces.all[number(0...EditingPieces.all.count - 1)]
  }

  private mutating func pieces() -> String { (0...number(0...3)).map { _ in piece() }.joined() }

  /// Any byte, also one inside a character or beyond the end.
  private mutating func anywhere() -> Int { number(-2...editing.text.utf8.count + 2) }

  /// Does one thing; false when both are not the same after it.
  mutating func step() -> Bool {
    time += [0.1, 0.5, 1.9, 2.1, 5][number(0...4)]
    let choice = number(0...99)
    perform(choice)
    trace.append("\(choice)")
    if plain.state.characters.count > 120 { clear() }
    return isSame()
  }

  private mutating func perform(_ choice: Int) {
    switch choice {
    case 0..<28: type()
    case 28..<34: paste()
    case 34..<52: delete()
    case 52..<66: move()
    case 66..<72: select()
    case 72..<78: place()
    case 78..<84: compose()
    case 84..<88: commit()
    case 88..<93: undoOrRedo()
    case 93..<95: outside()
    case 95..<97: drop()
    case 97..<98: drag()
    default: cut()
    }
  }

  private mutating func clear() {
    editing.replaceAll(with: "")
    plain.replaceAll(with: "")
  }

  private mutating func type() {
    let string = piece()
    editing.insert(string, at: time)
    plain.insert(string, at: time)
  }

  private mutating func paste() {
    let string = pieces()
    editing.paste(string, at: time)
    plain.composing = nil
    plain.replace(plain.state.range, with: string, at: time, kind: .other)
  }

  private mutating func refresh() { layout = Self.layout(editing.displayText) }

  static func layout(_ text: String) -> TextLayout { TextLayout(RichText(text), width: 90) }

  /// Motions and deletions ask geometry; what the plain model checks is what they do with the answer.
  private mutating func delete() {
    let motions = TextMotion.allCases
    let motion: TextMotion = [.backward, .forward, motions[number(0...motions.count - 1)]][
      number(0...2)]
    refresh()
    let before = editing
    editing.delete(motion, in: layout, at: time)
    guard before.composition == nil else { return plain.composing = nil }
    let head = plain.state.head
    switch motion {
    case .backward: plain.delete(plain.byte(max(0, head - 1))..<plain.byte(head), at: time)
    case .forward:
      let next = min(plain.state.characters.count, head + 1)
      plain.delete(plain.byte(head)..<plain.byte(next), at: time)
    default:
      guard plain.state.range.isEmpty else { return plain.delete(0..<0, at: time) }
      guard editing.revision > before.revision, let change = editing.lastChange else { return }
      let touched = change.range
      #expect(touched.contains(plain.byte(head)) || touched.upperBound == plain.byte(head))
      plain.delete(touched, at: time)
    }
  }

  private mutating func move() {
    let motions = TextMotion.allCases
    let motion = motions[number(0...motions.count - 1)]
    let isExtending = number(0...2) == 0
    refresh()
    let before = editing
    editing.move(motion, extending: isExtending, in: layout, page: 60)
    guard before.composition == nil else { return plain.composing = nil }
    if isExtending { #expect(editing.selection.anchor == before.selection.anchor) }
    let state = plain.state
    switch motion {
    case .backward where !isExtending:
      let to = state.range.isEmpty ? max(0, state.head - 1) : state.range.lowerBound
      plain.select(anchor: to, head: to)
    case .forward where !isExtending:
      let next = min(state.characters.count, state.head + 1)
      let to = state.range.isEmpty ? next : state.range.upperBound
      plain.select(anchor: to, head: to)
    case .documentStart, .documentEnd:
      let to = motion == .documentStart ? 0 : state.characters.count
      plain.select(anchor: isExtending ? state.anchor : to, head: to)
    default: follow()
    }
  }

  /// Takes over a selection, once it is seen to be at borders.
  private mutating func follow() {
    let borders = plain.borders
    let selection = editing.selection
    guard let anchor = borders.firstIndex(of: selection.anchor),
      let head = borders.firstIndex(of: selection.head.offset)
    else { return }
    plain.select(anchor: anchor, head: head)
  }

  private mutating func select() {
    let (a, b) = (anywhere(), anywhere())
    editing.select(min(a, b)..<max(a, b))
    plain.composing = nil
    plain.select(
      anchor: plain.index(notBehind: max(0, min(a, b))),
      head: plain.index(notBehind: max(0, max(a, b))))
  }

  private mutating func place() {
    let units = TextGranularity.allCases
    let point = CGPoint(x: number(-10...110), y: number(-10...200))
    refresh()
    editing.placeCaret(
      at: layout.position(at: point), extending: number(0...2) == 0, by: units[number(0...2)])
    plain.composing = nil
    follow()
  }

  private mutating func compose() {
    let string = number(0...4) == 0 ? "" : pieces()
    let count = string.unicodeScalars.count
    let caret = number(0...count)
    editing.compose(string, selection: min(caret, number(0...count))..<caret)
    if string.isEmpty { plain.composing = nil } else { plain.compose(string) }
  }

  private mutating func commit() {
    guard plain.composing != nil else { return }
    guard number(0...2) > 0 else {
      editing.cancelComposition()
      return plain.composing = nil
    }
    let string = piece()
    editing.commit(string, at: time)
    plain.insert(string, at: time)
  }

  private mutating func undoOrRedo() {
    for _ in 0...number(0...3) {
      if number(0...2) < 2 {
        #expect(editing.canUndo == plain.canUndo)
        editing.undo()
        plain.undo()
      } else {
        #expect(editing.canRedo == plain.canRedo)
        editing.redo()
        plain.redo()
      }
    }
  }

  private mutating func outside() {
    var characters = plain.state.characters
    let start = number(0...characters.count)
    let end = number(start...min(characters.count, start + 6))
    characters.replaceSubrange(start..<end, with: Array(pieces()))
    let text = String(characters)
    editing.replaceAll(with: text)
    plain.replaceAll(with: text)
  }

  private mutating func drop() {
    let at = anywhere()
    let string = pieces()
    let index = plain.index(notBehind: at)
    editing.replace(at..<at, with: string, at: time)
    plain.composing = nil
    // An empty range inside a character means all of it.
    let end = max(index, plain.index(notBefore: max(0, min(at, editing.text.utf8.count))))
    plain.replace(
      index..<(plain.borders.contains(at) ? index : end), with: string, at: time, kind: .other)
  }

  private mutating func drag() {
    let target = number(0...plain.state.characters.count)
    let range = plain.state.range
    let bytes = plain.byte(range.lowerBound)..<plain.byte(range.upperBound)
    editing.moveText(bytes, to: plain.byte(target), at: time)
    plain.move(range, to: target, at: time)
  }

  private mutating func cut() {
    let range = plain.state.range
    let taken = range.isEmpty ? nil : String(plain.state.characters[range])
    #expect(editing.cut(at: time).map { Array($0.utf8) } == taken.map { Array($0.utf8) })
    plain.composing = nil
    if !range.isEmpty { plain.replace(range, with: "", at: time, kind: .other) }
  }

  private mutating func isSame() -> Bool {
    if let change = editing.change(since: seen) {
      let display = Array(editing.displayText.utf8)
      let put = display[change.range.lowerBound..<change.range.lowerBound + change.count]
      mirror.replaceSubrange(change.range, with: put)
      seen = editing.revision
    }
    let selection = editing.selection
    let display = Array(editing.displayText.utf8)
    return Array(editing.text.utf8) == plain.state.bytes && display == plain.display
      && display == mirror && seen == editing.revision
      && selection.anchor == plain.byte(plain.state.anchor)
      && selection.head.offset == plain.byte(plain.state.head)
      && (editing.composition == nil) == (plain.composing == nil) && displayIsAtBorders()
  }

  private func displayIsAtBorders() -> Bool {
    let text = editing.displayText
    let borders = text.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.utf8.count) }
    let shown = editing.displaySelection
    return borders.contains(shown.anchor) && borders.contains(shown.head.offset)
  }

  /// What to look at when a step went wrong.
  var account: String {
    """
    text \(editing.text.debugDescription), \(editing.selection), composition \
    \(String(describing: editing.composition))
    plain \(String(plain.state.characters).debugDescription), \(plain.byte(plain.state.anchor)) to \
    \(plain.byte(plain.state.head)); last choices \(trace.suffix(6))
    """
  }
}
