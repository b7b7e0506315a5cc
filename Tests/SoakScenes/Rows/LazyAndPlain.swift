import Lamina
import LaminaTesting
import Observation
import SeededRandom

/// Rows in a lazy container tall enough for all of them behave as the same children in a stack: state,
/// order, frames, appearances, animations and focus.
///
/// ```
///  rows, changes, clicks, Tab ──▶ LazyVStack ──┐
///                            └──▶ VStack ──────┴─ compared: tree with focus, calls, pictures on the way
///                                                 and at rest
/// ```
/// In some steps all rows are scrolled far out of sight, are changed there and come back: then their state is
/// what it is in the stack, too.
public struct LazyAndPlain {
  static let part = "lazy and plain"
  private static let steps = 6
  private let seed: UInt64

  public init(seed: UInt64) { self.seed = seed }

  /// Shows so many containers and changes each six times.
  ///
  /// - Returns: the first difference of each that has one.
  public func run(scenes: Int) -> [SoakFinding] {
    (0..<UInt64(scenes)).compactMap { Self.difference(seed: seed &+ $0) }
  }

  /// The first difference of the rows of a seed; nil where there is none.
  public static func difference(seed: UInt64) -> SoakFinding? {
    var random = SeededNumbers(seed: seed)
    var scene = RowScene.random(using: &random)
    let (lazy, plain) = (RowsWindow(scene, isLazy: true), RowsWindow(scene, isLazy: false))
    for step in 0..<steps {
      let before = scene
      let click = Int.random(in: 0..<8, using: &random)
      let tabs = Int.random(in: -1...3, using: &random)
      for window in [lazy, plain] {
        window.click(click, in: scene)
        // Tab goes on to what follows the rows, in the stack at once.
        if !scene.hasTail { window.moveFocus(by: tabs) }
      }
      if step > 0 { scene.mutate(using: &random) }
      let isAnimated = Bool.random(using: &random)
      let isAway = scene.hasTail && Int.random(in: 0..<3, using: &random) == 0
      for window in [lazy, plain] {
        if isAway { window.scrollAway() }
        window.show(scene, animated: isAnimated)
        if isAway { window.comeBack() }
      }
      for moment in ["on the way", "at rest"] {
        for window in [lazy, plain] { window.harness.advance(by: moment == "at rest" ? 1 : 0.1) }
        if let words = lazy.difference(from: plain) {
          return SoakFinding(
            part, seed: seed,
            "step \(step), \(isAnimated ? "animated, " : "")\(isAway ? "far away, " : "")\(moment): \(words)\n"
              + "from \(before)\nto \(scene)")
        }
      }
    }
    return nil
  }
}

/// A window with rows in it.
private final class RowsWindow {
  @Observable fileprivate final class Model {
    var scene: RowScene
    init(_ scene: RowScene) { self.scene = scene }
  }

  private struct Shown: View {
    let model: Model
    let isLazy: Bool
    let log: RowLog
    var body: some View {
      RowSceneView(
        scene: model.scene, isLazy: isLazy, log: log,
        source: Binding {
          model.scene.rows
        } set: {
          model.scene.rows = $0
        })
    }
  }

  private let model: Model
  private let log: RowLog
  let harness: Harness

  init(_ scene: RowScene, isLazy: Bool) {
    let (model, log) = (Model(scene), RowLog(isLazy: isLazy))
    self.model = model
    self.log = log
    harness = Harness(size: CGSize(width: 1_800, height: 900)) {
      Shown(model: model, isLazy: isLazy, log: log)
    }
  }

  func show(_ scene: RowScene, animated: Bool) {
    withAnimation(animated ? .linear(duration: 0.2) : nil) { model.scene = scene }
    harness.settle()
  }

  private static let far = 2 * RowScene.tail

  /// Has no row be anywhere near what is seen.
  func scrollAway() {
    harness.scroll(by: CGSize(width: Self.far, height: Self.far))
    harness.advance(by: 1)
  }

  /// Has the rows be seen again; that they came and went is nothing that a stack would report.
  func comeBack() {
    harness.advance(by: 1)
    harness.scroll(by: CGSize(width: -Self.far, height: -Self.far))
    harness.advance(by: 1)
    _ = log.take()
  }

  /// Presses the button of a row, if there is one.
  func click(_ number: Int, in scene: RowScene) {
    guard !scene.rows.isEmpty else { return }
    let name = "counter \(scene.rows[number % scene.rows.count].id)"
    if harness.element(name)?.isEnabled == true { harness.tap(name) }
  }

  /// Presses Tab so many times, with the shift key for less than none.
  func moveFocus(by count: Int) {
    for _ in 0..<abs(count) { harness.press(.tab, modifiers: count < 0 ? .shift : []) }
  }

  /// What distinguishes the two; nil where nothing does.
  func difference(from plain: RowsWindow) -> String? {
    let (own, other) = (lines, plain.lines)
    if own != other { return "lazy\n\(own)\nplain\n\(other)" }
    let (calls, others) = (log.take(), plain.log.take())
    if calls != others { return "appeared and left: lazy \(calls), plain \(others)" }
    return harness.picture().firstDifference(from: plain.harness.picture())
      .map { "other pixels, \($0)" }
  }

  /// What there is, and where, but for the elements of the containers themselves.
  private var lines: String {
    harness.semanticTree.all.filter { $0.role == .button || $0.role == .text }
      .map(\.summary).joined(separator: "\n")
  }
}
