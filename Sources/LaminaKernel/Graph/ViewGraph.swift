public import LaminaAnimation
package import LaminaDisplay
package import LaminaDrawing
public import LaminaGeometry
package import LaminaLayers

/// A tree of views in motion: evaluates what changed, prepares it, and hands out layers.
///
/// ```
///  state changes ──▶ dirty elements ──update──▶ nodes ──prepare──▶ layers
///                         ▲                                │
///                         └── sizes that views asked for ──┘   until nothing changes any more
/// ```
///
/// It belongs to the main actor; what shows it owns it (a window, or a test's harness).
@MainActor
public final class ViewGraph {
  /// How many elements may stand inside each other before a stand-in replaces the rest.
  package static let depthLimit = 1_000
  /// How often sizes may be fed back to views within one frame.
  static let settleLimit = 12

  /// Called when something has changed and a new frame is wanted.
  public var onNeedsFrame: () -> Void = {}
  /// Called for each mistake in views that was survived, once each; when set, for those so far.
  public var onDiagnostic: (ViewDiagnostic) -> Void = { _ in } {
    didSet { for diagnostic in faults.diagnostics { onDiagnostic(diagnostic) } }
  }

  package let preparer = Preparer()
  package let rasterizer: any Rasterizer
  /// Prepares what is not in sight yet; without one everything is prepared where the graph is used.
  package let executor: (any DisplayExecutor)?
  /// What time it is between frames; nil for the time of the latest frame.
  public let clock: (any FrameClock)?
  /// The date at the time 0.
  public let timeOrigin: Date
  package let names = NodeNames()
  /// Records what passes do; nil as long as nothing is measured.
  package var meter: PassMeter?

  private(set) var root: Element?
  /// What the surroundings hand to the views.
  public private(set) var environment: EnvironmentValues
  /// Not checked for a writer at each access: a service is made before it is added.
  @exclusivity(unchecked) private var services = GraphServices()
  /// Has children come and go in front of people's eyes; nil where they do so at once.
  package private(set) lazy var childTransitions = services(as: (any ChildTransitions).self).first
  private var nextID: UInt64 = 0

  let updates = Updates()
  let timed = TimedElements()
  let completions = AnimationCompletions()
  let layers = LayerCommits()
  let faults = FaultLog()
  let restoration = StateRestoration()
  /// Calls that wait for a pass to be over: onAppear, onChange and the like.
  let queue = PassQueue()
  /// Notices views that keep each other busy.
  let endlessness = Endlessness()

  /// How often bodies were evaluated since the graph was made, or since `resetCounters()` was
  /// called.
  public private(set) var counters = EvaluationCounters()
  /// What the latest commit laid out.
  package private(set) var prepared: Prepared?
  /// The layers of the latest update with views that come as they were before that.
  package private(set) var transitionBeginnings: Layer?
  /// The surface's size at the latest frame.
  package private(set) var shownSize = CGSize.zero
  /// The layers of the latest frame: what a pointer hits.
  package private(set) var shownLayer: Layer?
  /// The instant at which the frame under work is seen.
  package private(set) var frameTime: TimeInterval
  /// Another number for each frame.
  package private(set) var frameNumber = 0
  /// Whether the window's views are only seen, as something is presented above them.
  private(set) var isCovered = false
  /// Whether views are taken down now in whose place others may have come, none with a transition.
  package private(set) var isReplacing = false
  /// Whether the layout under work is to be made once more.
  private(set) var wantsAnotherPass = false

  /// Makes a graph whose outermost view `content` sets as the first child of the root: at first, and
  /// whenever something has changed that it read there.
  package init(
    environment: EnvironmentValues, features: GraphFeatures, rasterizer: any Rasterizer,
    executor: (any DisplayExecutor)?, clock: (any FrameClock)?,
    content: @escaping (Element) -> Void
  ) {
    self.rasterizer = rasterizer
    self.executor = executor
    self.clock = clock
    frameTime = clock?.now ?? 0
    timeOrigin =
      clock?.date.addingTimeInterval(-frameTime) ?? Date(timeIntervalSinceReferenceDate: 0)
    self.environment = environment
    for service in features.services { make(service) }
    completeEnvironment()
    let root = ViewElement(
      RootView(content: content, overlays: features.overlays), graph: self, parent: nil,
      environment: self.environment)
    self.root = root
    root.evaluateNow()
  }

  isolated deinit {
    root?.retire()
    root?.unmount(from: nil)
  }

  /// Hands another environment down; views that read what changed are evaluated.
  public func setEnvironment(_ environment: EnvironmentValues) {
    self.environment = environment
    completeEnvironment()
    root?.adoptEnvironment(self.environment, force: false)
    requestFrame()
  }

  /// Adds what views find in every window.
  private func completeEnvironment() {
    for service in allServices { service.complete(&environment) }
  }

  /// The service of a type, which is made when it is first asked for.
  ///
  /// Other rooms ask some thirty times in a frame, and nothing here is made for their types: what can be
  /// done without knowing the type is.
  package func service<S: GraphService>() -> S {
    guard let found = services[ObjectIdentifier(S.self)] else { return make(S.self) }
    return unsafeDowncast(found, to: S.self)
  }

  @discardableResult
  private func make<S: GraphService>(_ type: S.Type) -> S {
    let made = S(graph: self)
    services.add(made)
    return made
  }

  /// The service of a type, if it has been made.
  package func made<S: GraphService>(_ type: S.Type) -> S? {
    guard let found = services[ObjectIdentifier(type)] else { return nil }
    return unsafeDowncast(found, to: S.self)
  }

  /// The services that there are, in the order in which they were made.
  package var allServices: [any GraphService] { services.all }

  /// The services with a role; looked for at each call, so callers that ask often keep them.
  package func services<Role>(as role: Role.Type) -> [Role] {
    services.all.compactMap { type(of: $0).hasRole ? $0 as? Role : nil }
  }

  package func makeID() -> Node.ID {
    nextID += 1
    return Node.ID(nextID)
  }

  /// Keeps what a person does from the window's views, or lets it reach them again.
  package func cover(_ isCovered: Bool) {
    guard isCovered != self.isCovered else { return }
    self.isCovered = isCovered
    root?.rebuild()
    requestFrame()
  }

  // MARK: Frames

  /// A frame begins that is seen at `time`, or at that of the frame before.
  func beginFrame(at time: TimeInterval? = nil) {
    // A frame at once, as for another size, may be seen before one that was asked for.
    if let time { frameTime = max(frameTime, time) }
    frameNumber += 1
  }

  /// What a commit laid out is what will be shown.
  func finishLayout(_ prepared: Prepared, size: CGSize, beginnings: Layer?) {
    self.prepared = prepared
    transitionBeginnings = beginnings
    shownSize = size
  }

  /// The layers are what is seen.
  func show(_ layer: Layer) { shownLayer = layer }

  /// A layout begins: who wants another one asks from here on.
  func beginLayout() { wantsAnotherPass = false }

  /// Asks for one more preparation before the frame is shown: nodes changed without an evaluation.
  package func needsAnotherPass() {
    wantsAnotherPass = true
    requestFrame()
  }

  /// Takes a view down at once, in whose place another one may have come.
  func replace(_ element: Element) {
    isReplacing = true
    element.unmount()
    isReplacing = false
  }

  /// Asks for a frame.
  package func requestFrame() { onNeedsFrame() }

  /// Sets `counters` back to zero, to count from here.
  public func resetCounters() { counters = EvaluationCounters() }

  func countEvaluation<V: View>(of type: V.Type) { counters.add(type) }
}
