public import LaminaApp
import LaminaDisplay
public import LaminaDrawing
public import LaminaGeometry
import LaminaHeadless
import LaminaHost

extension App {
  /// Draws what the application's first window shows, without a display.
  ///
  /// ```swift
  /// app.picture()            // once it rests, or after two seconds of what never does
  /// app.picture(at: 0.5)     // half a second after it appeared: in the midst of its movements
  /// ```
  ///
  /// - Parameters:
  ///   - size: of the window in points; the size it would open with if nil.
  ///   - scale: device pixels for each point.
  ///   - time: seconds after the window appeared, on a clock of its own that goes on by a frame
  ///     when everything that the frame before asked of workers and the main actor is done.
  /// - Returns: The picture; nil for an application without windows.
  public func picture(
    size: CGSize? = nil, scale: CGFloat = 1, at time: TimeInterval? = nil
  ) -> Bitmap? {
    guard let description = SceneTree(self).following().first else { return nil }
    var configuration = description.configuration
    configuration.size = size ?? configuration.size
    let host = HeadlessHost(scale: scale)
    let surface = host.openSurface(configuration)
    if let time { return picture(of: description, on: surface, of: host, at: time) }
    let pool = WorkerPool()
    // A worker that still draws while the process exits finds libraries that have tidied up.
    defer { pool.shutdown() }
    let context = PresentationContext.reporting(for: self, to: pool, deadline: .never)
    let window = PresentedWindow(description, on: surface, clock: host.clock, context: context)
    host.run()
    return withExtendedLifetime(window) { surface.picture() }
  }

  /// Without threads, so that the same frames come of the same time on every run.
  private func picture(
    of description: WindowDescription, on surface: HeadlessSurface, of host: HeadlessHost,
    at time: TimeInterval
  ) -> Bitmap {
    let executor = DeterministicExecutor()
    let context = PresentationContext.reporting(for: self, to: executor, deadline: .never)
    let window = PresentedWindow(description, on: surface, clock: host.clock, context: context)
    host.run(until: host.clock.now + max(0, time)) { executor.finishEverything() }
    return withExtendedLifetime(window) { surface.picture() }
  }
}

extension DeterministicExecutor {
  /// Does all jobs, and what they and others have asked of the main thread, as long as there is
  /// more; what a task does elsewhere by the wall clock is not waited for.
  fileprivate func finishEverything() {
    repeat {
      runAll()
      // Each turn takes what is in the main queue by then: `await` may put more into it.
      for _ in 0..<4 { _ = RunLoop.main.run(mode: .default, before: .distantPast) }
    } while queuedCount > 0
  }
}
