import Foundation
import Glibc
import Lamina
import LaminaEngine
import LaminaHost
import LaminaWindow
import RainforestScene

/// Replays the trace in a real window, one step a frame, and takes down what each frame cost.
///
/// The trace begins when the window has been still for half a second: starting a program is measured
/// elsewhere. A frame's time is everything that the main thread ran from the end of the frame before
/// to its own end: events, evaluation, results of workers, compositing, presentation.
final class Replay {
  /// What an app says by `App.imageCacheLimit`: a feed seldom goes back to what it has left.
  private static let imageCacheLimit = 16 << 20

  private let model: SceneModel
  private let pool = WorkerPool()
  private let recorder = FrameRecorder()
  private var times: [Double] = []
  private var stillFrames = 30
  private var steps: ArraySlice<ScrollTrace.Step> = ScrollTrace.rainforest.steps[...]

  init(_ model: SceneModel) { self.model = model }

  /// Runs the whole trace; a few seconds longer than its 20.
  ///
  /// - Returns: The figures by name.
  /// - Throws: when no window can be opened.
  func run() throws -> [String: Double] {
    defer { pool.shutdown() }
    _ = pool.submit(JobLabel(kind: "warm"), priority: .visible) { _ in TextSystem.warm() }
    let host = WindowHost()
    let surface = try host.open(model.window.configuration)
    let images = ImageStore(byteBudget: Self.imageCacheLimit)
    let window = PresentedWindow(
      model.window, on: surface, clock: host.clock,
      context: PresentationContext(rasterizer: CairoRasterizer(images: images), executor: pool))
    drive(window, on: host)
    host.run()
    return withExtendedLifetime(window) { figures }
  }

  private func drive(_ window: PresentedWindow, on host: WindowHost) {
    let surface = window.surface
    let present = surface.onFrame
    var end = threadMS()
    surface.onFrame = { [self] time in
      if stillFrames > 0 {
        stillFrames -= 1
        if stillFrames == 0 { window.recorder = recorder }
        present?(time)
        end = threadMS()
      } else if let step = steps.popFirst() {
        model.perform(step, on: surface, at: host.clock.now)
        present?(time)
        let now = threadMS()
        times.append(now - end)
        end = now
      } else {
        return host.quit()
      }
      surface.requestFrame()
    }
  }

  /// Each frame's time in milliseconds with its number and its step of the trace, one a line.
  var timeLines: String {
    zip(times, ScrollTrace.rainforest.steps).enumerated()
      .map { "\($0) \(String(format: "%.3f", $1.0)) \($1.1)\n" }
      .joined()
  }

  private var figures: [String: Double] {
    let summary = recorder.summary
    let ordered = times.sorted()
    func quantile(_ part: Double) -> Double {
      ordered.isEmpty ? 0 : ordered[Int((Double(ordered.count - 1) * part).rounded())]
    }
    return [
      "frames": Double(times.count),
      "main_ms_p50": quantile(0.5), "main_ms_p90": quantile(0.9), "main_ms_p99": quantile(0.99),
      "main_ms_max": quantile(1),
      "frames_over_8ms": Double(times.count { $0 > 1_000.0 / 120 }),
      "late_frames": Double(summary.lateFrames), "hitch_ms_per_s": summary.hitchTime,
      "blanks": Double(summary.blankLayers), "placeholders": Double(summary.placeholderLayers),
      "rss_mb": Self.peakMB,
      "bodies": Double(summary.work.bodiesEvaluated),
      "nodes_measured": Double(summary.work.nodesMeasured),
      "jobs_started": Double(summary.work.jobsStarted),
      "jobs_cancelled": Double(summary.work.jobsCancelled),
    ]
  }

  /// The most memory that was resident so far, in MB of 1,024 kB.
  private static var peakMB: Double {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return line?.split(separator: " ").compactMap { Double($0) }.first.map { $0 / 1_024 } ?? 0
  }
}

/// The time that the calling thread ran, waits not counted.
func threadMS() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
}
