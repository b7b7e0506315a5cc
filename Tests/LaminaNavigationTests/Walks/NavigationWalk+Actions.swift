import Lamina
import LaminaTesting
import SeededRandom

extension NavigationWalk {
  /// Does something; returns what is wrong already.
  func act() -> String? {
    if drag != nil, chance(70) { return moveDrag() }
    let wasDragged = drag != nil
    let fault = actElse()
    if wasDragged { drag?.isAlone = false }
    return fault
  }

  private func actElse() -> String? {
    switch Int.random(in: 0..<40, using: &numbers) {
    case 0...4: push()
    case 5...8: goBack()
    case 9...14: changePath()
    case 15, 16: chooseTab()
    case 17...23: present()
    case 24...28: dismiss()
    case 29: presentAndDismiss()
    case 30: swap()
    case 31: openLink()
    case 32: return chance(30) ? reopenWindow() : pressBeside()
    case 33, 34: beginDrag()
    case 35: return excursion()
    case 36, 37: return pressBeside()
    case 38: removePresenter()
    default: type()
    }
    return nil
  }

  private func value() -> String {
    defer { state.next += 1 }
    return "\(state.next)"
  }

  /// Gives a place another path.
  private func set(_ path: [String], of place: String) {
    note("\(place) = \(path)")
    model.set(path, of: place)
    switch place {
    case "tab0": state.numbers = path.compactMap(Int.init)
    case "tab1": state.mixed = mixed(path)
    default: state.inner[place] = path.compactMap(Int.init)
    }
  }

  private func mixed(_ path: [String]) -> NavigationPath {
    var mixed = NavigationPath()
    for value in path {
      if let number = Int(value) { mixed.append(number) } else { mixed.append(value) }
    }
    return mixed
  }

  // MARK: Stacks

  private func push() {
    let link = harness.button("next \(model.visible)")
    guard model.hasStack, model.shown.last?.kind.isDialog != true else { return }
    note("push \(state.next) in \(model.place)")
    model.paths[model.place, default: []].append("\(state.next)")
    do { try link.press() } catch { note("NO LINK") }
    state.next += 1
  }

  private func goBack() {
    let way = Int.random(in: 0..<3, using: &numbers)
    guard model.canGoBack else { return way == 0 ? pressBackKey() : () }
    note("back by \(["key", "button", "dismiss"][way])")
    let page = model.visible
    model.set(model.paths[model.place, default: []].dropLast(), of: model.place)
    switch way {
    case 0: harness.press(.leftArrow, modifiers: .option)
    case 1: do { try harness.button("Back").press() } catch { note("NO BUTTON") }
    default: do { try harness.button("close \(page)").press() } catch { note("\(error)") }
    }
  }

  private func pressBackKey() {
    note("back, where there is none")
    harness.press(.leftArrow, modifiers: .option)
  }

  private func changePath() {
    var places = ["tab0", "tab1"]
    places += model.shown.filter(\.kind.hasStack).map(\.place)
    guard
      let place = chance(60) && model.hasStack ? model.place : places.randomElement(using: &numbers)
    else { return }
    var path = model.paths[place, default: []]
    switch Int.random(in: 0..<7, using: &numbers) {
    case 0, 1:
      for _ in 0..<Int.random(in: 1...3, using: &numbers) { path.append(value()) }
    case 2, 3: path.removeLast(min(path.count, Int.random(in: 1...3, using: &numbers)))
    case 4: path = (0..<Int.random(in: 0...3, using: &numbers)).map { _ in value() }
    case 5: path = path.reversed()
    default: path = place == "tab1" ? path + ["w\(value())"] : []
    }
    set(path, of: place)
  }

  // MARK: Tabs and links

  private func chooseTab() {
    let tab = Int.random(in: 0...2, using: &numbers)
    note("tab \(tab)")
    if model.shown.isEmpty, chance(50) {
      // A press on the tab that is chosen goes to the root of its stack.
      if tab == model.tab { return }
      do { try harness.find(.tab, ["Zero", "One", "Two"][tab]).press() } catch { note("\(error)") }
    } else {
      state.tab = tab
    }
    model.tab = tab
  }

