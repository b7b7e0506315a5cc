import LaminaDisplay
import LaminaGeometry
import LaminaTesting
import LaminaViews
import Observation
import Testing

/// What is in sight stays where it is while rows above it come, go and change, also in motion.
@Suite struct RowAnchorTests {
  @Observable final class Model {
    var ids = Array(0..<1_000)
    var extra: [Int: CGFloat] = [:]
  }

  private struct Row: View {
    let (id, model): (Int, Model)
    init(_ id: Int, _ model: Model) { (self.id, self.model) = (id, model) }

    var body: some View {
      Color(white: 0.5).frame(height: 30 + CGFloat(id % 5) * 11 + (model.extra[id] ?? 0))
        .accessibilityIdentifier("\(id)")
    }
  }

  private struct Page: View {
    let model: Model
    var body: some View {
      ScrollView(showsIndicators: false) {
        LazyVStack(spacing: 3) { ForEach(model.ids, id: \.self) { Row($0, model) } }
      }
    }
  }

  @MainActor private struct Stage {
    let model = Model()
    let executor = DeterministicExecutor()
    let harness: Harness

    init() {
      let model = model
      harness = Harness(size: CGSize(width: 200, height: 300), executor: executor) {
        Page(model: model)
      }
      harness.scroll(down: 6_000)
      for _ in 0..<60 { frame() }
    }

    func frame() {
      harness.advance(by: 1.0 / 60)
      executor.runAll()
    }

    /// The rows in sight, with their places.
    var seen: [Int: CGRect] {
      var seen: [Int: CGRect] = [:]
      for element in harness.semanticTree.all {
        guard let name = element.semantics.identifier, let id = Int(name) else { continue }
        if element.frame.maxY > 0, element.frame.minY < 300 { seen[id] = element.frame }
      }
      return seen
    }
  }

  /// Moves two lists alike, changes one of them on the way, and compares each frame.
  private func expectSame(
    _ location: SourceLocation = #_sourceLocation, move: (Harness) -> Void,
    change: (Model) -> Void
  ) {
    let (plain, changed) = (Stage(), Stage())
    for stage in [plain, changed] { move(stage.harness) }
    var moved: Set<CGFloat> = []
    for number in 0..<40 {
      if number == 6 { change(changed.model) }
      for stage in [plain, changed] { stage.frame() }
      let (a, b) = (plain.seen, changed.seen)
      #expect(Set(a.keys) == Set(b.keys), sourceLocation: location)
      for (id, frame) in a {
        #expect(abs((b[id]?.minY ?? -1e9) - frame.minY) < 0.001, sourceLocation: location)
        #expect(b[id]?.height == frame.height, sourceLocation: location)
      }
      if let first = a.min(by: { $0.key < $1.key }) { moved.insert(first.value.minY) }
    }
    #expect(moved.count > 15, sourceLocation: location)
    changed.harness.press(.home)
    for _ in 0..<90 { changed.frame() }
    let top = changed.seen.min { $0.value.minY < $1.value.minY }
    #expect(top?.key == changed.model.ids.first, sourceLocation: location)
    let extra = changed.model.extra[changed.model.ids[2]] ?? 0
    let height = 30 + CGFloat(changed.model.ids[2] % 5) * 11 + extra
    #expect(changed.seen[changed.model.ids[2]]?.height == height, sourceLocation: location)
  }

  private func fling(_ harness: Harness) {
    harness.swipe(from: CGPoint(x: 100, y: 280), to: CGPoint(x: 100, y: 100), duration: 0.08)
  }

  private func glide(_ harness: Harness) {
    for _ in 0..<4 { harness.scroll(down: 120, isPrecise: false) }
  }

  @Test("inserting 50 rows above during a fling moves nothing on screen")
  func insert() {
    expectSame(move: fling) { $0.ids.insert(contentsOf: 5_000..<5_050, at: 3) }
  }

  @Test("removing rows above during a fling or a glide moves nothing on screen")
  func remove() {
    expectSame(move: fling) { $0.ids.removeSubrange(5..<45) }
    expectSame(move: glide) { $0.ids.removeSubrange(5..<45) }
  }

  @Test("inserting at the top and removing near the bottom at once moves nothing on screen")
  func both() {
    expectSame(move: fling) { model in
      model.ids.removeSubrange(600..<700)
      model.ids.insert(contentsOf: 5_000..<5_090, at: 0)
    }
  }

  @Test("a row above that grows during a glide moves nothing on screen")
  func grow() {
    expectSame(move: glide) { model in
      // Some far above, one right above what is seen.
      for id in [2, 90, 103, 104, 105, 106, 107] { model.extra[id] = 40 }
    }
  }

  @Test("when the first row in sight goes, the others stay where they are")
  func firstGoes() {
    let stage = Stage()
    let before = stage.seen
    guard let first = before.keys.min() else { return #expect(Bool(false)) }
    stage.model.ids.removeAll { $0 == first || $0 < 20 }
    stage.frame()
    let after = stage.seen
    #expect(after[first] == nil)
    for id in before.keys where id != first { #expect(after[id] == before[id]) }
  }
}
