import LaminaContents
import LaminaDisplay
import LaminaInput
import Observation
import Foundation

/// The open entries of a pop-up: where keys have come to, what is typed to find one.
///
/// Only entries in sight exist, so keys go by number here, and not by what is on screen.
@MainActor
final class PickerMenu: MenuRows, @MainActor Observable {
  /// How far Page Up and Page Down go, in entries.
  private static let page = 10
  /// How many entries are looked at in one frame for what is typed.
  private static let perFrame = 64
  private let registrar = ObservationRegistrar()
  let menu: MenuModel
  var model: PickerModel
  private var place: Int?
  /// The names of the entries that are in sight, by their nodes.
  private var names: [Node.ID: Int] = [:]
  private var letters = TypedLetters()
  /// Brings an entry in sight.
  var reveal: (Int) -> Void = { _ in }
  /// Makes entries that are not in sight, to look at what they say.
  weak var reader: Element?

  init(_ element: Element, _ model: PickerModel) {
    menu = MenuModel(element)
    self.model = model
    menu.rows = self
    element.onUnmount { [weak graph = element.graph, menus = element.graph.menus, menu] in
      menus.removed(menu, graphIsAlive: graph != nil)
    }
  }

  /// The entry that Return would choose; reading it is tracked.
  var cursor: Int? {
    get {
      registrar.access(self, keyPath: \.cursor)
      return place
    }
    set {
      if newValue == place { return }
      registrar.withMutation(of: self, keyPath: \.cursor) { place = newValue }
    }
  }

  private var graph: ViewGraph? { menu.element?.graph }

  func open(byKeyboard: Bool) {
    names = [:]
    cursor = byKeyboard ? model.chosen ?? model.next(0, by: 1) : nil
    graph?.menus.open(menu, byKeyboard: byKeyboard)
  }

  /// Opens with the keys that pop-ups open with.
  func opens(with event: KeyEvent) -> Bool {
    guard event.isPlain, event.key == .downArrow || event.key == .upArrow else { return false }
    open(byKeyboard: true)
    return true
  }

  /// An entry stands in the menu.
  func note(_ number: Int, _ id: Node.ID) { names[id] = number }

  // MARK: Keys

  /// Where the pointer or keys are.
  private var current: Int? { menu.highlighted.flatMap { names[$0] } ?? place }

  func keyDown(_ event: KeyEvent) -> Bool {
    let last = model.options.count - 1
    switch event.key {
    case .downArrow: move(from: current.map { $0 + 1 } ?? model.chosen ?? 0, by: 1)
    case .upArrow: move(from: current.map { $0 - 1 } ?? model.chosen ?? last, by: -1)
    case .home: move(from: 0, by: 1)
    case .end: move(from: last, by: -1)
    case .pageDown: move(from: min(last, (current ?? 0) + Self.page), by: -1)
    case .pageUp: move(from: max(0, (current ?? 0) - Self.page), by: 1)
    case .leftArrow, .rightArrow: break
    case .space where letters.isTyping(at: graph?.now ?? 0): type(" ")
    case .return, .space: if !event.isRepeat { chooseCurrent() }
    case .character(let letter) where event.isPlain: type(letter)
    default: return false
    }
    return true
  }

  private func move(from start: Int, by step: Int) {
    if let number = model.next(start, by: step) { go(to: number) }
  }

  private func go(to number: Int) {
    menu.highlighted = nil
    cursor = number
    reveal(number)
  }

  private func chooseCurrent() {
    guard let current, model.canChoose(current) else { return }
    menu.choose { model.choose(current) }
  }

  // MARK: Letters

  private func type(_ letter: Character) {
    guard let graph, model.options.count > 0 else { return }
    letters.type(letter, at: graph.now)
    let start = current.map { letters.goesOn ? $0 + 1 : $0 } ?? 0
    search(from: start, looked: 0, number: letters.number)
  }

  /// Looks at some entries, and at more in the next frame.
  private func search(from start: Int, looked: Int, number: Int) {
    guard number == letters.number, menu.isOpen else { return }
    let count = model.options.count
    let end = min(looked + Self.perFrame, count)
    for step in looked..<max(looked, end) {
      let entry = (start + step) % count
      if begins(entry), model.canChoose(entry) { return go(to: entry) }
    }
    guard end < count else { return }
    graph?.afterUpdate { [weak self] in self?.search(from: start, looked: end, number: number) }
  }

  private func begins(_ entry: Int) -> Bool {
    let wanted = letters.wanted
    let options: String.CompareOptions = [.anchored, .caseInsensitive, .diacriticInsensitive]
    return words(of: entry).contains { $0.range(of: wanted, options: options) != nil }
  }

  /// What an entry says; one that does not exist is made for it.
  private func words(of entry: Int) -> [String] {
    if let element = model.state(entry)?.element, element.isMounted {
      return NodeWords(element.shownOutputs).all
    }
    guard let reader else { return [] }
    reader.setChild(0, to: model.options.view(entry).id(entry))
    let child = reader.children[0]
    child.resolve()
    return NodeWords(child.shownOutputs).all
  }
}

/// Stands in an open menu to have entries made in it that are out of sight.
struct EntryReader: PrimitiveView {
  let popUp: PickerMenu

  func update(_ element: Element) { popUp.reader = element }
  func nodes(_ element: Element) -> [Node] { [] }
}
