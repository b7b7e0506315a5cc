import Foundation
import Glibc
import Lamina
import LaminaEngine
import RainforestScene

/// Scrolls without a window so that callgrind counts the same instructions each time.
///
/// Workers run between the frames, on the same thread, and time stands in the program's hands. Only
/// what happens inside of `laminaMeasuredFrame` is to be counted; `laminaFrameEnd` ends the counts of
/// one frame:
///
/// ```
/// valgrind --tool=callgrind --separate-threads=yes --collect-atstart=no \
///   --toggle-collect='*laminaMeasuredFrame*' --dump-before='*laminaFrameEnd*' \
///   Rainforest --instructions 200 --distance 256
/// ```
final class InstructionCount {
  private let model: SceneModel
  private let clock = ManualClock()
  private let executor = DeterministicExecutor()
  private let surface: HeadlessSurface
  private let window: PresentedWindow

  init(_ model: SceneModel) {
    self.model = model
    surface = HeadlessHost(clock: clock).openSurface(model.window.configuration)
    window = PresentedWindow(
      model.window, on: surface, clock: clock,
      context: PresentationContext(rasterizer: CairoRasterizer(), executor: executor))
  }

  /// Scrolls `frames` frames of `distance` points, after sixty that warm what is kept, and prints what
  /// one takes when nothing else runs between them.
  func run(frames: Int, distance: Double) {
    for _ in 0..<60 { scroll(distance) { $0() } }
    var time = 0.0
    for _ in 0..<frames {
      scroll(distance) {
        let start = threadMS()
        laminaMeasuredFrame($0)
        time += threadMS() - start
      }
      laminaFrameEnd()
    }
    print(String(format: "%.3f ms a frame", time / Double(frames)))
  }

  private func scroll(_ distance: Double, _ around: (() -> Void) -> Void) {
    clock.advance(by: 1.0 / 60)
    around {
      model.perform(.scroll(distance), on: surface, at: clock.now)
      surface.requestFrame()
      surface.stepFrame(at: clock.now)
    }
    executor.runAll()
  }
}

/// What callgrind counts: its name is in the command, and nothing may be inlined or specialised.
@inline(never) @_optimize(none)
private func laminaMeasuredFrame(_ body: () -> Void) { body() }

/// Where callgrind writes down what the frame before cost.
@inline(never) @_optimize(none)
private func laminaFrameEnd() {}
