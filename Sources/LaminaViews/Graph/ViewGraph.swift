public import LaminaDisplay
public import LaminaDrawing
public import LaminaGeometry
public import LaminaLayers
public import LaminaLoading
public import LaminaText

/// A tree of views in motion: evaluates what changed, prepares it, and hands out layers.
///
/// ```
///  state changes ──▶ dirty elements ──update──▶ nodes ──prepare──▶ layers
///                         ▲                                │
///                         └── sizes that views asked for ──┘   until nothing changes any more
/// ```
///
/// It belongs to the main actor; whoever shows it owns it (a window, or a test's harness).
@MainActor
public final class ViewGraph {
  /// How many elements may stand inside each other before a stand-in replaces the rest.
  package static let depthLimit = 1_000
  /// How many mistakes are told of: a view that makes a new one in each frame fills no memory.
  private static let diagnosticLimit = 1_000
  /// How often sizes may be fed back to views within one frame.
  static let settleLimit = 12

  /// Is told that something changed and a new frame is wanted.
  public var onNeedsFrame: () -> Void = {}
  /// Is told of mistakes in views that were survived, each once; at first of those so far.
  public var onDiagnostic: (ViewDiagnostic) -> Void = { _ in } {
    didSet { for diagnostic in diagnostics { onDiagnostic(diagnostic) } }
  }

  package let preparer = Preparer()
  package let rasterizer: any Rasterizer
  public private(set) var counters = EvaluationCounters()
  package internal(set) var handlers = HandlerTable()
  package private(set) var prepared: Prepared?
  package let scrolling = ScrollTable()
  package let imageReads = ImageReads()
  let arrivals = PictureArrivals()
  /// The rows that workers lay out; nil where there are no workers.
  let rowOrders: RowOrders?
  let tooltips = Tooltips()
  private(set) lazy var pointer = PointerTracker(graph: self)
  private(set) lazy var focus = FocusTracker(graph: self)
  /// The layers of the latest frame: what a pointer hits.
  package private(set) var shownLayer: Layer?
  /// The surface's size at the latest frame.
  private(set) var shownSize = CGSize.zero
  var pointerPosition: CGPoint?
  var touch = TouchScroller()
  /// The node that Space holds down.
  var heldByKey: Node.ID?

  private var root: Element?
  private var dirty: [Element] = []
  private var ticking: [Element] = []
  /// Elements that look different from a time on.
  private var waiting: [(element: Element, time: TimeInterval)] = []
  /// The instant at which the frame under work is seen.
  private(set) var frameTime: TimeInterval = 0
  /// Another number for each frame.
  private(set) var frameNumber = 0
  private var wantsAnotherPass = false
  private var nextID: UInt64 = 0
  /// The mistakes so far, in order, and the same for finding one.
  public private(set) var diagnostics: [ViewDiagnostic] = []
  private var reported: Set<ViewDiagnostic> = []
  /// Calls to make when the frame's tree stands: onAppear, onChange and the like.
  private var afterUpdate: [() -> Void] = []
  private var geometryReaders: [Node.ID: (GeometryReport) -> Void] = [:]

  /// Makes a graph for `view`, with the environment that its surroundings give it.
  ///
  /// - Parameters:
  ///   - view: the outermost view.
  ///   - environment: what the surroundings hand to it.
  ///   - rasterizer: knows how large pictures are.
  ///   - executor: prepares rows of lazy stacks before they enter; without one everything is
  ///     prepared where the graph is used.
  public init<V: View>(
    _ view: V, environment: EnvironmentValues, rasterizer: any Rasterizer,
    executor: (any DisplayExecutor)? = nil
  ) {
    self.rasterizer = rasterizer
    rowOrders = executor.map { RowOrders(executor: $0, rasterizer: rasterizer) }
    self.environment = environment
    let root = ViewElement(
      RootView(content: view), graph: self, parent: nil, environment: environment)
    self.root = root
    root.evaluateNow()
    rowOrders?.onResult = { [weak self] in self?.requestFrame() }
  }

  isolated deinit { root?.unmount(from: nil) }

  /// What the surroundings hand to the views.
  public private(set) var environment: EnvironmentValues

  // MARK: Time

  /// Moves what moves by itself to where it is at `time`, when the next frame is seen.
  public func advance(to time: TimeInterval) {
    frameTime = time
    frameNumber += 1
    scrolling.advance(to: time)
    rowOrders?.collect()
    let due = ticking + waiting.filter { $0.time <= time }.map(\.element)
    ticking = []
    waiting.removeAll { $0.time <= time }
    for element in due { element.invalidate() }
  }

