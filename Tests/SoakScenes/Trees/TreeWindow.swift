import Lamina
import LaminaHeadless
import LaminaTesting
import Observation

/// A window with a tree in it.
final class TreeWindow {
  @Observable fileprivate final class Model {
    var scene: TreeScene
    init(_ scene: TreeScene) { self.scene = scene }
  }

  private struct Shown: View {
    let model: Model
    var body: some View {
      ViewTreeView(tree: model.scene.tree)
        .disabled(model.scene.isDisabled)
        .environment(\.layoutDirection, model.scene.isRightToLeft ? .rightToLeft : .leftToRight)
    }
  }

  private let model: Model
  private let executor = DeterministicExecutor()
  private let waits: Bool
  let harness: Harness

  init(_ scene: TreeScene, waits: Bool, size: CGSize? = nil) {
    let model = Model(scene)
    (self.model, self.waits) = (model, waits)
    harness = Harness(
      size: size ?? scene.size, scale: scene.scale, executor: executor,
      deadline: waits ? .never : .now
    ) { Shown(model: model) }
    rest()
  }

  /// Turns the wheel and changes what is shown, perhaps again before that is over.
  func go(_ step: TreeProgram.Step) {
    if let wheel = step.wheel { turn(wheel) }
    let scene = step.scene
    if scene.size != model.scene.size || scene.scale != model.scene.scale {
      harness.resize(to: scene.size, scale: scene.scale)
    }
    if let tree = step.between {
      set(scene.with(tree), by: step.coming)
      harness.advance(by: 0.05)
    }
    set(scene, by: step.coming)
    rest()
  }

  // MARK: Scrolling

  /// The scroll views with their offsets, from the first painted to the last.
  private var scrolled: [(id: Node.ID, offset: CGPoint)] {
    let offsets = harness.graph.scrolling.offsets
    return harness.graph.shownLayer?.ids.compactMap { id in
      harness.graph.scrolling[id] == nil ? nil : offsets[id].map { (id, $0) }
    } ?? []
  }

  private func turn(_ wheel: TreeProgram.Wheel) {
    let views = scrolled
    guard !views.isEmpty else { return }
    let delta = CGSize(width: wheel.length, height: wheel.length)
    turnWheel(over: views[wheel.view % views.count].id, by: delta)
    letThumbsFade()
  }

  /// Scrolls the views of another window to where they are here, both from the start, as how long rows are
  /// that were never seen is a guess.
  ///
  /// Where only one of the two windows has views out of sight that scroll, it cannot be said which is
  /// which, and all stay at their start.
  private func carryOffsets(to fresh: TreeWindow) {
    let offsets = scrolled.map(\.offset)
    scroll(to: offsets.map { _ in .zero })
    guard fresh.scrolled.count == scrolled.count, offsets.count == scrolled.count else { return }
    for window in [self, fresh] { window.scroll(to: offsets) }
  }

  /// A scroll view that rests beside its content, in words; nil where none does.
  private var strayOffset: String? {
    for (id, offset) in scrolled {
      guard let state = harness.graph.scrolling[id] else { continue }
      let limit = CGPoint(x: state.limit(.horizontal), y: state.limit(.vertical))
      if offset.x < 0 || offset.y < 0 || offset.x > limit.x || offset.y > limit.y {
        return "rests at \(offset) of \(limit)"
      }
    }
    return nil
  }

  private func scroll(to offsets: [CGPoint]) {
    for _ in 0..<3 {
      for (own, wanted) in zip(scrolled, offsets) where own.offset != wanted {
        turnWheel(
          over: own.id,
          by: CGSize(width: wanted.x - own.offset.x, height: wanted.y - own.offset.y))
      }
    }
    letThumbsFade()
  }

  private func turnWheel(over id: Node.ID, by delta: CGSize) {
    let event = ScrollEvent(position: .zero, delta: delta, time: harness.clock.now)
    _ = harness.graph.scrolling.scroll(event, over: [id])
    harness.surface.requestFrame()
    harness.settle()
    rest()
  }

  private func letThumbsFade() {
    harness.advance(by: 2)
    rest()
  }

  private func set(_ scene: TreeScene, by coming: TreeProgram.Coming) {
    if let animation = coming.animation {
      withAnimation(animation) { model.scene = scene }
    } else {
      model.scene = scene
    }
    harness.settle()
  }

  /// Waits until nothing moves and everything is drawn.
  private func rest() {
    for _ in 0..<60 {
      if !waits { executor.runAll() }
      harness.advance(by: 0.05)
      if !harness.graph.isMoving, executor.queuedCount == 0 { break }
    }
    if !waits { executor.runAll() }
    harness.settle()
  }

  /// What distinguishes the window from one made from scratch; nil where nothing does.
  func difference(from scene: TreeScene, waits: Bool) -> String? {
    let fresh = TreeWindow(scene, waits: waits, size: harness.semanticTree.frame.size)
    if let stray = strayOffset { return stray }
    carryOffsets(to: fresh)
    let tree = harness.semanticTree
    let (own, other) = (tree.seenLines(), fresh.harness.semanticTree.seenLines())
    if scene.tree.turnsRows { return nil }
    if own != other { return "live\n\(own)\nfresh\n\(other)" }
    let (picture, picture2) = (harness.picture(), fresh.harness.picture())
    return picture.firstDifference(from: picture2).map { pixel in
      "pixel \(pixel)" + (layerDifference(from: fresh).map { "\nlayer \($0)" } ?? "")
    }
  }

  /// The first layer that lies or looks otherwise, in words; nil where only drawings differ.
  private func layerDifference(from fresh: TreeWindow) -> String? {
    let (own, other) = (harness.graph.layerLines, fresh.harness.graph.layerLines)
    guard own != other else { return nil }
    if own.count != other.count { return "count \(own.count), fresh \(other.count)" }
    return zip(own, other).first { $0 != $1 }.map { "\($0)\nfresh \($1)" }
  }
}

extension SemanticElement {
  /// What it says, and what is inside, but for what is out of sight: which rows exist there is a matter
  /// of where one was before.
  fileprivate func seenLines(_ indent: String = "") -> String {
    children.filter { !$0.visibleFrame.isEmpty }
      .reduce(into: indent + summary) { $0 += "\n" + $1.seenLines(indent + "  ") }
  }
}

extension ViewGraph {
  /// How the layers lie and look, a line each, those inside below.
  fileprivate var layerLines: [String] { shownLayer?.lines("") ?? [] }
}

extension Layer {
  /// Its own name and those of all inside, from the first painted to the last.
  fileprivate var ids: [Layer.ID] { [id] + children.flatMap(\.ids) }

  fileprivate func lines(_ indent: String) -> [String] {
    ["\(indent)\(geometry), opacity \(appearance.opacity)"]
      + children.flatMap { $0.lines(indent + "  ") }
  }
}
