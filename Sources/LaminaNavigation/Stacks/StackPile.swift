import LaminaDisplay
import LaminaGeometry
import LaminaRoutes

/// The screens of a stack: which there are, which are seen, and which are evaluated.
@MainActor
final class StackPile {
  /// The root, and what is above it.
  private(set) var entries: [StackEntry] = []
  /// What is on its way out of sight, and whether that is seen above the top.
  private(set) var leaving: [StackEntry] = []
  private var isLeavingAbove = true
  /// How many of the screens stand for values of the path.
  private(set) var valueCount = 0
  /// Below this height no screen is shown, and all rest.
  private var lowest = 0
  private var latestID = 0
  /// The views of the screens.
  private var shelves: [StackShelf] = []
  private weak var presence: Presence?

  /// Makes the pile with the root alone.
  init(in presence: Presence?) {
    self.presence = presence
    entries = [makeEntry(nil)]
    entries[0].show(true)
  }

  private func makeEntry(_ content: StackContent?) -> StackEntry {
    latestID += 1
    return StackEntry(NavigationID(rawValue: latestID), content, in: presence)
  }

  var top: StackEntry? { entries.last }

  /// What is shown, from below.
  var visible: [StackEntry] {
    let shown = entries[lowest...].filter(\.isVisible)
    return isLeavingAbove ? shown + leaving : shown.dropLast() + leaving + shown.suffix(1)
  }

  /// What is evaluated: what is shown, and the screen below that, whose links may have pushed it.
  var awake: [StackEntry] {
    let upper = entries.indices.dropFirst(lowest).map { ($0, entries[$0]) }
    let awake = upper.filter { height, entry in entry.isVisible || height == entries.count - 2 }
    // The root is made first: it has the destinations. What it is handed, it hears of wherever it is.
    let isCovered = lowest > 0 || awake.first?.0 != 0
    let root = entries.prefix(1).filter {
      isCovered && ($0.element == nil || $0.isStale && $0.presence.listens)
    }
    return root + awake.map(\.1) + leaving
  }

  /// How many screens stay where so many values of the path do: what links have pushed stays above values that
  /// stay, and below those that come.
  func height(ofValues count: Int) -> Int {
    var (height, values) = (entries.count, valueCount)
    while values > count {
      height -= 1
      if entries[height].isValue { values -= 1 }
    }
    return height
  }

  // MARK: Changes

  /// Takes off all from a height on, and puts others there; returns what was taken off.
  func replace(from height: Int, by contents: [StackContent]) -> [StackEntry] {
    let gone = Array(entries[height...])
    let come = contents.map { makeEntry($0) }
    entries.replaceSubrange(height..., with: come)
    valueCount += come.count(where: \.isValue) - gone.count(where: \.isValue)
    lowest = min(lowest, max(0, height - 2))
    return gone
  }

  /// A screen that was taken off is seen until `settle`: above the top, or right below it.
  func keep(_ entry: StackEntry, above isAbove: Bool) {
    leaving.append(entry)
    isLeavingAbove = isAbove
  }

  /// Has all rest that are neither shown nor right below the top.
  func layToRest() {
    for height in lowest..<entries.count {
      let entry = entries[height]
      let rests = !entry.isVisible && height < entries.count - 2
      if rests != entry.presence.rests { entry.presence.rests = rests }
    }
  }

  /// Only what is on top is seen, in its place; returns what has left.
  func settle() -> [StackEntry] {
    defer { leaving = [] }
    for entry in entries[lowest...] where entry !== top {
      entry.show(false)
      entry.position = StackMetrics.below
    }
    top?.position = 0
    layToRest()
    lowest = max(0, entries.count - 2)
    return leaving
  }

  // MARK: Views

  /// Makes the view of a screen in the place of the one that it has.
  func show<V: View>(
    _ view: V, of entry: StackEntry, in stack: Element, _ environment: EnvironmentValues
  ) {
    entry.element?.unmount()
    entry.element = nil
    let height = entries.lastIndex { $0 === entry } ?? entries.count
    let shelf = entry.shelf ?? StackShelf.shelf(at: height, of: &shelves, in: stack)
    entry.shelf = shelf
    shelf.show(view, of: entry, environment)
  }

  /// Takes down the view of a screen.
  func end(_ entry: StackEntry) {
    entry.show(false)
    entry.shelf?.clear(entry)
    entry.shelf = nil
  }

  /// The shelves with the views of all screens.
  func settledShelves() -> [Element] {
    while let last = shelves.last, last.isEmpty { shelves.removeLast() }
    for shelf in shelves { shelf.settle() }
    return shelves.map(\.element)
  }
}
