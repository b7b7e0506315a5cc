import LaminaDisplay
package import LaminaGeometry
package import LaminaInput

/// What was typed into a list to find a row.
package struct TypedLetters {
  /// How long one may think between two letters, in seconds.
  private static let patience: TimeInterval = 1
  private(set) var text = ""
  private var last = -TimeInterval.infinity
  /// Counts what was typed, so that a search knows that another began.
  package private(set) var number = 0

  package init() {}

  package func isTyping(at time: TimeInterval) -> Bool {
    !text.isEmpty && time - last <= Self.patience
  }

  package mutating func type(_ letter: Character, at time: TimeInterval) {
    if !isTyping(at: time) { text = "" }
    text.append(letter)
    (last, number) = (time, number + 1)
  }

  /// What a row has to begin with: the same letter again and again goes on from row to row.
  package var wanted: String { goesOn ? String(text.prefix(1)) : text }
  /// Whether the row that was found last does not count.
  package var goesOn: Bool { Set(text.lowercased()).count <= 1 }
}

/// Letters that are typed go to the next row that begins with them.
extension ListModel {
  /// How many rows are looked at in one frame.
  private static let perFrame = 64

  /// Takes a letter; whether it was one.
  package func typeLetter(_ event: KeyEvent) -> Bool {
    guard event.isPlain, let letter = letter(event), rows.count > 0 else { return false }
    letters.type(letter, at: graph.now)
    let from = preferredRow ?? currentRow
    let start = from.map { letters.goesOn ? $0 + 1 : $0 } ?? 0
    search(
      from: start % rows.count, looked: 0, number: letters.number, listing: window?.reading)
    return true
  }

  private func letter(_ event: KeyEvent) -> Character? {
    switch event.key {
    case .character(let letter): letter
    case .space where letters.isTyping(at: graph.now): " "
    default: nil
    }
  }

  /// Looks at some rows, and at more in the next frame.
  private func search(from start: Int, looked: Int, number: Int, listing: Int?) {
    guard number == letters.number, listing == window?.reading else { return }
    let end = min(looked + Self.perFrame, rows.count)
    for step in looked..<max(looked, end) {
      let row = (start + step) % rows.count
      guard rows.kind(row) == .row, begins(row) else { continue }
      return choose(row)
    }
    guard end < rows.count else { return }
    graph.afterUpdate { [weak self] in
      self?.search(from: start, looked: end, number: number, listing: listing)
    }
  }

  private func choose(_ row: Int) {
    if isSelectable {
      move(to: row, extends: false)
    } else {
      seek(row, by: 0, isInner: true, from: row)
    }
  }

  private func begins(_ row: Int) -> Bool {
    guard !isSelectable || tag(at: row) != nil else { return false }
    let wanted = letters.wanted
    return words(of: row).contains { words in
      let options: String.CompareOptions = [.anchored, .caseInsensitive, .diacriticInsensitive]
      return words.range(of: wanted, options: options) != nil
    }
  }

  /// What a row says, and its first text; one that does not exist is made for it.
  private func words(of row: Int) -> [String] {
    guard let window else { return [] }
    if let slot = window.stock[row], slot.isCurrent {
      return NodeWords(slot.element.shownOutputs).all
    }
    guard let element = window.glance(at: row) else { return [] }
    element.resolve()
    defer { element.unmount() }
    return NodeWords(element.shownOutputs).all
  }
}
