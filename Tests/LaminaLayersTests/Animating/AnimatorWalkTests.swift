import LaminaAnimation
import LaminaDrawing
import LaminaGeometry
import LaminaLayers
import Testing
import SeededRandom
import LayerScenes

/// 10,000 random steps over trees that grow, shrink, move and change places, against what must hold
/// after each of them.
@Suite("A random walk of animated trees")
struct AnimatorWalkTests {
  /// A layer as the walk knows it.
  private struct Item {
    let id: UInt64
    var x: CGFloat
    var opacity: CGFloat
    var isInGroup: Bool
  }

  private struct Walk {
    var random: SeededNumbers
    var animator = LayerAnimator()
    var items: [Item] = []
    var time = 0.0
    var lastID: UInt64 = 10
    var lastTransaction: UInt64 = 0
    var completions: [UInt64: Int] = [:]
    /// For each layer where it stood when it last came to rest, and has been sent since.
    var places: [UInt64: ClosedRange<CGFloat>] = [:]
    var strengths: [UInt64: ClosedRange<CGFloat>] = [:]

    init(seed: UInt64) { random = SeededNumbers(seed: seed) }
  }

  /// Curves that do not go beyond their end.
  private static let curves: [Animation] = [
    .linear(duration: 0.4), .easeIn(duration: 0.2), .easeOut(duration: 0.7),
    .easeInOut(duration: 0.3).delay(0.1), .linear(duration: 0.1).speed(0.5),
  ]

  private static let springs: [Animation] = [
    .spring(duration: 0.3), .bouncy, .interpolatingSpring(stiffness: 90, damping: 8),
    .linear(duration: 0.2).repeatForever(), .easeIn.repeatCount(3), .snappy.delay(0.1),
  ]

  private func tree(_ items: [Item]) -> Layer {
    func layer(_ item: Item) -> Layer {
      .plain(item.id, rect(item.x, 0, 9, 9), Appearance(opacity: item.opacity))
    }
    let group = Layer.group(
      2, rect(0, 0, 500, 90), children: items.filter(\.isInGroup).map(layer))
    return .group(
      1, rect(0, 0, 500, 90), children: [group] + items.filter { !$0.isInGroup }.map(layer))
  }

  private func change(_ walk: inout Walk) {
    for _ in 0...walk.random.int(0..<3) {
      let index = walk.items.isEmpty ? 0 : walk.random.int(0..<walk.items.count)
      switch walk.random.int(0..<10) {
      case 0 where walk.items.count < 12:
        walk.lastID += 1
        walk.items.append(
          Item(
            id: walk.lastID, x: CGFloat(walk.random.int(0..<400)), opacity: 1,
            isInGroup: walk.random.chance(50)))
      case 2 where !walk.items.isEmpty: walk.items.remove(at: index)
      case 3 where !walk.items.isEmpty: walk.items[index].isInGroup.toggle()
      case 4 where !walk.items.isEmpty:
        walk.items.swapAt(index, walk.random.int(0..<walk.items.count))
      case 5 where !walk.items.isEmpty, 6 where !walk.items.isEmpty:
        walk.items[index].opacity = CGFloat(walk.random.int(1..<9)) / 8
      default:
        if !walk.items.isEmpty { walk.items[index].x = CGFloat(walk.random.int(0..<400)) }
      }
    }
  }

  private func update(_ walk: inout Walk, _ animations: [Animation]) -> Layer {
    change(&walk)
    walk.lastTransaction += 1
    let index = walk.random.int(0..<animations.count + 1)
    let animation = index < animations.count ? animations[index] : nil
    let next = tree(walk.items)
    walk.animator.update(
      to: next, with: LayerTransaction(id: walk.lastTransaction, animation: animation),
      at: walk.time)
    return next
  }

  private func count(_ walk: inout Walk) {
    for id in walk.animator.takeFinished() { walk.completions[id, default: 0] += 1 }
  }

