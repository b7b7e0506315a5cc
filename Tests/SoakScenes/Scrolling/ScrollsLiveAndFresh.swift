import Lamina
import LaminaTesting
import SeededRandom

/// Where a scroll view is sent, it ends as one that was made anew does, and a lazy one as a stack: whatever was
/// seen and changed before, gliding or at once.
///
/// ```
///  rows ──wheel, change, wish for a moment──▶ rows ──wish──▶ rest    live
///                                               └────wish──▶ rest    fresh, and fresh in a stack
/// ```
public struct ScrollsLiveAndFresh {
  static let part = "scrolls live and fresh"
  private static let steps = 6
  private let seed: UInt64

  public init(seed: UInt64) { self.seed = seed }

  /// Shows so many windows and sends each somewhere six times.
  ///
  /// - Returns: the first difference of each that has one.
  public func run(windows: Int) -> [SoakFinding] {
    (0..<UInt64(windows)).compactMap { Self.difference(seed: seed &+ $0) }
  }

  /// The first difference of the window of a seed; nil where there is none.
  public static func difference(seed: UInt64) -> SoakFinding? {
    var random = SeededNumbers(seed: seed)
    var scene = ScrollScene.random(using: &random)
    let isBound = Bool.random(using: &random)
    let live = ScrollsWindow(scene, isBound: isBound)
    for step in 0..<steps {
      var log = ["\(isBound ? "bound " : "")\(scene)"]
      for _ in 0..<Int.random(in: 0...2, using: &random) {
        log.append(live.disturb(&scene, using: &random))
      }
      if Bool.random(using: &random) { scene.mutate(using: &random) }
      guard let wish = ScrollWish.random(in: scene, using: &random) else { return nil }
      let (isAnimated, comesAlong) = (
        Bool.random(using: &random), Bool.random(using: &random)
      )
      log.append(
        "\(scene)\n\(wish)\(isAnimated ? ", animated" : "")\(comesAlong ? ", with it" : "")")
      live.show(scene, comesAlong ? wish : nil, animated: isAnimated)
      if !comesAlong {
        live.rest()
        live.show(scene, wish, animated: isAnimated)
      }
      live.rest()
      guard let words = difference(of: live, scene, wish, isBound: isBound) else { continue }
      return SoakFinding(
        part, seed: seed, "step \(step): \(words)\n" + log.joined(separator: "\n"))
    }
    return nil
  }

  private static func difference(
    of live: ScrollsWindow, _ scene: ScrollScene, _ wish: ScrollWish, isBound: Bool
  ) -> String? {
    func fresh(_ scene: ScrollScene) -> ScrollsWindow {
      let window = ScrollsWindow(scene, isBound: isBound)
      window.show(scene, wish, animated: false)
      window.rest()
      return window
    }
    if let words = live.difference(from: fresh(scene)) { return "fresh: \(words)" }
    guard let plain = scene.container.plain else { return nil }
    var inStack = scene
    inStack.container = plain
    return live.difference(from: fresh(inStack)).map { "in a stack: \($0)" }
  }
}

/// A window with rows that scroll.
private final class ScrollsWindow {
  private let model: ScrollSceneModel
  let harness: Harness

  init(_ scene: ScrollScene, isBound: Bool) {
    let model = ScrollSceneModel(scene, isBound: isBound)
    self.model = model
    harness = Harness(size: scene.size, scale: 1) { ScrollSceneView(model: model) }
    rest()
  }

  /// Shows other rows and sends the scroll view somewhere, in one event.
  func show(_ scene: ScrollScene, _ wish: ScrollWish?, animated: Bool) {
    if scene.size != model.scene.size { harness.resize(to: scene.size) }
    withAnimation(animated ? .linear(duration: 0.3) : nil) {
      if scene != model.scene { model.scene = scene }
      if let wish { model.send(wish) }
    }
    harness.settle()
  }

  /// Does something to the rows, which may not be over by the next thing; says what.
  func disturb(_ scene: inout ScrollScene, using random: inout SeededNumbers) -> String {
    defer { harness.advance(by: Double.random(in: 0...0.5, using: &random)) }
    switch Int.random(in: 0..<3, using: &random) {
    case 0:
      let length = CGFloat(Int.random(in: -300...600, using: &random))
      harness.scroll(by: CGSize(width: length, height: length))
      return "wheel \(length)"
    case 1:
      scene.mutate(using: &random)
      show(scene, nil, animated: Bool.random(using: &random))
      return "for a moment \(scene)"
    default:
      let wish = ScrollWish.random(in: scene, using: &random)
      let isAnimated = Bool.random(using: &random)
      show(scene, wish, animated: isAnimated)
      return "for a moment \(wish.map { "\($0)" } ?? "nowhere")\(isAnimated ? ", animated" : "")"
    }
  }

  func rest() { for _ in 0..<25 { harness.advance(by: 0.1) } }

  /// What distinguishes the two; nil where nothing does.
  func difference(from other: ScrollsWindow) -> String? {
    let (own, others) = (lines, other.lines)
    if own != others { return "live\n\(own)\nother\n\(others)" }
    return harness.picture().firstDifference(from: other.harness.picture()).map {
      "other pixels, \($0)"
    }
  }

  /// The rows in sight; how many are made beside them is a matter of where one was.
  private var lines: String {
    harness.semanticTree.all.filter { $0.role == .text && !$0.visibleFrame.isEmpty }
      .map(\.summary).joined(separator: "\n")
  }
}
