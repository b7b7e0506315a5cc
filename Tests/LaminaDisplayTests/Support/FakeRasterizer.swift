import LaminaDisplay
import LaminaDrawing
import LaminaGeometry

/// Counts drawings, can hold them at a gate, and marks each bitmap's first pixel with its list.
final class FakeRasterizer: Rasterizer {
  private struct State {
    var draws = 0
    var finished = 0
    var areas: [Int] = []
    var isOpen = true
    var arrived = 0
  }

  private let monitor = Monitor(State())
  private let changed = Condition()

  var draws: Int { monitor.withLock { $0.draws } }
  /// The pixels of each drawing, in order.
  var areas: [Int] { monitor.withLock { $0.areas } }

  /// From now on drawings stop at the gate.
  func closeGate() { monitor.withLock { $0.isOpen = false } }

  func openGate() {
    monitor.withLock { $0.isOpen = true }
    changed.broadcast()
  }

  /// Returns when `count` drawings have come to the gate since the beginning.
  func waitForArrivals(_ count: Int) {
    monitor.wait(on: changed) { $0.arrived >= count ? () : nil }
  }

  func draw(
    _ list: DisplayList, into target: borrowing PixelBuffer, transform: CGAffineTransform,
    clip: [PixelRect], token: CancellationToken
  ) {
    monitor.withLock { state in
      state.draws += 1
      state.arrived += 1
      state.areas.append(target.size.area)
    }
    changed.broadcast()
    monitor.wait(on: changed) { $0.isOpen ? () : nil }
    target.withUnsafeMutableBytes { $0.storeBytes(of: list.mark, as: UInt32.self) }
  }

  func imageInfo(for source: ImageSource) throws(ImageError) -> ImageInfo {
    throw .unknownFormat(name: source.name)
  }
}

extension DisplayList {
  /// A list that fills a rectangle with a colour made of `mark`.
  convenience init(mark: UInt32, size: CGSize = CGSize(width: 10, height: 10)) {
    self.init { list in
      list.fill(
        CGRect(origin: .zero, size: size), with: .color(Color.Resolved(hex: mark)))
    }
  }

  /// The number that the list was made of.
  var mark: UInt32 {
    guard case .fillRect(_, .color(let color))? = commands.first else { return 0 }
    return UInt32((color.red * 255).rounded()) << 16 | UInt32((color.green * 255).rounded()) << 8
      | UInt32((color.blue * 255).rounded())
  }
}
