import Lamina
import LaminaRoutes
import LaminaTesting
import LaminaWireframeViews
import LaminaWireframes
import SeededRandom

/// Walks through a wireframe by actions, ports, links, undo and what a person does, and compares what is in
/// sight with what the state says.
@MainActor final class WireframeWalk {
  private var numbers: SeededNumbers
  private let wireframe = Wireframe(WireframeTree(WireframeWalk.map), scheme: "walk")
  private let harness: Harness
  private(set) var log: [String] = []
  /// How many navigations were asked for by ports, and how many have ended.
  private var asked = 0
  private var ended = 0
  private var screens = 0

  private static var map: WireframeMap {
    WireframeMap {
      for code in ["A", "B", "C"] {
        WireframeScreen(code, class: "\(code)View", builder: "screen")
        WireframeDestination(code, "Push", to: "B", by: .animatedPush)
        WireframeDestination(code, "Sheet", to: "C", by: .sheet)
        WireframeDestination(code, "Back", by: .animatedPop)
        WireframeDestination(code, "Away", by: .animatedDismiss)
      }
      WireframeScreen("Sure", builder: "alert")
      WireframeLink("walk://open/<int:number>", to: "A-Push")
    }
  }

  init(seed: UInt64) {
    numbers = SeededNumbers(seed: seed)
    wireframe.register(builderName: "screen") { Screen(scope: $0) }
    wireframe.start(
      .tabs([.init("one", .stack("A")), .init("two", .stack("B"))], selection: "one"))
    harness = Harness(size: CGSize(width: 700, height: 500), scale: 0.25) { [wireframe] in
      WireframeView(wireframe)
    }
  }

  private struct Screen: View {
    let scope: WireframeScope
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      VStack {
        Text("at \(scope.code) \(scope.parameters["number"].map { "\($0)" } ?? "-")")
        Button("finish") { scope.finish(with: .string("done")) }
        Button("dismiss") { dismiss() }
      }
    }
  }

  /// Takes a step; returns what is wrong after it.
  func step() async -> String? {
    await act()
    harness.settle()
    await pass(Bool.random(using: &numbers) ? 0.1 : 1.2)
    guard let fault = fault else { return nil }
    await pass(1.2)
    // A movement that was under way may have ended by now; what is wrong still is a fault.
    guard self.fault != nil else { return nil }
    return "\(fault)\nafter: \(log.suffix(12).joined(separator: "; "))\n\(harness.semanticTree)"
  }

  /// What is wrong once all that moves is at rest: a navigation whose end was never told.
  func rest() async -> String? {
    await pass(3)
    return asked == ended ? nil : "Of \(asked) navigations \(ended) have ended."
  }

  private func pass(_ seconds: Double) async {
    for _ in 0..<max(1, Int(seconds / 0.1)) {
      await Task.yield()
      harness.clock.advance(by: 0.1)
      harness.settle()
    }
  }

  private var fault: String? {
    if let problem = wireframe.state.problems.first { return problem.description }
    guard let visible = wireframe.state.front?.visible else { return "Nothing is visible." }
    let name =
      visible.code == "Sure"
      ? "at Sure" : "at \(visible.code) \(visible.parameters["number"].map { "\($0)" } ?? "-")"
    let seen = Set(harness.semanticTree.all.compactMap(\.label).filter { $0.hasPrefix("at ") })
    return seen == [name] ? nil : "In sight is \(seen.sorted()), and not \(name)."
  }

  // MARK: Actions

  private func request() -> ScreenRequest {
    screens += 1
    let code = ["A", "B", "C"].randomElement(using: &numbers) ?? "A"
    return ScreenRequest(code, ["number": .integer(screens)])
  }

  private func act() async {
    switch Int.random(in: 0..<20, using: &numbers) {
    case 0...3:
      apply(
        .push((0..<Int.random(in: 1...2, using: &numbers)).map { _ in request() }, from: .front))
    case 4, 5: apply(.pop(Int.random(in: 1...2, using: &numbers), from: .front))
    case 6:
      apply(
        .setPath((0..<Int.random(in: 0...3, using: &numbers)).map { _ in request() }, of: .front))
    case 7...9: present()
    case 10: apply(.dismiss(.front))
    case 11: apply(.selectTab(Bool.random(using: &numbers) ? "one" : "two", from: .front))
    case 12: open()
    case 13: undo()
    case 14, 15: byPort()
    case 16: press(.escape, "escape")
    case 17: press(.leftArrow, "back", [.option])
    case 18: button("finish")
    default: button("dismiss")
    }
  }

  private func apply(_ action: NavigationAction) {
    log.append(
      "\(action)".replacing("LaminaRoutes.", with: "").replacing(
        "ScreenParameters(values:", with: "("
      ).replacing("ParameterValue", with: "").replacing("NavigationPlace", with: "").replacing(
        "NavigationTemplate", with: ""
      ).replacing("ScreenRequest", with: ""))
    wireframe.apply(action)
  }

  private func present() {
    let style = PresentationStyle.allCases.randomElement(using: &numbers) ?? .sheet
    if style.holdsContainers { return apply(.present(.stack(request()), as: style, from: .front)) }
    let alert = ScreenRequest("Sure", ["title": "at Sure", "actions": .array([.string("Yes")])])
    apply(.present(.screen(alert), as: style, from: .front))
  }

  private func open() {
    screens += 1
    log.append("link \(screens)")
    do { try wireframe.open("walk://open/\(screens)") } catch { log.append("\(error)") }
  }

  private func undo() {
    log.append("undo")
    wireframe.undo()
  }

  private func byPort() {
    guard let code = wireframe.state.front?.visible.code, code != "Sure" else { return }
    let port = ["Push", "Sheet", "Back", "Away"].randomElement(using: &numbers) ?? "Push"
    screens += 1
    log.append("\(code)-\(port)")
    asked += 1
    let number = ParameterValue.integer(screens)
    Task {
      await wireframe.navigateTo(
        port: port, params: ["number": number], from: Source(screenCode: code))
      ended += 1
    }
  }

  private struct Source: WireframeSource { let screenCode: String }

  private func press(_ key: Key, _ name: String, _ modifiers: EventModifiers = []) {
    log.append(name)
    harness.press(key, modifiers: modifiers)
  }

  private func button(_ name: String) {
    log.append(name)
    try? harness.button(name).press()
  }
}
