import LaminaDisplay
import LaminaDrawing
import LaminaGeometry
import LaminaLayers

/// A display over a fake rasterizer and an executor that runs jobs on demand.
struct Fixture {
  static let size = CGSize(width: 100, height: 100)

  let rasterizer = FakeRasterizer()
  let executor = DeterministicExecutor()
  let wakes = Counter()
  let display: PictureDisplay

  init(range: DisplayRange = .standard, pixelLimit: Int = 1_000_000, byteBudget: Int = 1 << 20) {
    let wakes = wakes
    display = PictureDisplay(
      rasterizer: rasterizer, executor: executor, range: range, pixelLimit: pixelLimit,
      byteBudget: byteBudget, wake: { wakes.increment() })
  }

  func commit(
    _ root: Layer, scale: CGFloat = 1, _ deadline: Deadline = .now,
    heading: ScrollHeading? = nil, at time: TimeInterval? = nil
  ) -> PictureCommit {
    let headings = heading.map { [Layer.ID(0): $0] } ?? [:]
    return display.commit(
      root, size: Fixture.size, scale: scale, deadline: deadline, headings: headings, at: time)
  }
}

final class Counter: Sendable {
  private let monitor = Monitor(0)
  private let changed = Condition()

  var count: Int { monitor.withLock { $0 } }

  func increment() {
    monitor.withLock { $0 += 1 }
    changed.broadcast()
  }

  func wait(for count: Int) { monitor.wait(on: changed) { $0 >= count ? () : nil } }
}

extension Layer {
  /// A layer of 10x10 that a worker draws.
  static func drawn(_ id: UInt64, _ list: DisplayList, x: CGFloat = 0, y: CGFloat = 0) -> Layer {
    let size = list.inkBounds.isNull ? CGSize.zero : list.inkBounds.size
    return Layer(
      id: ID(id), frame: CGRect(origin: CGPoint(x: x, y: y), size: size), contents: .drawn(list))
  }

  /// The surface with layers in it, which it cuts off and scrolls.
  static func screen(_ children: [Layer], scrolledTo y: CGFloat = 0) -> Layer {
    Layer(
      id: ID(0), frame: CGRect(origin: .zero, size: Fixture.size),
      boundsOrigin: CGPoint(x: 0, y: y), appearance: Appearance(clip: .bounds), children: children)
  }
}

extension PictureCommit {
  /// Which drawing a layer shows: the number in its bitmap.
  func mark(_ id: UInt64) -> UInt32? {
    pictures[Layer.ID(id)].map { $0.bitmap.pixel(x: 0, y: 0) & 0xFF_FFFF }
  }
}
