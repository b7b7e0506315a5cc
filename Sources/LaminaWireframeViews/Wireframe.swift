import LaminaDisplay
public import LaminaGeometry
public import LaminaNavigation
public import LaminaRoutes
public import LaminaWireframes
public import Observation

/// A map in use: builds its screens, and changes the state as it says.
///
/// Views that read its state are evaluated when it changes. It belongs to the main actor.
@MainActor
public final class Wireframe: @MainActor Observable {
  private let registrar = ObservationRegistrar()
  /// The map, and the modules that are mounted in it.
  public private(set) var tree: WireframeTree
  private let scheme: String
  private var current = NavigationState()
  private var former: [NavigationWindow] = []
  private var builders: [String: ScreenBuilder] = [:]
  private var storyboards: [String: [String: ScreenBuilder]] = [:]
  private var navigators: [String: CustomNavigator] = [:]
  private var guards: [(WireframeKey) async -> GuardDecision] = []
  private var results: [NavigationID: ResultPromise] = [:]
  /// What the map's names may mean: validation compares the two.
  private var registry = WireframeRegistry()
  private var styles = WireframeStyles()
  /// By which keys windows have come.
  private var arrivals: [NavigationID: WireframeKey] = [:]
  let seats = WireframeSeats()

  /// Makes what a screen shows.
  public typealias ScreenBuilder = (WireframeScope) -> AnyView
  /// Finds the action for a target and the place where navigation begins; nil does nothing.
  public typealias CustomNavigator = (ScreenRequest?, NavigationPlace) -> NavigationAction?

  /// Makes a wireframe with the standard navigators and builders.
  ///
  /// - Parameters:
  ///   - tree: the map, and the modules that are mounted in it.
  ///   - scheme: what its links begin with.
  public init(_ tree: WireframeTree, scheme: String = "app") {
    self.tree = tree
    self.scheme = scheme
    registry.transitions = WireframeRegistry.standardTransitions
    registerDefaultNavigators()
    registerDefaultBuilders()
  }

  /// What is shown; reading it is tracked.
  public private(set) var state: NavigationState {
    get {
      registrar.access(self, keyPath: \.state)
      return current
    }
    set {
      guard newValue != current else { return }
      registrar.withMutation(of: self, keyPath: \.state) { current = newValue }
      settleResults()
    }
  }

  // MARK: Names

  /// Has a name in maps make a screen.
  ///
  /// - Parameters:
  ///   - builderName: the name in maps.
  ///   - finishes: whether its screens end themselves, by `finish`: then they need no way back in the map.
  ///   - closure: makes what the screen shows.
  public func register(
    builderName: String, finishes: Bool = false,
    closure: @escaping (WireframeScope) -> some View
  ) {
    builders[builderName] = { AnyView(closure($0)) }
    registry.builders.insert(builderName)
    registry.dialogs[builderName] = nil
    if finishes { registry.finishing.insert(builderName) }
  }

  /// Has an identifier in a storyboard, a group of named screens, make a screen; `finishes` says whether that
  /// ends itself.
  public func register(
    storyboard: String, id: String, finishes: Bool = false,
    closure: @escaping (WireframeScope) -> some View
  ) {
    storyboards[storyboard, default: [:]][id] = { AnyView(closure($0)) }
    registry.storyboards[storyboard, default: []].insert(id)
    if finishes { registry.finishing.insert("\(storyboard)/\(id)") }
  }

  /// Has a name in maps stand for an effect on the state.
  public func register(navigator effect: NavigatorEffect, name: String) {
    navigators[name] = { target, place in effect.action(to: target, from: place) }
    registry.navigators[name] = effect
  }

  /// Has a name in maps stand for whatever action a closure finds.
  public func register(
    navigatorName: String, needsTarget: Bool = true, closure: @escaping CustomNavigator
  ) {
    navigators[navigatorName] = closure
    registry.navigators[navigatorName] = .custom(needsTarget: needsTarget)
  }

  /// Registers all of `Navigator`.
  public func registerDefaultNavigators() {
    for navigator in Navigator.allCases {
      register(navigator: navigator.effect, name: navigator.rawValue)
    }
  }

