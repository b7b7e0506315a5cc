import LaminaDisplay
import LaminaDrawing
import LaminaGeometry
import LaminaHost
import LaminaLayers
import Synchronization

/// Brings what a window shows to its surface: a worker finds what has changed and paints it, while the
/// main thread goes on.
///
/// ```
///  main thread   ─ frame 1 ─┐                ┌─ frame 2 ─┐          waits for 1 only where it is not
///  worker                   └─ find, paint ──┘           └─ find    on the screen yet
/// ```
/// The first frame, and the first of another size, is on the surface before `show` returns. So is each where
/// the surface has no canvas.
final class FramePainter {
  private unowned let surface: any Surface
  private let rasterizer: any Rasterizer
  private let executor: any DisplayExecutor
  private let easel = Easel()
  private var job: Job?
  /// Whether the surface shows what was shown before.
  private var isKnown = false
  /// By what it is noted when workers have shown frames; nil while nobody asks.
  var clock: (@Sendable () -> Int)?

  init(_ surface: any Surface, rasterizer: any Rasterizer, executor: any DisplayExecutor) {
    (self.surface, self.rasterizer, self.executor) = (surface, rasterizer, executor)
  }

  /// What frames cost that are painted; none of it is about views.
  var statistics: FrameStatistics { easel.statistics }

  /// Shows a presentation, once the one before is on the surface; `isCounted` says whether statistics take it up.
  ///
  /// - Returns: when a worker had the one before on the surface, by `clock`; nil where that is not known.
  func show(_ presentation: Presentation, isCounted: Bool) -> Int? {
    let end = finish()
    guard isKnown, let canvas = surface.canvas else {
      isKnown = true
      easel.paint(presentation, isCounted, by: rasterizer) { surface.present($0, draw: $1) }
      return end
    }
    let label = JobLabel(kind: "frame", amount: presentation.pixelSize.area, isBrief: true)
    job = executor.submit(label, priority: .visible) { [easel, rasterizer, clock] _ in
      easel.paint(presentation, isCounted, by: rasterizer) { canvas.present($0, draw: $1) }
      if isCounted, let clock { easel.ended(at: clock()) }
    }
    return end
  }

  /// The surface is blank: the next frame paints all.
  func invalidate() {
    finish()
    isKnown = false
    easel.invalidate()
  }

  /// Waits for the frame that a worker paints; says when it was on the surface.
  @discardableResult private func finish() -> Int? {
    guard let job else { return nil }
    executor.wait(for: [job], until: .never)
    self.job = nil
    return easel.takeEnd()
  }
}

/// What the surface shows, and what it took to get there: of whichever thread paints.
nonisolated private final class Easel: Sendable {
  private struct Account {
    var statistics = FrameStatistics()
    var end: Int?
  }

  /// Held while a frame is made of a presentation, which takes long enough not to be waited for.
  private let compositor = Mutex(Compositor())
  private let account = Mutex(Account())

  var statistics: FrameStatistics { account.withLock { $0.statistics } }

  func takeEnd() -> Int? { account.withLock { $0.end.take() } }

  func ended(at instant: Int) { account.withLock { $0.end = instant } }

  func invalidate() { compositor.withLock { $0.invalidate() } }

  /// Paints what is not as in `presentation` yet; `present` is given it, unless that is nothing.
  ///
  /// No lock is held meanwhile: `present` may lead to a call, as of a surface that is blank.
  func paint(
    _ presentation: Presentation, _ isCounted: Bool, by rasterizer: any Rasterizer,
    _ present: ([PixelRect], (borrowing PixelBuffer) -> Void) -> Void
  ) {
    guard let frame = compositor.withLock({ $0.frame(for: presentation) }) else { return }
    if isCounted { count(frame) }
    present(frame.damage) { rasterizer.draw(frame, into: $0, scale: presentation.scale) }
  }

  private func count(_ frame: Frame) {
    account.withLock { account in
      account.statistics.presents += 1
      account.statistics.pixelsDamaged += frame.damage.reduce(0) { $0 + $1.area }
      account.statistics.last = frame.statistics
    }
  }
}
