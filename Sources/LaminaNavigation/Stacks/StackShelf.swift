import LaminaDisplay

/// The views of some neighbouring screens of a stack, in an element of their own.
///
/// ```
///  stack ─┬─ shelf: screens 0 to 31      rests as a whole: nothing looks into it
///         ├─ shelf: screens 32 to 63     rests
///         └─ shelf: screens 64, 65, 66   the screen in sight, and those below
/// ```
/// So a push onto a thousand screens costs what it costs on a few.
@MainActor
final class StackShelf {
  private static let capacity = 32

  let element: Element
  private var screens: [StackEntry] = []
  private var isChanged = true

  private init(in stack: Element) {
    element = stack.make(ShelfView(), stack.environment)
  }

  var isEmpty: Bool { screens.isEmpty }

  /// Makes the view of a screen.
  func show<V: View>(_ view: V, of entry: StackEntry, _ environment: EnvironmentValues) {
    element.childPresence = entry.presence
    entry.element = element.make(view, environment)
    element.childPresence = nil
    if !screens.contains(where: { $0 === entry }) { screens.append(entry) }
    isChanged = true
  }

  /// Takes down the view of a screen.
  func clear(_ entry: StackEntry) {
    entry.element?.unmount()
    entry.element = nil
    screens.removeAll { $0 === entry }
    isChanged = true
  }

  /// Brings the element in line with the screens.
  func settle() {
    guard isChanged else { return }
    isChanged = false
    element.setChildren(screens.compactMap(\.element))
  }

  /// The shelf for a screen at some height, made where there is none.
  static func shelf(at height: Int, of shelves: inout [StackShelf], in stack: Element)
    -> StackShelf
  {
    while shelves.count <= height / capacity { shelves.append(StackShelf(in: stack)) }
    return shelves[height / capacity]
  }
}

/// What a shelf's element stands for: the screens on it that are shown.
private struct ShelfView: PrimitiveView {
  func update(_ element: Element) {}
}