  /// Whether a frame will differ from the one before without anybody's doing.
  public var isMoving: Bool {
    scrolling.isMoving || arrivals.isFading || ticking.contains(where: \.isMounted)
  }

  /// Evaluates `element` again for the next frame: it looks different at another time.
  func tick(_ element: Element) {
    if !ticking.contains(where: { $0 === element }) { ticking.append(element) }
    requestFrame()
  }

  /// Evaluates `element` again for the first frame that is seen at `time` or later.
  ///
  /// Nothing wakes up before. Of several times for one element the last named counts.
  func tick(_ element: Element, at time: TimeInterval) {
    waiting.removeAll { $0.element === element || !$0.element.isMounted }
    waiting.append((element, time))
  }

  /// When the next frame is due that nobody asks for before; nil for never.
  public var nextTick: TimeInterval? { waiting.filter(\.element.isMounted).map(\.time).min() }

  /// Hands another environment down; views that read what changed are evaluated.
  public func setEnvironment(_ environment: EnvironmentValues) {
    self.environment = environment
    root?.adopt(environment, force: false)
    requestFrame()
  }

  /// Brings everything up to date at `size` (points) and `scale` and returns what to show.
  public func render(size: CGSize, scale: CGFloat) -> Layer {
    frameNumber += 1
    rowOrders?.collect()
    var prepared = prepareOnce(size, scale)
    for round in 0...Self.settleLimit {
      wantsAnotherPass = false
      deliver(prepared)
      guard !dirty.isEmpty || wantsAnotherPass else { break }
      if round == Self.settleLimit { report(.unsettled(limit: Self.settleLimit)) }
      prepared = prepareOnce(size, scale)
    }
    for diagnostic in preparer.takeDiagnostics() { report(.text(diagnostic)) }
    self.prepared = prepared
    shownSize = size
    let layer = show(prepared)
    let calls = afterUpdate
    afterUpdate = []
    for call in calls { call() }
    scrolling.tellObservers(afterLayout: true)
    return layer
  }

  private func show(_ prepared: Prepared) -> Layer {
    scrolling.updatePins()
    let layer = prepared.layer.scrolled(scrolling.offsets, pins: scrolling.pins)
    shownLayer = layer
    scrolling.dropDoneRequests()
    return layer
  }

  /// The smallest size that the views have use for, in points, as of the latest frame.
  public func minimumSize() -> CGSize { preparer.minimumSize() }

  /// The layers again, scrolled to where the scroll views are now.
  ///
  /// Nil when a view has to be evaluated or placed first: then `render` is due.
  public func scrolledLayer(size: CGSize, scale: CGFloat) -> Layer? {
    guard size == shownSize, scale == preparer.scale,
      environment.layoutDirection == preparer.layoutDirection, dirty.isEmpty, afterUpdate.isEmpty,
      !wantsAnotherPass, root?.outputsAreStale == false, let prepared
    else { return nil }
    let layer = show(prepared)
    scrolling.tellObservers(afterLayout: false)
    return layer
  }

  /// Asks for one more preparation before the frame is shown: nodes changed without an evaluation.
  func needsAnotherPass() {
    wantsAnotherPass = true
    requestFrame()
  }

  private func prepareOnce(_ size: CGSize, _ scale: CGFloat) -> Prepared {
    flush()
    while imageReads.perform(isMoving: scrolling.isMoving) { flush() }
    root?.resolve()
    let node = root?.outputs.first ?? Node(id: makeID(), rule: .leaf(EmptyLeaf()))
    return preparer.prepare(
      node, size: size, scale: scale, layoutDirection: environment.layoutDirection)
  }

  private func deliver(_ prepared: Prepared) {
    scrolling.update(prepared.geometry)
    for (id, report) in prepared.geometry { geometryReaders[id]?(report) }
    // While lengths change, the content's size is that of the layout before.
    if !wantsAnotherPass { scrolling.pursueRequests(in: prepared.root) }
  }

  // MARK: Evaluation

  package var isDirty: Bool { !dirty.isEmpty }