  /// Registers "alert" and "confirmation": dialogs of a title, a message, and actions, whichever navigator presents them.
  public func registerDefaultBuilders() {
    for (name, style) in WireframeRegistry.standard.dialogs {
      register(builderName: name, finishes: true) { scope in Text(scope.title) }
      registry.dialogs[name] = style
    }
  }

  /// Has a name in the map's `Transitions` stand for a transition of one's own.
  ///
  /// - Parameters:
  ///   - transitionName: the name in maps.
  ///   - options: the names of options that it takes, beside an edge, a duration and a curve.
  ///   - style: makes the transition for a line's options.
  public func register(
    transitionName: String, options: Set<String> = [],
    style: @escaping (TransitionOptions) -> WireframeTransitionStyle
  ) {
    styles.set(transitionName, to: style)
    registry.transitions[transitionName] = TransitionOptions.names.union(options)
  }

  /// Asks before each navigation whether it may be; of several the first that does not allow counts.
  public func addGuard(_ decide: @escaping (WireframeKey) async -> GuardDecision) {
    guards.append(decide)
  }

  /// Asks a table of rules, too.
  public func addGuards(_ rules: [GuardRule]) { addGuard { rules.decision(for: $0) } }

  // MARK: The map

  /// All that is wrong with the map, against what is registered, seen from where it was started.
  public func validate() -> [WireframeFault] {
    tree.validate(against: names)
  }

  /// Takes another map over while the program runs; with errors the old one stays, with warnings not.
  ///
  /// - Throws: all faults of the new one, if one of them is an error.
  public func reload(_ next: WireframeTree) throws(WireframeFaults) {
    tree = try next.validated(against: names)
    registrar.withMutation(of: self, keyPath: \.state) {}
  }

  /// What is registered, seen from what is shown.
  private var names: WireframeRegistry {
    var names = registry
    names.entries = current.windows.map { window in
      let isInStack = if case .stack = window.content { true } else { false }
      let root = window.content.screens.first ?? window.content.visible
      return WireframeEntry(root.code, isInStack: isInStack)
    }
    return names
  }

  // MARK: Windows

  /// Opens a window.
  @discardableResult
  public func start(_ content: NavigationTemplate, scene: String = "main") -> NavigationOutcome {
    apply(.openWindow(scene: scene, content))
  }

  /// Shows what was shown when the state was kept, without the screens that the map does not know any more.
  ///
  /// - Returns: these screens.
  /// - Throws: why the bytes, of `NavigationState.encoded()`, are no state; then all stays as it is.
  @discardableResult
  public func restore(from data: Data) throws(RestorationError) -> [Screen] {
    let restored = try NavigationState.restored(from: data) { tree.declares($0) }
    state = restored.state
    return restored.dropped
  }

  /// Carries out an action, for what no port leads to; undo takes it back.
  ///
  /// - Parameters:
  ///   - action: what is to be done.
  ///   - animated: whether it is shown with a movement.
  /// - Returns: what became of it.
  @discardableResult
  public func apply(_ action: NavigationAction, animated: Bool = true) -> NavigationOutcome {
    if animated { return perform(action) }
    return withTransaction(\.disablesAnimations, true) { perform(action) }
  }

  private func perform(_ action: NavigationAction) -> NavigationOutcome {
    let (next, outcome) = current.navigate(action)
    if case .done(let change) = outcome, change.motion != .none,
      let window = current.window(change.window)
    {
      remember(window)
    }
    state = next
    if case .activateWindow(let id) = action { seats.raise(id) }
    return outcome
  }

  /// Presents a screen above the one in front; dialogs as such.
  ///
  /// - Parameters:
  ///   - screen: its code in the map, and its parameters.
  ///   - style: how it is presented.
  ///   - place: the screen that presents it, or the front.
  ///   - animated: whether it comes with a movement.
  /// - Returns: what became of it.
  @discardableResult
  public func present(
    _ screen: ScreenRequest, as style: PresentationStyle = .cover,
    from place: NavigationPlace = .front, animated: Bool = true
  ) -> NavigationOutcome {
    let action = NavigationAction.present(.screen(screen), as: style, from: place)
    return apply(asDialog(action), animated: animated)
  }

