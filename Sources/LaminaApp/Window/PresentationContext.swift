public import LaminaDisplay
public import LaminaDrawing
public import LaminaViews

/// What windows share: who makes pixels, who works for them, and how long a frame waits.
public struct PresentationContext {
  public var rasterizer: any Rasterizer
  public var executor: any DisplayExecutor
  /// How long a commit waits for pictures that are not ready.
  public var deadline: Deadline
  /// What views find in their environment.
  public var environment: EnvironmentValues

  public init(
    rasterizer: any Rasterizer, executor: any DisplayExecutor, deadline: Deadline = .frame,
    environment: EnvironmentValues = EnvironmentValues()
  ) {
    self.rasterizer = rasterizer
    self.executor = executor
    self.deadline = deadline
    self.environment = environment
  }
}
