import Glibc
public import LaminaApp
import LaminaBus
import LaminaDisplay
import LaminaDrawing
import LaminaFiles
import LaminaGeometry
import LaminaHeadless
import LaminaRaster
import LaminaText
import LaminaViews
import LaminaWindow

extension App {
  /// Starts the application: in windows, or where there is no display as pictures in `out/`.
  ///
  /// Arguments that are addresses of the schemes in ``App/instancePolicy`` are opened.
  public static func main() {
    let addresses = instancePolicy.addresses(in: CommandLine.arguments.dropFirst())
    // A start that hands over makes no application.
    if WindowHost.isAvailable, handOver(addresses) { return }
    // What the application itself keeps with @AppStorage is asked for while it is made.
    RestorationStore.begin(with: .preferences(for: standardIdentifier))
    Self().start(opening: addresses)
  }

  /// The identifier of an application that names none.
  private static var standardIdentifier: String { _typeName(Self.self) }

  /// Starts this application as `main()` does: for one that is made from the command's arguments.
  ///
  /// - Parameter addresses: what `onOpenURL` is given, here or in the process that runs already.
  public func start(opening addresses: [URL] = []) {
    guard WindowHost.isAvailable else { return renderWithoutDisplay() }
    if !Self.handOver(addresses) { runInWindows(opening: addresses) }
  }

  /// Opens the windows and runs until the last one closes.
  ///
  /// - Parameter addresses: what `onOpenURL` is given.
  public func runInWindows(opening addresses: [URL] = []) {
    let host = WindowHost(applicationIdentifier: applicationIdentifier)
    host.setVariables()
    FileDialogDesktop.ofProgram = FileDialogDesktop { () throws(BusError) in try Bus.session() }
    let pool = WorkerPool()
    // Fonts are loaded while the window opens: both take long, and neither needs the other.
    _ = pool.submit(JobLabel(kind: "warm"), priority: .visible) { _ in TextSystem.warm() }
    finish(pool) {
      try host.prepare()
      var context = PresentationContext.reporting(for: self, to: pool)
      context.frames = .fromEnvironment()
      context.environment.spellingSource = .system
      context.remember(
        restorationIdentifier, begun: restorationIdentifier == Self.standardIdentifier)
      let application = try Application(self, on: host, context: context)
      PanelWindow.open = { [weak application] in
        guard let application else { throw FileDialogError.noDialog }
        return try application.open($0)
      }
      if !addresses.isEmpty { application.openOrComplain(addresses) }
      application.followDesktop(on: host)
      RunningInstance.listen(for: application)
      application.run()
      RunningInstance.end()
      application.writeFramesOrComplain()
      if host.isConnectionLost { Self.endWithoutDisplay() }
    }
  }

  /// Ends at once: whatever is left asks the display for something.
  private static func endWithoutDisplay() -> Never {
    fflush(nil)
    _exit(1)
  }

  /// Draws the first frame of each window into `folder`, one PNG file each.
  public func renderWithoutDisplay(into folder: String = "out") {
    let pool = WorkerPool()
    finish(pool) {
      let host = HeadlessHost()
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      var context = PresentationContext.reporting(for: self, to: pool, deadline: .never)
      context.frames = .fromEnvironment()
      let application = try Application(self, on: host, context: context)
      // What moves for ever asks for frames for ever: a few settle everything else.
      for surface in host.surfaces {
        for _ in 0..<8 where surface.isFrameRequested { surface.stepFrame() }
      }
      for (index, surface) in host.surfaces.enumerated() {
        let name = surface.title.isEmpty ? "window-\(index + 1)" : surface.title
        let path = "\(folder)/\(name.replacingOccurrences(of: "/", with: "-")).png"
        try surface.picture().pngData().write(to: URL(fileURLWithPath: path))
        print("No display: rendered «\(name)» to \(path)")
      }
      application.writeFramesOrComplain()
    }
  }

  /// Does `work` and ends the workers; a failure is reported and ends the process.
  ///
  /// A worker that still draws while the process exits finds libraries that have tidied up.
  private func finish(_ pool: WorkerPool, _ work: () throws -> Void) {
    let result = Result { try work() }
    pool.shutdown()
    if case .failure(let error) = result {
      complain("\(error)")
      exit(1)
    }
  }
}

extension PresentationContext {
  /// A context that says on standard error what was wrong with views, pictures and fonts.
  static func reporting(
    for app: some App, to executor: any DisplayExecutor, deadline: Deadline = .frame
  ) -> PresentationContext {
    let images = ImageStore(byteBudget: app.imageCacheLimit)
    var environment = EnvironmentValues()
    environment.accessibilityReduceMotion = ReducedMotion.isWanted
    return PresentationContext(
      rasterizer: CairoRasterizer(images: images), executor: executor, deadline: deadline,
      environment: environment, onDiagnostic: { complain($0.description) })
  }

  /// Keeps what windows remember in files, with a line on standard error for what goes wrong.
  ///
  /// - Parameters:
  ///   - identifier: names the folder; nil for nothing to remember.
  ///   - isBegun: whether the application has kept its choices there from its beginning.
  mutating func remember(_ identifier: String?, begun isBegun: Bool) {
    guard let identifier else { return }
    restoration = .standard(for: identifier)
    preferences = isBegun ? .shared : .preferences(for: identifier)
    for store in [restoration, preferences] { store.onProblem = { complain($0.description) } }
  }
}

extension FrameOptions {
  /// What the process's environment says, with a line on standard error for what it says wrong.
  static func fromEnvironment() -> FrameOptions {
    FrameOptions(
      environment: { name in getenv(name).map { String(cString: $0) } }, complain: complain)
  }
}

extension Application {
  /// Writes the frames; a failure is printed, and the application ends as it would have.
  func writeFramesOrComplain() {
    do {
      try writeFrames()
    } catch {
      complain("\(FrameOptions.fileVariable): the frames could not be written: \(error)")
    }
  }
}

/// Writes a line to standard error.
nonisolated func complain(_ message: String) {
  FileHandle.standardError.write(Data((message + "\n").utf8))
}
