import Foundation
import Glibc
import Lamina
import LaminaEngine
import LaminaHeadless
import LaminaHost
import LaminaRaster

/// A view in a window in memory with the workers and the deadline of a real one.
final class Stage {
  private let clock = ManualClock()
  private let surface: HeadlessSurface
  private let window: PresentedWindow

  init<Content: View>(size: CGSize, @ViewBuilder _ content: @escaping () -> Content) {
    let host = HeadlessHost(clock: clock)
    let description = WindowGroup(content: content).defaultSize(size).windows()[0]
    surface = host.openSurface(description.configuration)
    window = PresentedWindow(
      description, on: surface, clock: clock,
      context: PresentationContext(rasterizer: CairoRasterizer(), executor: WorkerPool()))
    settle()
  }

  /// What a change costs until the screen shows all of it.
  func work(_ change: () -> Void) -> Work {
    measure {
      change()
      frames()
    }
  }

  /// What one frame costs, 1/60 s after the one before, in which a touchpad moves the content.
  func scrollFrame(down distance: CGFloat) -> Work {
    measure {
      clock.advance(by: 1.0 / 60)
      let middle = CGPoint(x: surface.size.width / 2, y: surface.size.height / 2)
      surface.send(
        .scroll(
          ScrollEvent(
            position: middle, delta: CGSize(width: 0, height: distance), isPrecise: true,
            time: clock.now)))
      surface.stepFrame(at: clock.now)
    }
  }

  /// What a click costs until the screen shows all that it did.
  func click(at point: CGPoint) -> Work {
    work {
      surface.send(.pointerDown(PointerEvent(position: point, time: clock.now)))
      surface.send(.pointerUp(PointerEvent(position: point, time: clock.now)))
    }
  }

  /// What each of `count` frames costs, 1/60 s after the one before, in which the pointer is dragged on.
  func drag(from start: CGPoint, to end: CGPoint, frames count: Int) -> [Work] {
    surface.send(.pointerDown(PointerEvent(position: start, time: clock.now)))
    defer { surface.send(.pointerUp(PointerEvent(position: end, time: clock.now))) }
    return (1...max(1, count)).map { number in
      let part = CGFloat(number) / CGFloat(count)
      let place = CGPoint(
        x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
      return measure {
        clock.advance(by: 1.0 / 60)
        surface.send(
          .pointerMoved(PointerEvent(position: place, button: .primary, time: clock.now)))
        surface.stepFrame(at: clock.now)
      }
    }
  }

  /// What each of `count` frames costs after a change is made with an animation; the frame that
  /// takes the change over is not among them.
  func animate(frames count: Int, _ change: () -> Void) -> [Work] {
    withAnimation(.easeInOut(duration: 0.8)) { change() }
    step()
    return (0..<count).map { _ in measure { step() } }
  }

  /// The next frame, 1/60 s later.
  func step() {
    clock.advance(by: 1.0 / 60)
    surface.stepFrame(at: clock.now)
  }

  private func measure(_ action: () -> Void) -> Work {
    window.graph.resetCounters()
    let (nodes, bytes) = (window.graph.prepareStatistics, window.displayStatistics)
    let start = threadMS()
    action()
    let mainMS = threadMS() - start
    settle()
    return Work(
      bodies: window.graph.counters.total,
      nodes: window.graph.prepareStatistics.nodesMeasured - nodes.nodesMeasured,
      bytes: window.displayStatistics.bytesDrawn - bytes.bytesDrawn, mainMS: mainMS)
  }

  private func frames() {
    for _ in 0..<4 where surface.isFrameRequested { surface.stepFrame(at: clock.now) }
  }

  /// Lets the workers finish and shows what they made.
  private func settle() {
    for _ in 0..<3 {
      frames()
      RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.004))
    }
  }
}

/// The time that the calling thread ran, waits not counted: steady while other programs run.
///
/// Callgrind can count between two calls of it (`--dump-before`), so it is not inlined.
@inline(never) func threadMS() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
}

/// What a change cost.
struct Work {
  let bodies: Int
  let nodes: Int
  /// Of bitmaps drawn by workers.
  let bytes: Int
  let mainMS: Double
}
