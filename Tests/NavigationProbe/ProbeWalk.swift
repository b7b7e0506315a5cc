import Foundation
import Lamina
import LaminaRoutes
import LaminaTesting
import LaminaWireframeViews
import LaminaWireframes

/// Both faces in windows without a display, and the store that keeps what they show.
@MainActor final class ProbeWalk {
  private let store: RestorationStore
  private let model = ProbeModel()
  private let harness: Harness
  private let wireframe: Wireframe
  private let screens: Harness

  init(_ store: RestorationStore) {
    self.store = store
    harness = Harness(restoration: store) { [model] in ProbeWindow(model: model) }
    let kept = store.value(Data.self, forKey: "wireframe")
    // Every other run is one of a program that has one screen less.
    let made = Self.wireframe(isSmaller: model.shown % 2 == 1)
    (wireframe, screens) = (made, Harness { WireframeView(made) })
    if let kept { restore(kept) } else { wireframe.start(.stack("Home")) }
    settle()
  }

  /// The number of the step that is shown.
  var step: Int { model.shown }

  private func restore(_ kept: Data) {
    do { try wireframe.restore(from: kept) } catch { wireframe.start(.screen("Home")) }
  }

  private static func wireframe(isSmaller: Bool) -> Wireframe {
    let map = WireframeMap {
      WireframeScreen("Home", builder: "screen")
      WireframeScreen("Page", builder: "screen")
      if !isSmaller { WireframeScreen("Old", builder: "screen") }
      WireframeScreen("Sheet", builder: "screen")
    }
    let wireframe = Wireframe(WireframeTree(map))
    wireframe.register(builderName: "screen") { scope in
      Text("\(scope.code) \(scope.parameters["step"].map { "\($0)" } ?? "")")
    }
    return wireframe
  }

  private func settle() {
    harness.advance(by: 0.1)
    screens.advance(by: 0.1)
  }

  // MARK: Steps

  func goOn() {
    let next = ProbeStep(step + 1)
    model.goal = next
    move(to: next)
    if let kept = try? wireframe.state.encoded() { store.set(kept, forKey: "wireframe") }
    settle()
  }

  private func move(to step: ProbeStep) {
    wireframe.apply(.dismiss(.front))
    let path = step.path.map { Self.request($0, step) }.filter { wireframe.tree.declares($0.code) }
    wireframe.apply(.setPath(path, of: .front))
    if step.hasSheet {
      wireframe.apply(.present(.stack("Sheet"), as: .sheet, from: .front))
    }
  }

  private static func request(_ value: Int, _ step: ProbeStep) -> ScreenRequest {
    let code = value % 3 == 0 ? "Old" : "Page"
    return ScreenRequest(code, ["step": .integer(step.number), "value": .integer(value)])
  }

  // MARK: What is wrong

  /// What is shown and is not to be at this step; nil when all is as it is to be.
  func fault(isRestored: Bool) -> String? {
    harness.advance(by: isRestored ? 1 : 0)
    let step = ProbeStep(step)
    guard harness.exists(step.visible) else {
      return "\(step.visible) is not in \(harness.semanticTree)"
    }
    if let problem = wireframe.state.problems.first { return problem.description }
    return screenFault(step)
  }

  /// The stack has the step's screens, and none that the map does not know: an earlier run may have dropped
  /// those for good.
  private func screenFault(_ step: ProbeStep) -> String? {
    let screens = wireframe.state.front?.content.screens.dropFirst().map(\.request) ?? []
    let wanted = step.path.map { Self.request($0, step) }
    if screens.filter({ $0.code == "Page" }) != wanted.filter({ $0.code == "Page" }) {
      return "The stack is \(screens)."
    }
    return screens.allSatisfy { wireframe.tree.declares($0.code) } ? nil : "A screen is unknown."
  }
}
