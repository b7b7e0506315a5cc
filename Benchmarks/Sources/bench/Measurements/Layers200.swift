import Foundation
import Lamina
import LaminaAnimation
import LaminaDisplay
import LaminaDrawing
import LaminaGeometry
import LaminaLayers
import LaminaRaster

/// Measures 200 layers that move, turn and fade at once in 1280x800, sent elsewhere twice a second:
/// first the layers alone, then views.
///
/// Each is a card of 64x64 points that a worker drew. A frame's time is that of the thread; the part
/// up to the list of what is to be drawn (`main_ms`) and the drawing of it (`compositing_ms`) apart.
func measureLayers(_ report: inout Report, _ programs: Programs) throws {
  let scene = MovingLayers()
  let frames = scene.run(frames: 300)
  report.add("layers200.main_ms_p50", frames.map(\.mainMS).median)
  report.add("layers200.main_ms_p99", frames.map(\.mainMS).quantile(0.99))
  report.add("layers200.compositing_ms_p50", frames.map(\.compositingMS).median)
  report.add("layers200.compositing_ms_p99", frames.map(\.compositingMS).quantile(0.99))
  report.add("layers200.frame_ms_p50", frames.map(\.totalMS).median, goal: 1000.0 / 60)
  report.add("layers200.frame_ms_p99", frames.map(\.totalMS).quantile(0.99), goal: 1000.0 / 60)
  report.count("layers200.drawn_again", scene.drawnAgain, goal: 0)
  report.count("layers200.layers_made", frames.map(\.layersMade).max() ?? 0, goal: 201)
  report.add("layers200.damage_of_union", frames.map(\.damageOfUnion).max() ?? 0, goal: 1)

  let stage = Stage(size: MovingLayers.size) { MovingCards() }
  let works = (0..<8).flatMap { turn in stage.animate(frames: 30) { MovingCards.model.turn = turn }
  }
  report.count("layers200.views.bodies", works.map(\.bodies).max() ?? 0, goal: 0)
  report.count("layers200.views.nodes", works.map(\.nodes).max() ?? 0, goal: 0)
  report.count("layers200.views.bytes", works.map(\.bytes).max() ?? 0, goal: 0)
  report.add("layers200.views.frame_ms_p50", works.map(\.mainMS).median, goal: 1000.0 / 60)
  report.add("layers200.views.frame_ms_p99", works.map(\.mainMS).quantile(0.99))
}

/// 200 cards, and the pipeline from the animator to the pixels.
private final class MovingLayers {
  static let (count, size) = (200, CGSize(width: 1280, height: 800))

  /// What one frame cost.
  struct FrameCost {
    var (mainMS, compositingMS) = (0.0, 0.0)
    var layersMade = 0
    /// Pixels drawn anew, as a part of the rectangle around all that moves.
    var damageOfUnion = 0.0
    var totalMS: Double { mainMS + compositingMS }
  }

  private let cards = (0..<count).map { MovingLayers.card($0) }
  private let rasterizer = CairoRasterizer()
  private let display: PictureDisplay
  private let buffer = PixelBuffer(size: PixelSize(width: 1280, height: 800), format: .rgb24)
  private var compositor = Compositor()
  private var animator = LayerAnimator()
  private var shown: Layer?
  private(set) var drawnAgain = 0

  init() {
    display = PictureDisplay(rasterizer: rasterizer, executor: WorkerPool()) {}
    animator.update(to: tree(turn: 0), with: .immediate, at: 0)
    _ = frame(at: 0, deadline: .never)
  }

  func run(frames: Int) -> [FrameCost] {
    let before = display.statistics
    let costs = (1...frames).map { number in
      let time = Double(number) / 60
      if number % 30 == 1 { send(turn: number / 30 + 1, at: time) }
      return frame(at: time, deadline: .frame)
    }
    drawnAgain = display.statistics.since(before).bitmapsDrawn
    return costs
  }

  /// Half of them by springs, which take over, half along a curve, which adds up.
  private func send(turn: Int, at time: TimeInterval) {
    let curve = LayerTransaction(id: UInt64(turn), animation: .easeInOut(duration: 0.8))
    let scopes = (0..<Self.count / 2).map { index in
      (Layer.ID(UInt64(index * 2 + 1)), LayerScope(curve))
    }
    animator.update(
      to: tree(turn: turn), with: LayerTransaction(id: UInt64(turn + 1_000), animation: .bouncy),
      scopes: Dictionary(uniqueKeysWithValues: scopes), at: time)
  }

