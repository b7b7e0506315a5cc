public import LaminaApp
import LaminaDisplay
public import LaminaDrawing
public import LaminaGeometry
import LaminaHeadless
import LaminaHost
import LaminaRaster

extension App {
  /// Draws the first frame of the application's first window, without a display.
  ///
  /// - Parameters:
  ///   - size: of the window in points; the size it would open with if nil.
  ///   - scale: device pixels for each point.
  /// - Returns: The picture; nil for an application without windows.
  public func picture(size: CGSize? = nil, scale: CGFloat = 1) -> Bitmap? {
    guard let description = body.windows().first else { return nil }
    var configuration = description.configuration
    configuration.size = size ?? configuration.size
    let host = HeadlessHost(scale: scale)
    let surface = host.openSurface(configuration)
    let pool = WorkerPool()
    // A worker that still draws while the process exits finds libraries that have tidied up.
    defer { pool.shutdown() }
    let context = PresentationContext.reporting(for: self, to: pool, deadline: .never)
    let window = PresentedWindow(description, on: surface, clock: host.clock, context: context)
    host.run()
    return withExtendedLifetime(window) { surface.picture() }
  }
}
