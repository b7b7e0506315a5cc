public import LaminaAnimation
public import LaminaDisplay
public import LaminaDrawing

extension GraphFeatures {
  /// What every window's views find; the rest is made when it is first asked for.
  static var standard: GraphFeatures {
    GraphFeatures(
      // Scroll views first: those after them ask where what is seen has come to.
      services: [
        ScrollTable.self, GeometryReaders.self, HandlerTable.self, UndoTargets.self, EditTable.self,
        StorageService.self, FocusTracker.self, ListTable.self, MenuTable.self, Tooltips.self,
        InteractiveTexts.self, TransitionTable.self, Presentations.self,
      ],
      overlays: [
        { $0.setChild($1, to: PresentationHost()) },
        { $0.setChild($1, to: MenuHost()) },
        { $0.setChild($1, to: TooltipHost()) },
      ])
  }
}

extension ViewGraph {
  /// Makes a graph for `view`, with the environment that its surroundings give it.
  ///
  /// - Parameters:
  ///   - view: the outermost view.
  ///   - environment: what the surroundings hand to it.
  ///   - rasterizer: knows how large pictures are.
  ///   - executor: prepares rows of lazy stacks before they enter; without one everything is
  ///     prepared where the graph is used.
  ///   - clock: says what time and date it is; without one it is the first moment of 2001, until a
  ///     frame is asked for at a later time.
  public convenience init<V: View>(
    _ view: V, environment: EnvironmentValues, rasterizer: any Rasterizer,
    executor: (any DisplayExecutor)? = nil, clock: (any FrameClock)? = nil
  ) {
    self.init(
      environment: environment, rasterizer: rasterizer, executor: executor, clock: clock
    ) { $0.setChild(0, to: view) }
  }

  /// Makes a graph whose outermost view `content` sets as the first child of the root: at first, and
  /// whenever something has changed that it read there.
  package convenience init(
    environment: EnvironmentValues, rasterizer: any Rasterizer,
    executor: (any DisplayExecutor)? = nil, clock: (any FrameClock)? = nil,
    content: @escaping (Element) -> Void
  ) {
    self.init(
      environment: environment, features: .standard, rasterizer: rasterizer, executor: executor,
      clock: clock, content: content)
  }
}