  private func frame(at time: TimeInterval, deadline: Deadline) -> FrameCost {
    var cost = FrameCost()
    let (start, made) = (threadMS(), animator.statistics.layersMade)
    let root = animator.presentation(at: time)
    let commit = display.commit(root, size: Self.size, scale: 1, deadline: deadline)
    let frame = compositor.frame(
      for: Presentation(root: root, pictures: commit.pictures, size: Self.size))
    cost.mainMS = threadMS() - start
    cost.layersMade = animator.statistics.layersMade - made
    guard let frame else { return cost }
    rasterizer.draw(frame, into: buffer, scale: 1)
    cost.compositingMS = threadMS() - start - cost.mainMS
    cost.damageOfUnion = damage(of: frame, from: shown ?? root, to: root)
    shown = root
    return cost
  }

  private func damage(of frame: Frame, from old: Layer, to new: Layer) -> Double {
    let frames = (old.children + new.children).map(\.frame)
    let union = frames.dropFirst().reduce(frames[0]) { $0.union($1) }
      .insetBy(dx: -4, dy: -4).intersection(CGRect(origin: .zero, size: Self.size))
    var rows = Array(repeating: false, count: 1_280 * 800)
    for rect in frame.damage {
      for y in rect.y..<rect.maxY { for x in rect.x..<rect.maxX { rows[y * 1_280 + x] = true } }
    }
    return Double(rows.count { $0 }) / Double(union.width * union.height)
  }

  private func tree(turn: Int) -> Layer {
    var random = SystemlessRandom(state: UInt64(turn) &* 7_919 &+ 1)
    let children = cards.map { card in
      let place = CGRect(
        x: random.next(below: 1_216), y: random.next(below: 736), width: 64, height: 64)
      let angle = Angle(degrees: random.next(below: 360) - 180)
      return Layer(
        id: card.id, frame: place, transform: LayerTransform(.rotation(angle, x: 0, y: 0, z: 1)),
        appearance: Appearance(opacity: 0.3 + random.next(below: 70) / 100),
        contents: card.contents)
    }
    return Layer(
      id: Layer.ID(0), frame: CGRect(origin: .zero, size: Self.size), children: children)
  }

  private static func card(_ index: Int) -> Layer {
    let frame = CGRect(x: 0, y: 0, width: 64, height: 64)
    let color = Color(hue: Double(index) / 200, saturation: 0.6, brightness: 0.9)
      .resolve(in: .light)
    let list = DisplayList { list in
      list.fill(roundedRect: frame, radius: 8, with: .color(color))
      list.fill(Path(ellipseIn: frame.insetBy(dx: 16, dy: 16)), with: .color(.white))
      list.stroke(
        Path(ellipseIn: frame.insetBy(dx: 8 + CGFloat(index % 8), dy: 12)), with: .color(.black))
    }
    return Layer(id: Layer.ID(UInt64(index + 1)), frame: frame, contents: .drawn(list))
  }
}

/// Numbers that are the same in each run.
private struct SystemlessRandom {
  var state: UInt64

  mutating func next(below limit: UInt64) -> CGFloat {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return CGFloat((state >> 33) % limit)
  }
}

/// The same as views: a card of text, moved, turned and faded by modifiers.
private struct MovingCards: View {
  @Observable final class Model {
    var turn = 0
  }

  static let model = Model()

  var body: some View {
    ZStack(alignment: .topLeading) {
      ForEach(0..<200) { index in MovingCard(index: index, turn: Self.model.turn) }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

private struct MovingCard: View {
  let index: Int
  let turn: Int

  var body: some View {
    var random = SystemlessRandom(state: UInt64(turn * 200 + index) &* 7_919 &+ 1)
    for _ in 0..<4 { _ = random.next(below: 2) }
    let (x, y) = (random.next(below: 1_216), random.next(below: 736))
    let angle = Angle(degrees: Double(random.next(below: 360)))
    return Text("Card \(index)")
      .frame(width: 64, height: 64)
      .background(Color(hue: Double(index) / 200, saturation: 0.6, brightness: 0.9))
      .rotationEffect(angle)
      .opacity(0.3 + Double(random.next(below: 70)) / 100)
      .offset(x: x, y: y)
  }
}
