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

  /// How far each of the views that scroll is from where one begins to read.
  private var distances: [CGPoint] {
    scrolled.compactMap { id, offset in
      harness.graph.scrolling[id].map { $0.distance(of: offset) }
    }
  }

  /// Scrolls the views of both windows as far from where one begins to read, from there, as how long
  /// rows are that were never seen is a guess.
  ///
  /// Where only one of the two windows has views out of sight that scroll, it cannot be said which is
  /// which, and all stay at their start.
  private func carry(_ distances: [CGPoint], to fresh: TreeWindow) {
    for window in [self, fresh] { window.scroll(to: window.scrolled.map { _ in .zero }) }
    guard fresh.scrolled.count == scrolled.count, distances.count == scrolled.count else { return }
    for window in [self, fresh] { window.scroll(to: distances) }
  }

  /// Sees all rows there are of each view that scrolls, from where one begins to read to the end.
  private func seeAll() {
    for (id, _) in scrolled {
      for _ in 0..<40 {
        guard let state = harness.graph.scrolling[id] else { break }
        let way = state.way(to: state.end)
        guard way != .zero else { break }
        let step = CGSize(
          width: min(max(way.width, -state.viewport.width), state.viewport.width),
          height: min(way.height, state.viewport.height))
        turnWheel(over: id, by: step)
      }
    }
  }

  /// Whether one of two windows knows rows that the other does not: their lengths, or themselves.
  private func knowsOtherRows(than fresh: TreeWindow) -> Bool {
    let states = [self, fresh].map { window in
      window.scrolled.compactMap { window.harness.graph.scrolling[$0.id] }
    }
    return states.joined().contains(where: \.holdsGuesses)
      || states[0].map(\.standingRows) != states[1].map(\.standingRows)
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

  private func scroll(to distances: [CGPoint]) {
    for _ in 0..<3 {
      for ((id, _), distance) in zip(scrolled, distances) {
        guard let state = harness.graph.scrolling[id] else { continue }
        let way = state.way(to: state.place(at: distance))
        if way != .zero { turnWheel(over: id, by: way) }
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

  /// Whether an update was ended before sizes and views had come to rest.
  private var isUnsettled: Bool {
    harness.diagnostics.contains { if case .unsettled = $0 { true } else { false } }
  }

  /// Waits until nothing moves and everything is drawn.
  private func rest() {
    for _ in 0..<60 where !isUnsettled {
      if !waits { executor.runAll() }
      harness.advance(by: 0.05)
      if !harness.graph.isMoving, executor.queuedCount == 0 { break }
    }
    if !waits { executor.runAll() }
    harness.settle()
  }

  /// What distinguishes the window from one made from scratch; nil where nothing does.
  ///
  /// How long rows are is a guess until they were seen, and rows that were in sight stay a while, where
  /// what is drawn around them may reach into sight. So where the windows know different rows, both are
  /// shown all of them before a difference counts.
  func difference(from scene: TreeScene, waits: Bool) -> String? {
    if isUnsettled { return "sizes change each other without end" }
    if let stray = strayOffset { return stray }
    let (fresh, distances) = (fresh(scene), distances)
    if fresh.isUnsettled { return "sizes of the fresh window change each other without end" }
    carry(distances, to: fresh)
    guard let words = difference(besides: fresh) else { return nil }
    guard knowsOtherRows(than: fresh) else { return words }
    for window in [self, fresh] { window.seeAll() }
    carry(distances, to: fresh)
    return difference(besides: fresh, seesRows: !scene.tree.turnsRows)
  }

  private func fresh(_ scene: TreeScene) -> TreeWindow {
    TreeWindow(scene, waits: waits, size: harness.semanticTree.frame.size)
  }

  /// - Parameters:
  ///   - fresh: the window made from scratch.
  ///   - seesRows: whether upright frames say which rows are seen; else they are compared as they look.
  /// - Returns: what distinguishes the two; nil where nothing does.
  private func difference(besides fresh: TreeWindow, seesRows: Bool = true) -> String? {
    let (own, other) = (
      harness.semanticTree.seenLines(), fresh.harness.semanticTree.seenLines()
    )
    if seesRows, own != other { return "live\n\(own)\nfresh\n\(other)" }
    let (picture, picture2) = (harness.picture(), fresh.harness.picture())
    return picture.firstDifference(from: picture2).map { pixel in
      let isGone = pictureAtOnce.firstDifference(from: fresh.pictureAtOnce) == nil
      return "pixel \(pixel)" + (isGone ? "; not where all is painted at once" : "")
        + (layerDifference(from: fresh).map { "\nlayer \($0)" } ?? "")
    }
  }

  /// The window where no part of it is kept from frames before.
  private var pictureAtOnce: Bitmap {
    harness.surface.send(.resized(harness.surface.size, scale: harness.surface.scale))
    return harness.picture()
  }

  /// All layers, and those of a window made from scratch.
  func layers(besides scene: TreeScene) -> String {
    let fresh = fresh(scene)
    carry(distances, to: fresh)
    return [self, fresh].map { window in
      "\noffsets \(window.scrolled.map(\.offset))\n"
        + (window.harness.graph.shownLayer?.lines("", isLong: true).joined(separator: "\n") ?? "")
    }.joined(separator: "\nfresh")
  }

  /// The first layer that lies or looks otherwise, in words; nil where only drawings differ.
  private func layerDifference(from fresh: TreeWindow) -> String? {
    let (own, other) = (harness.graph.layerLines, fresh.harness.graph.layerLines)
    guard own != other else { return nil }
    if own.count != other.count { return "count \(own.count), fresh \(other.count)" }
    return zip(own, other).first { $0 != $1 }.map { "\($0)\nfresh \($1)" }
  }
}

extension ScrollState {
  /// How far an offset is from where one begins to read.
  fileprivate func distance(of offset: CGPoint) -> CGPoint {
    CGPoint(x: abs(offset.x - start(.horizontal)), y: offset.y)
  }

  /// The offset that is as far as that from where one begins to read.
  fileprivate func place(at distance: CGPoint) -> CGPoint {
    let start = start(.horizontal)
    return CGPoint(x: start > 0 ? start - distance.x : distance.x, y: distance.y)
  }

  /// The offset where all was read.
  fileprivate var end: CGPoint { place(at: CGPoint(x: limit(.horizontal), y: limit(.vertical))) }

  fileprivate func way(to place: CGPoint) -> CGSize {
    CGSize(width: place.x - offset.x, height: place.y - offset.y)
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
  fileprivate var ids: [Layer.ID] { [id] + (mask?.ids ?? []) + children.flatMap(\.ids) }

  /// How it and what is inside lies and looks; with what is drawn, too, if `isLong`.
  fileprivate func lines(_ indent: String, isLong: Bool = false) -> [String] {
    let looks = appearance.opacity == 1 ? "" : ", opacity \(appearance.opacity)"
    let drawing = isLong ? contents.list.map { ", \($0.commands)" } ?? "" : ""
    let masks = mask.map { $0.lines(indent + "  mask ", isLong: isLong) } ?? []
    return ["\(indent)\(geometry.words)\(looks)\(drawing)"] + masks
      + children.flatMap { $0.lines(indent + "  ", isLong: isLong) }
  }
}

extension LayerGeometry {
  fileprivate var words: String {
    let turns = [transform, sublayerTransform].filter { !$0.isIdentity }.map { ", \($0)" }.joined()
    let scrolled = bounds.origin == .zero ? "" : ", scrolled by \(bounds.origin.words)"
    return "\(origin.words), \(bounds.width) x \(bounds.height)\(scrolled)"
      + (zPosition == 0 ? "" : ", z \(zPosition)") + turns
  }
}

extension CGPoint {
  fileprivate var words: String { "(\(x), \(y))" }
}
