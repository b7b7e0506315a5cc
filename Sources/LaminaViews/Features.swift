public import LaminaAnimation
public import LaminaDisplay
public import LaminaDrawing

extension GraphFeatures {
  /// What every window's views find, and the order in which the rooms' participants are called in each pass.
  ///
  /// Scroll views first: those after them ask where what is seen has come to. Then the rooms from below.
  static let standard = GraphFeatures(joining: [
    .lists, .kernel, .models, .basics, .contents, .interaction, .controls, .textInput, .navigation,
    .forms, window,
  ])

  /// What lies above the views, each above the one before.
  private static let window = GraphFeatures(
    overlays: [
      { $0.setChild($1, to: PresentationHost()) },
      { $0.setChild($1, to: MenuHost()) },
      { $0.setChild($1, to: TooltipHost()) },
    ], ownRooms: viewRooms)
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

/// The rooms that have views of ours: what goes wrong in one is blamed on the view that an author wrote.
package nonisolated let viewRooms: Set<String> = [
  "LaminaKernel", "LaminaModels", "LaminaBasics", "LaminaContents", "LaminaInteraction",
  "LaminaLists", "LaminaControls", "LaminaTextInput", "LaminaNavigation", "LaminaForms",
  "LaminaPickers", "LaminaFiles", "LaminaViews",
]
