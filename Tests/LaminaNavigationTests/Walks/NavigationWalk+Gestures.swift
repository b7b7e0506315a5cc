import Lamina
@testable import LaminaNavigation
import LaminaTesting
import SeededRandom

extension NavigationWalk {
  // MARK: Drags

  func beginDrag() {
    guard drag == nil, model.canGoBack else { return }
    let frame =
      model.shown.isEmpty
      ? CGRect(x: 0, y: 0, width: 720, height: 520)
      : harness.find(.dialog).elements.first?.frame ?? .zero
    let stack =
      model.shown.last?.kind == .cover ? CGRect(x: 160, y: 110, width: 400, height: 300) : frame
    let start = CGPoint(x: stack.minX + 6, y: stack.midY + 100)
    note("drag begins at \(start)")
    harness.pointerDown(at: start)
    drag = WalkDrag(start: start, width: stack.width, isAlone: wasAtRest)
  }

  /// Moves the drag, gives it up, or ends it.
  func moveDrag() -> String? {
    guard var drag else { return nil }
    if chance(60) {
      drag.x = CGFloat.random(in: 0...drag.width * 0.9, using: &numbers)
      note("drag to \(drag.x)")
      self.drag = drag
      harness.move(to: CGPoint(x: drag.start.x + drag.x, y: drag.start.y))
      return nil
    }
    note("drag ends")
    self.drag = nil
    harness.advance(by: 0.5)
    harness.pointerUp(at: CGPoint(x: drag.start.x + drag.x, y: drag.start.y))
    return takeEnd(of: drag)
  }

  /// What a drag ended in: the screen is gone, or is where it was.
  private func takeEnd(of drag: WalkDrag) -> String? {
    var gone = model
    if gone.canGoBack { gone.set(gone.paths[gone.place, default: []].dropLast(), of: gone.place) }
    let isGone = path(of: model.place) == gone.paths[model.place]
    if isGone { model = gone }
    return nil
  }

  private func path(of place: String) -> [String] {
    switch place {
    case "tab0": state.numbers.map { "\($0)" }
    case "tab1": state.mixed.values.map { "\($0.base)" }
    default: state.inner[place, default: []].map { "\($0)" }
    }
  }

  // MARK: Typing

  func type() {
    guard model.shown.last?.kind.isDialog != true, drag == nil else { return }
    let page = model.visible
    let field = harness.textField("field \(page)")
    note("type into \(page)")
    do { try field.focus() } catch { note("\(error)") }
    let before = state.texts[page, default: ""]
    harness.type("x")
    if state.texts[page] != before + "x" { note("WROTE \(state.texts)") }
  }

  /// Goes somewhere and comes back: the field that had the focus has it again.
  func excursion() -> String? {
    guard drag == nil, model.wanted == model.shown, model.shown.count < 4,
      model.shown.last?.kind.isDialog != true
    else { return nil }
    rest()
    let page = model.visible
    do { try harness.textField("field \(page)").focus() } catch { return "\(error)" }
    let kind = WalkKind.allCases.randomElement(using: &numbers) ?? .sheet
    let key = WalkKey(depth: model.shown.count, page: chance(50) ? page : nil, kind: kind)
    note("excursion from \(page) to \(key)")
    state.wanted.append(key)
    harness.advance(by: Double.random(in: 0...0.6, using: &numbers))
    if harness.exists("at \(page)") { return "It did not come." }
    state.wanted.removeAll { $0 == key }
    rest()
    let holder = harness.semanticTree.all.first(where: \.isFocused)?.label ?? "nothing"
    return holder == "field \(page)" ? nil : "The focus is at \(holder)."
  }
}