  /// Takes away what is presented in front, with or without a movement.
  @discardableResult
  public func dismiss(animated: Bool = true) -> NavigationOutcome {
    apply(.dismiss(.front), animated: animated)
  }

  /// A window is the one in front by the desktop's will; undo does not take that back.
  func activate(_ window: NavigationID) {
    if current.front?.id != window { state = current.navigate(.activateWindow(window)).0 }
  }

  /// A person has closed a window, and others are left.
  func close(_ window: NavigationID) {
    if current.windows.count > 1 { _ = perform(.closeWindow(window)) }
  }

  /// Keeps a window as it is for undo.
  private func remember(_ window: NavigationWindow) {
    former.append(window)
    former.removeFirst(max(0, former.count - Self.undoLimit))
  }

  private static let undoLimit = 100

  /// Whether a navigation can be taken back.
  public var canUndo: Bool { !former.isEmpty }

  /// Takes the latest navigation back.
  public func undo() {
    guard let window = former.popLast() else { return }
    state = current.navigate(.restoreWindow(window)).0
  }

  // MARK: Navigation

  /// Goes where the map says, from the screen in front with the code of `source`.
  ///
  /// - Parameters:
  ///   - port: which way of the source.
  ///   - gate: which of several at the port.
  ///   - params: for the screen that comes.
  ///   - source: a view, whose type or nearest superclass has a code in the map, or what says its code. The rows of
  ///     superclasses are its rows, too.
  /// - Returns: what became of it, when the movement is over.
  @discardableResult
  public func navigateTo(
    port: String, gate: String? = nil, params: ScreenParameters = [:], from source: Any
  ) async -> WireframeOutcome {
    let names = Self.names(of: source)
    guard let (code, ancestors) = tree.source(ofTypes: names) else {
      return .unknownSource(names.first ?? "")
    }
    let screen = current.windows.reversed().lazy.compactMap { $0.screens(coded: code).last }.first
    return await navigate(
      WireframeKey(code, port, gate), params, from: screen?.id, ancestors: ancestors)
  }

  /// What a source says it is, its type, and the superclasses of that, the nearest first.
  private static func names(of source: Any) -> [String] {
    let types = sequence(first: Mirror(reflecting: source)) { $0.superclassMirror }
    let names = [(source as? any WireframeSource)?.screenCode].compactMap(\.self)
    // The mirror of one's own making may name another type.
    return names + ["\(type(of: source))"] + types.dropFirst().map { "\($0.subjectType)" }
  }

  /// Goes where a key leads, from a screen; of the screen that comes there a result may be expected.
  func navigate(
    _ key: WireframeKey, _ parameters: ScreenParameters, from screen: NavigationID?,
    ancestors: [String] = [], expecting promise: ResultPromise? = nil
  ) async -> WireframeOutcome {
    var trail = GuardTrail(key)
    while case .ask(let key) = trail.verdict {
      var decision = GuardDecision.allow
      for decide in guards where decision == .allow { decision = await decide(key) }
      trail.take(decision)
    }
    switch trail.verdict {
    case .ask: return .denied("The guards did not decide.")
    case .stop(let reason): return .denied(reason)
    case .go(let way):
      return await go(
        way, trail.parameters ?? parameters, from: screen, ancestors, expecting: promise)
    }
  }

  private func go(
    _ key: WireframeKey, _ parameters: ScreenParameters, from screen: NavigationID?,
    _ ancestors: [String], expecting promise: ResultPromise?
  ) async -> WireframeOutcome {
    let match: WireframeMatch
    let request = WireframeRequest(key, ancestors: ancestors)
    do { match = try tree.way(for: request) } catch { return .noDestination(error) }
    guard let name = match.destination.navigator, let navigator = navigators[name] else {
      return .unknownNavigator(match.destination.navigator ?? "")
    }
    let target = match.target.map { ScreenRequest($0, parameters) }
    let place = screen.map { NavigationPlace.item($0) } ?? .front
    guard let action = navigator(target, place).map(asDialog) else { return .nothingToDo(key) }
    var transaction = Transaction.current
    transaction.disablesAnimations = Navigator(rawValue: name)?.isAnimated == false
    transaction.screenMovement = styles.movement(for: key, action, in: tree)
    var outcome: NavigationOutcome?
    await MovementEnd.wait(of: transaction) {
      outcome = perform(action)
      if case .done(let change)? = outcome { arrived(change, by: key, expecting: promise) }
    }
    return outcome.map(WireframeOutcome.done) ?? .nothingToDo(key)
  }