  @Test(
    "leaks nothing, ends each transaction once and rests on the model", arguments: [1, 2, 3, 4])
  func walk(_ seed: UInt64) {
    var walk = Walk(seed: seed)
    var model = tree([])
    walk.animator.update(to: model, with: .immediate, at: 0)
    for step in 0..<2_500 {
      if walk.random.chance(30) {
        model = update(&walk, AnimatorWalkTests.curves + AnimatorWalkTests.springs)
      }
      walk.time += Double(walk.random.int(0..<60)) / 1_000
      let shown = walk.animator.presentation(at: walk.time)
      count(&walk)
      #expect(walk.animator.isMoving == (walk.animator.runningAnimations > 0), "step \(step)")
      #expect(walk.animator.isMoving || shown === model, "step \(step)")
      // Two properties of twelve layers; at most a few curves on top of each other.
      #expect(walk.animator.runningAnimations < 400, "step \(step)")
    }
    // Without animation what has no end stops, and everything else runs out.
    for index in walk.items.indices {
      walk.items[index].x += 1
      walk.items[index].opacity = walk.items[index].opacity == 1 ? 0.5 : 1
    }
    model = tree(walk.items)
    walk.animator.update(to: model, with: .immediate, at: walk.time)
    #expect(walk.animator.presentation(at: walk.time + 60) === model)
    count(&walk)
    #expect(walk.animator.runningAnimations == 0 && !walk.animator.isMoving)
    #expect(walk.completions.count == Int(walk.lastTransaction))
    #expect(walk.completions.values.allSatisfy { $0 == 1 })
  }

  @Test(
    "shows only what lies between where things were and where they were sent", arguments: [5, 6])
  func hull(_ seed: UInt64) {
    var walk = Walk(seed: seed)
    for step in 0..<2_500 {
      if walk.random.chance(20) {
        let before = walk.items
        _ = update(&walk, AnimatorWalkTests.curves)
        widen(&walk, from: before)
      }
      walk.time += Double(walk.random.int(0..<60)) / 1_000
      check(&walk, step)
    }
  }

  /// Each layer's range grows by the step it is sent, to the side it came from.
  private func widen(_ walk: inout Walk, from before: [Item]) {
    let old = Dictionary(before.map { ($0.id, $0) }, uniquingKeysWith: { $1 })
    func range(
      _ known: ClosedRange<CGFloat>?, _ from: CGFloat?, _ to: CGFloat
    ) -> ClosedRange<CGFloat> {
      guard let from else { return to...to }
      let known = known ?? from...from
      // Shown is the model less what is left: what was left stays, and from - to is added.
      let (low, high) = (known.lowerBound + to - from, known.upperBound + to - from)
      return min(low, low + from - to, to)...max(high, high + from - to, to)
    }
    for item in walk.items {
      walk.places[item.id] = range(walk.places[item.id], old[item.id]?.x, item.x)
      walk.strengths[item.id] = range(walk.strengths[item.id], old[item.id]?.opacity, item.opacity)
    }
  }

  private func check(_ walk: inout Walk, _ step: Int) {
    let shown = walk.animator.presentation(at: walk.time)
    for item in walk.items {
      guard let frame = shown.frame(of: Layer.ID(item.id)), let range = walk.places[item.id],
        let strengths = walk.strengths[item.id],
        let layer = shown.path(to: Layer.ID(item.id)).last
      else {
        Issue.record("step \(step): layer \(item.id) is not shown")
        continue
      }
      #expect(frame.minX >= range.lowerBound - 1e-9, "step \(step)")
      #expect(frame.minX <= range.upperBound + 1e-9, "step \(step)")
      let opacity = layer.appearance.opacity
      #expect(opacity >= min(max(strengths.lowerBound, 0), 1) - 1e-9, "step \(step)")
      #expect(opacity <= min(strengths.upperBound, 1) + 1e-9, "step \(step)")
    }
    guard !walk.animator.isMoving else { return }
    for item in walk.items {
      walk.places[item.id] = item.x...item.x
      walk.strengths[item.id] = item.opacity...item.opacity
    }
  }
}
