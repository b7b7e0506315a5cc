import Lamina
import LaminaTesting
import SeededRandom

/// What happens to a window: trees one after the other, and how each of them comes.
struct TreeProgram: Equatable {
  /// Whether it is drawn at once, and not ahead by workers.
  var isAtOnce: Bool
  var steps: [Step]

  /// A scene, and what happens before it stands.
  struct Step: Equatable {
    /// Turned before the scene comes.
    var wheel: Wheel?
    var coming = Coming()
    /// What comes first, and is not waited for.
    var between: ViewTree?
    var scene: TreeScene
  }

  /// A turn of the wheel over one of the views that scroll.
  struct Wheel: Equatable {
    var view: Int
    var length: CGFloat
  }

  /// How a change comes: by the curve of a number, or at once.
  struct Coming: Equatable {
    private static let curves: [Animation] = [
      .linear(duration: 0.1), .easeIn(duration: 0.1), .easeOut(duration: 0.15),
      .easeInOut(duration: 0.1), .spring(duration: 0.2), .bouncy(duration: 0.2),
      .snappy(duration: 0.2), .linear(duration: 0.1).delay(0.05), .default,
    ]
    var curve: Int?

    var animation: Animation? { curve.map { Self.curves[$0] } }
  }
}

extension TreeProgram {
  /// The program of a seed.
  init(seed: UInt64, hasLazy: Bool, steps count: Int) {
    var random = SeededNumbers(seed: seed)
    let first = ViewTree.random(Int.random(in: 3...16, using: &random), using: &random)
    var scene = TreeScene(hasLazy ? first : first.plain)
    isAtOnce = Bool.random(using: &random)
    steps = [Step(scene: scene)]
    for _ in 1..<count {
      scene.mutate(using: &random)
      if !hasLazy { scene.tree = scene.tree.plain }
      steps.append(Step(to: scene, using: &random))
    }
  }

  /// The first difference between a window that goes through it and one made from scratch, in words; with
  /// all layers of both if `isLong`.
  func difference(isLong: Bool = false) -> String? {
    let live = TreeWindow(steps[0].scene, waits: isAtOnce)
    for (number, step) in steps.enumerated() {
      if number > 0 { live.go(step) }
      if let words = live.difference(from: step.scene, waits: isAtOnce) {
        return "step \(number): \(words)" + (isLong ? live.layers(besides: step.scene) : "")
      }
    }
    return nil
  }
}

extension TreeProgram.Step {
  fileprivate init(to scene: TreeScene, using random: inout SeededNumbers) {
    self.scene = scene
    wheel = .random(using: &random)
    coming = .random(using: &random)
    guard Int.random(in: 0..<4, using: &random) == 0 else { return }
    var tree = scene.tree
    tree.mutate(using: &random)
    between = tree
  }
}

extension TreeProgram.Wheel {
  fileprivate static func random(using random: inout SeededNumbers) -> Self? {
    let view = Int.random(in: 0..<8, using: &random)
    let length = Int.random(in: -60...90, using: &random)
    return view < 5 ? Self(view: view, length: CGFloat(length)) : nil
  }
}

extension TreeProgram.Coming {
  fileprivate static func random(using random: inout SeededNumbers) -> Self {
    let number = Int.random(in: 0..<2 * curves.count, using: &random)
    return Self(curve: number < curves.count ? number : nil)
  }
}

/// A tree and what is around it.
struct TreeScene: Equatable {
  var tree: ViewTree
  var isDisabled = false
  var isRightToLeft = false
  var size = CGSize(width: 120, height: 90)
  var scale: CGFloat = 1

  init(_ tree: ViewTree) { self.tree = tree }

  func with(_ tree: ViewTree) -> TreeScene {
    var scene = self
    scene.tree = tree
    return scene
  }

  mutating func mutate(using random: inout SeededNumbers) {
    switch Int.random(in: 0..<16, using: &random) {
    case 0: isDisabled.toggle()
    case 1: isRightToLeft.toggle()
    case 2: size = CGSize(width: Int.random(in: 60...200, using: &random), height: 90)
    case 3: size.height = CGFloat(Int.random(in: 50...160, using: &random))
    case 4: scale = [1, 1.25, 2][Int.random(in: 0..<3, using: &random)]
    default:
      for _ in 0..<Int.random(in: 1...2, using: &random) { tree.mutate(using: &random) }
    }
  }
}
