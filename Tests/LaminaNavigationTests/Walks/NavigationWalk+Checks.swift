import Lamina
@testable import LaminaNavigation
import LaminaTesting

extension NavigationWalk {
  /// Goes on with that of the possible outcomes which the window shows.
  func differenceAfterTurn() -> String? {
    let outcomes = model.outcomes
    guard let next = outcomes.first(where: { difference(from: $0) == nil }) else {
      return outcomes.first.flatMap { difference(from: $0) }
    }
    model = next
    return nil
  }

  func difference() -> String? { difference(from: model) ?? focusFault() }

  private func difference(from model: WalkModel) -> String? {
    if state.tab != model.tab { return "The tab is \(state.tab)." }
    if state.numbers.map({ "\($0)" }) != model.paths["tab0", default: []] {
      return "The path is \(state.numbers)."
    }
    if state.mixed.values.map({ "\($0.base)" }) != model.paths["tab1", default: []] {
      return "The mixed path is \(state.mixed.values)."
    }
    for (place, path) in state.inner where path.map({ "\($0)" }) != model.paths[place, default: []]
    {
      return "The path in \(place) is \(path)."
    }
    if state.wanted != model.wanted { return "Wanted is \(state.wanted)." }
    let styles = harness.graph.presentations.shown.map { "\($0.style)" }
    if styles != model.shown.map(\.kind.rawValue) { return "Presented are \(styles)." }
    return sightFault(model)
  }

  /// What is in sight and is not to be, or the other way round.
  private func sightFault(_ model: WalkModel) -> String? {
    let all = harness.semanticTree.all
    let pages = Set(all.compactMap(\.label).filter { $0.hasPrefix("at ") })
    if pages != ["at \(model.visible)"] {
      return "In sight is \(pages.sorted()), and not \(model.visible)."
    }
    let titles = Set(all.compactMap(\.label).filter { $0.hasPrefix("title ") })
    let hasTitle = model.shown.last.map(\.kind.hasStack) ?? true
    if titles != (hasTitle ? ["title \(model.visible)"] : []) {
      return "The titles are \(titles.sorted())."
    }
    let dialogs = all.count { $0.role == .dialog }
    return dialogs == (model.shown.isEmpty ? 0 : 1) ? nil : "There are \(dialogs) dialogs."
  }

  /// What has the focus is in sight.
  func focusFault() -> String? {
    guard let focused = harness.graph.focus.focused else { return nil }
    if harness.semanticTree.element(focused) != nil { return nil }
    let holders = harness.semanticTree.all.filter(\.isFocused)
    return holders.isEmpty ? "What has the focus cannot be seen." : nil
  }

  /// What is wrong once nothing moves.
  func faultAtRest() -> String? {
    let kept = harness.graph.keptCounts
    if kept["presented"] != model.shown.count { return "Presented are \(kept["presented"] ?? 0)." }
    if model.shown.isEmpty, model.wanted.isEmpty, kept["presentations waiting"] != 0 {
      return "Something waits that is not wanted."
    }
    return tabFault() ?? pressFault() ?? (chance(20) ? freshFault() : nil)
  }

  /// Tab goes to what is in sight only.
  private func tabFault() -> String? {
    guard chance(20) else { return nil }
    for _ in 0..<7 {
      harness.press(.tab)
      if let fault = focusFault() { return fault }
      let focused = harness.semanticTree.all.first(where: \.isFocused)?.label ?? ""
      let words = focused.split(separator: " ", maxSplits: 1)
      if words.count == 2, focused.contains(" root"), words[1] != model.visible {
        return "The focus is at \(focused)."
      }
    }
    harness.graph.focus.focus(nil, byKeyboard: false)
    return nil
  }

  /// A press on what is in sight does what it does, once.
  private func pressFault() -> String? {
    if model.shown.last?.kind.isDialog == true { return nil }
    let before = state.presses.count
    harness.tap("press \(model.visible)")
    let made = Array(state.presses[before...])
    return made == ["button \(model.visible)"] ? nil : "A press made \(made)."
  }

  /// A window that is opened on the same state shows the same.
  private func freshFault() -> String? {
    guard model.canBeginAnew else { return nil }
    harness.graph.focus.focus(nil, byKeyboard: false)
    let live = harness.semanticTree.description
    let wanted = state.wanted
    state.wanted = model.shown
    defer { state.wanted = wanted }
    let fresh = NavigationWalk.window(state)
    fresh.advance(by: 1.2)
    fresh.graph.focus.focus(nil, byKeyboard: false)
    let shown = fresh.semanticTree.description
    return shown == live ? nil : "A fresh window shows\n\(shown)\n— the live one"
  }
}