  private func arrived(
    _ change: NavigationChange, by key: WireframeKey, expecting promise: ResultPromise?
  ) {
    if change.motion == .open { arrivals[change.window] = key }
    if let promise, let target = change.to?.id { results[target] = promise }
  }

  /// How a window comes and goes where one view shows the window in front.
  func movement(of window: NavigationID) -> ScreenMovement? {
    arrivals[window].flatMap { styles.movement(for: $0, onStack: false, in: tree) }
  }

  private func asDialog(_ action: NavigationAction) -> NavigationAction {
    action.presentingDialog { code in
      tree.screen(code)?.builder.flatMap { registry.dialogs[$0] }
    }
  }

  // MARK: Results

  /// Goes where a key leads, and waits for what the screen there gives back; nil where it goes without.
  func result(
    _ key: WireframeKey, _ parameters: ScreenParameters, from screen: NavigationID?
  ) async -> ParameterValue? {
    let promise = ResultPromise()
    let outcome = await navigate(key, parameters, from: screen, expecting: promise)
    return outcome.isDone ? await promise.value : nil
  }

  /// A screen gives something back, and goes.
  func finish(_ screen: NavigationID, with value: ParameterValue?) {
    let promise = results.removeValue(forKey: screen)
    let pops = current.navigate(.pop(1, from: .item(screen)))
    if pops.1.isDone, pops.0.screen(screen) == nil {
      apply(.pop(1, from: .item(screen)))
    } else {
      apply(.dismiss(.item(screen)))
    }
    promise?.keep(value)
  }

  /// Who waits for a screen that is gone hears of it.
  private func settleResults() {
    for (screen, promise) in results where current.screen(screen) == nil {
      results[screen] = nil
      promise.keep(nil)
    }
  }

  // MARK: Links

  /// Opens a link of the wireframe's scheme, with the screens below put underneath; undo takes all of it back.
  ///
  /// - Throws: why the address leads nowhere.
  public func open(_ url: String) throws {
    let link = try DeepLinks(tree, scheme: scheme).link(for: url)
    if current.windows.isEmpty { start(.stack(link.root)) }
    guard let window = current.front else { return }
    var next = current
    for action in link.actions(in: window, navigators: registry.navigators) { next.apply(action) }
    guard next != current else { return }
    remember(window)
    state = next
  }

  /// The link that leads to what a window shows.
  ///
  /// - Throws: why none does.
  public func url(for window: NavigationWindow) throws -> String {
    try DeepLinks(tree, scheme: scheme).url(for: window)
  }

  // MARK: Screens

  /// Makes what a screen of a code shows: the entry screen of something of one's own.
  public func build(code: String, params: ScreenParameters = [:]) -> AnyView {
    view(of: WireframeScope(self, code: code, parameters: params, id: nil))
  }

  func view(of scope: WireframeScope) -> AnyView {
    guard let build = builder(of: scope.code) else {
      return AnyView(MissingScreen(code: scope.code))
    }
    return build(scope)
  }

  private func builder(of code: String) -> ScreenBuilder? {
    guard let screen = tree.screen(code) else { return nil }
    if let name = screen.builder { return builders[name] }
    guard let storyboard = screen.storyboard, let id = screen.identifier else { return nil }
    return storyboards[storyboard]?[id]
  }
}

extension NavigationWindow {
  fileprivate func screens(coded code: String) -> [Screen] {
    (content.screens + presented.flatMap(\.content.screens)).filter { $0.code == code }
  }
}