  private func openLink() {
    let tab = Int.random(in: 0...2, using: &numbers)
    let path = (0..<Int.random(in: 0...3, using: &numbers)).map { _ in value() }
    note("link to \(tab) \(path)")
    model.tab = tab
    if tab < 2 { model.set(path, of: "tab\(tab)") }
    model.wanted = []
    let address = "walk://\(tab)/\(path.joined(separator: "/"))"
    if let url = URL(string: address) { harness.graph.open(url) }
  }

  private func reopenWindow() -> String? {
    note("another window")
    model.shown = []
    model.asked = [:]
    return reopen()
  }

  // MARK: Presentations

  private func present() {
    let depth =
      chance(70) ? model.shown.count : Int.random(in: 0...model.shown.count, using: &numbers)
    guard depth <= 3, depth == 0 || !model.shown[depth - 1].kind.isDialog else { return }
    let kind = WalkKind.allCases.randomElement(using: &numbers) ?? .sheet
    let place = depth == 0 ? "tab\(model.tab)" : model.shown[depth - 1].place
    let page = chance(40) ? model.page(of: place) : nil
    want(WalkKey(depth: depth, page: page, kind: kind))
  }

  private func want(_ key: WalkKey) {
    guard !model.wanted.contains(key) else { return }
    note("present \(key)")
    model.wanted.append(key)
    state.wanted.append(key)
  }

  private func unwant(_ key: WalkKey) {
    note("dismiss \(key)")
    model.wanted.removeAll { $0 == key }
    state.wanted.removeAll { $0 == key }
  }

  private func dismiss() {
    guard let top = model.shown.last else { return }
    if chance(40), let some = model.wanted.randomElement(using: &numbers) { return unwant(some) }
    if chance(50) { return escape(from: top) }
    guard top.kind.isDialog else { return unwant(top) }
    note("fine")
    model.wanted.removeAll { $0 == top }
    do { try harness.button("Fine").press() } catch { note("\(error)") }
  }

  /// Escape ends all but a cover.
  private func escape(from top: WalkKey) {
    note("escape")
    if top.kind != .cover { model.wanted.removeAll { $0 == top } }
    harness.press(.escape)
  }

  /// One thing comes and goes in a turn.
  private func presentAndDismiss() {
    let key = WalkKey(depth: model.shown.count, page: nil, kind: .sheet)
    guard !model.wanted.contains(key), key.depth <= 3 else { return }
    want(key)
    unwant(key)
  }

  /// One thing goes and another comes in a turn, at the same level.
  private func swap() {
    guard let top = model.shown.last else { return }
    unwant(top)
    let kind = WalkKind.allCases.randomElement(using: &numbers) ?? .sheet
    want(WalkKey(depth: top.depth, page: top.page, kind: kind))
  }

  /// The page goes from which something is presented, or that lies below.
  private func removePresenter() {
    guard let key = model.shown.last(where: { $0.page != nil }), let page = key.page else { return }
    set([], of: String(page.split(separator: " ")[0]))
  }

  /// Presses at a point beside what is presented, of which nothing below may hear.
  private func pressBeside() -> String? {
    guard let top = model.shown.last else { return nil }
    let point = CGPoint(
      x: Double.random(in: 0...720, using: &numbers), y: Double.random(in: 0...520, using: &numbers)
    )
    let frame = harness.find(.dialog).elements.first?.frame ?? .zero
    guard !frame.insetBy(dx: -40, dy: -40).contains(point) else { return nil }
    note("press at \(point)")
    let before = state.presses
    harness.tap(at: point)
    // In the first moment of a movement the press may be too early.
    let ends = top.kind == .popover || top.kind == .confirmation
    if ends, wasAtRest || !state.wanted.contains(top) { model.wanted.removeAll { $0 == top } }
    return state.presses == before ? nil : "The press reached \(state.presses.last ?? "")."
  }
}
