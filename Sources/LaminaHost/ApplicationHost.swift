public import LaminaAnimation

/// A place where applications run (not Foundation's `Host`, a computer): it opens surfaces, knows the time and drives the main loop.
@MainActor
public protocol ApplicationHost: AnyObject {
  /// The clock that all times in events and frames are read from.
  var clock: any FrameClock { get }

  var clipboard: any Clipboard { get }

  /// Opens a surface, which is not seen before its first `present`.
  ///
  /// The host keeps it until it is closed.
  func open(_ configuration: SurfaceConfiguration) throws -> any Surface

  /// Runs the main loop until `quit()`.
  ///
  /// Tasks on the main actor, `DispatchQueue.main` and timers run meanwhile.
  func run()

  /// Makes `run()` return after the work under way; surfaces still open are closed.
  func quit()
}
