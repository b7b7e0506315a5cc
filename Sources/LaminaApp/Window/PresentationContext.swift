public import LaminaDisplay
public import LaminaDrawing
public import LaminaHost
public import LaminaViews

/// What windows share: rasterizer, workers, and how long a frame waits.
public struct PresentationContext {
  public var rasterizer: any Rasterizer
  public var executor: any DisplayExecutor
  /// How long a commit waits for pictures that are not ready.
  public var deadline: Deadline
  /// What views find in their environment.
  public var environment: EnvironmentValues
  /// What windows remember from one run to the next: in memory unless said otherwise.
  public var restoration = RestorationStore.inMemory()
  /// What a person chose for all windows: in memory unless said otherwise.
  public var preferences = RestorationStore.inMemory()
  /// The clipboard of the host; nil for one that only the window sees.
  public var clipboard: (any Clipboard)?
  /// Opens surfaces for what sticks out of windows; nil where all stays inside of them.
  public var popups: (any PopupHost)?
  /// What is recorded of the frames of an application's windows.
  public var frames: FrameOptions
  /// Called with mistakes in views that were survived, each once in each window.
  public var onDiagnostic: (ViewDiagnostic) -> Void

  public init(
    rasterizer: any Rasterizer, executor: any DisplayExecutor, deadline: Deadline = .frame,
    environment: EnvironmentValues = EnvironmentValues(), frames: FrameOptions = FrameOptions(),
    onDiagnostic: @escaping (ViewDiagnostic) -> Void = { _ in }
  ) {
    self.rasterizer = rasterizer
    self.executor = executor
    self.deadline = deadline
    self.environment = environment
    self.frames = frames
    self.onDiagnostic = onDiagnostic
  }
  /// The same for one of several windows, which remember things of their own.
  package func window(_ name: String) -> PresentationContext {
    var context = self
    context.environment.storage = StorageScope(
      scene: restoration, preferences: preferences, window: name)
    return context
  }
}