  /// Evaluates what is dirty, outermost first: an inner element may be gone by its turn.
  package func flush() {
    while !dirty.isEmpty {
      let batch = dirty.sorted { $0.depth < $1.depth }
      dirty.removeAll(keepingCapacity: true)
      for element in batch where element.isMounted && element.isDirty { element.evaluateNow() }
    }
  }

  func invalidate(_ element: Element) {
    guard element.isMounted, !element.isDirty else { return }
    element.isDirty = true
    dirty.append(element)
    requestFrame()
  }

  func willEvaluate(_ element: Element) { element.isDirty = false }

  func removed(_ element: Element, wrappers: Dictionary<Node.ID, Node.ID>.Values) {
    forget(element.id)
    for id in wrappers { forget(id) }
  }

  private func forget(_ id: Node.ID) {
    handlers.remove(id)
    geometryReaders[id] = nil
    scrolling.remove(id)
    focus.removed(id)
  }

  /// Asks for a frame.
  package func requestFrame() { onNeedsFrame() }

  func makeID() -> Node.ID {
    nextID += 1
    return Node.ID(nextID)
  }

  /// Runs `call` once the tree of this frame stands.
  package func afterUpdate(_ call: @escaping () -> Void) {
    afterUpdate.append(call)
    requestFrame()
  }

  /// Has `body` told where the node `id` goes, after each preparation.
  package func readGeometry(of id: Node.ID, _ body: @escaping (GeometryReport) -> Void) {
    geometryReaders[id] = body
  }

  // MARK: Counting and faults

  func countEvaluation<V: View>(of type: V.Type) { counters.add(type) }

  /// Counted work of measuring and placing since the graph was made.
  ///
  /// What workers did before rows entered is in `rowStatistics`.
  public var prepareStatistics: PrepareStatistics { preparer.statistics }

  /// Counted work of measuring and placing rows elsewhere, as far as it has come back.
  public var rowStatistics: RowStatistics { rowOrders?.statistics ?? RowStatistics() }

  public func resetCounters() {
    counters = EvaluationCounters()
  }

  /// Tells of a mistake, once for each that is different.
  package func report(_ diagnostic: ViewDiagnostic) {
    guard reported.count < Self.diagnosticLimit, reported.insert(diagnostic).inserted else {
      return
    }
    diagnostics.append(diagnostic)
    onDiagnostic(diagnostic)
  }

  /// Tells of pictures that could not be shown.
  public func report(_ errors: [ImageError]) { for error in errors { report(.image(error)) } }
}

/// How often bodies were evaluated, by the type of view.
public struct EvaluationCounters {
  private var counts: [ObjectIdentifier: (name: String, count: Int)] = [:]

  /// Evaluations of all views together.
  public private(set) var total = 0

  /// Evaluations of views of one type.
  public func count<V: View>(of type: V.Type) -> Int { counts[ObjectIdentifier(type)]?.count ?? 0 }

  /// Evaluations by type name, for messages.
  public var byName: [String: Int] {
    Dictionary(counts.values.map { ($0.name, $0.count) }, uniquingKeysWith: +)
  }

  mutating func add<V: View>(_ type: V.Type) {
    total += 1
    counts[ObjectIdentifier(type), default: ("\(type)", 0)].count += 1
  }
}

/// A mistake in a view that was survived; the view shows a stand-in or the nearest sense.
public enum ViewDiagnostic: Error, Hashable, Sendable, CustomStringConvertible {
  case tooDeep(type: String, limit: Int)
  case duplicateID(id: String, container: String)
  case image(ImageError)
  case imageLoading(ImageLoadingError)
  case text(TextDiagnostic)
  case unsettled(limit: Int)
  case unknownSymbol(name: String)

  public var description: String {
    switch self {
    case .tooDeep(let type, let limit):
      "\(type) stands inside more than \(limit) views. Does its body contain itself without end? "
        + "A stand-in is shown in its place."
    case .duplicateID(let id, let container):
      "\(container) has more than one element with the id \(id). Only identities that differ keep "
        + "their state apart; the later ones are numbered in order."
    case .image(let error): error.description
    case .imageLoading(let error): error.description
    case .text(let diagnostic): diagnostic.description
    case .unknownSymbol(let name):
      "There is no system symbol «\(name)»; a warning sign is shown in its place. "
        + "Lamina draws: \(SystemSymbol.names.joined(separator: ", "))."
    case .unsettled(let limit):
      "Sizes and views still change each other after \(limit) rounds. Does a view inside a "
        + "GeometryReader change the reader's size?"
    }
  }
}
