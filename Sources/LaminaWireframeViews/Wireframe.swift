import LaminaAnimation
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
  private var results: [NavigationID: (ParameterValue?) -> Void] = [:]
  /// What the map's names may mean: validation compares the two.
  private var registry = WireframeRegistry()
  let movements = StackMovements()

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

  /// Registers "alert" and "confirmation": a title, a message, and actions.
  public func registerDefaultBuilders() {
    for name in ["alert", "confirmation"] {
      register(builderName: name, finishes: true) { scope in Text(scope.title) }
    }
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
  @discardableResult
  public func apply(_ action: NavigationAction) -> NavigationOutcome {
    let (next, outcome) = current.navigate(action)
    if case .done(let change) = outcome, let window = current.window(change.window) {
      remember(window)
    }
    state = next
    return outcome
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

  /// Goes where a key leads, from a screen.
  func navigate(
    _ key: WireframeKey, _ parameters: ScreenParameters, from screen: NavigationID?,
    ancestors: [String] = []
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
      let outcome = go(way, trail.parameters ?? parameters, from: screen, ancestors)
      if case .done(.done(let change)) = outcome, change.motion != .none {
        await movementEnds(change)
      }
      return outcome
    }
  }

  private func go(
    _ key: WireframeKey, _ parameters: ScreenParameters, from screen: NavigationID?,
    _ ancestors: [String]
  ) -> WireframeOutcome {
    let match: WireframeMatch
    let request = WireframeRequest(key, ancestors: ancestors)
    do { match = try tree.way(for: request) } catch { return .noDestination(error) }
    guard let name = match.destination.navigator, let navigator = navigators[name] else {
      return .unknownNavigator(match.destination.navigator ?? "")
    }
    let target = match.target.map { ScreenRequest($0, parameters) }
    let place = screen.map { NavigationPlace.item($0) } ?? .front
    guard let action = navigator(target, place) else { return .nothingToDo(key) }
    movements.next = movement(for: key, name, action)
    return .done(apply(action))
  }

  /// How the change moves: as the map's transitions say, or at once for an instant navigator.
  private func movement(
    for key: WireframeKey, _ navigator: String, _ action: NavigationAction
  ) -> StackMovement? {
    if navigator.hasPrefix("instant-") { return StackMovement(nil) }
    let isBack =
      switch action {
      case .pop, .popTo, .popToRoot, .dismiss: true
      default: false
      }
    guard let choice = tree.transition(for: key, isBack: isBack) else { return nil }
    return StackMovement(choice)
  }

  private func movementEnds(_ change: NavigationChange) async {
    switch change.motion {
    case .push, .pop, .path, .replace:
      await withCheckedContinuation { continuation in
        movements.afterMovement { continuation.resume() }
      }
    default: await Task.yield()
    }
  }

  // MARK: Results

  /// Goes where a key leads, and waits for what the screen there gives back; nil where it goes without.
  func result(
    _ key: WireframeKey, _ parameters: ScreenParameters, from screen: NavigationID?
  ) async -> ParameterValue? {
    let outcome = await navigate(key, parameters, from: screen)
    guard case .done(.done(let change)) = outcome, let target = change.to?.id else { return nil }
    return await withCheckedContinuation { continuation in
      guard current.screen(target) != nil else { return continuation.resume(returning: nil) }
      results[target] = { continuation.resume(returning: $0) }
    }
  }

  /// A screen gives something back, and goes.
  func finish(_ screen: NavigationID, with value: ParameterValue?) {
    let receive = results.removeValue(forKey: screen)
    let pops = current.navigate(.pop(1, from: .item(screen)))
    if pops.1.isDone, pops.0.screen(screen) == nil {
      apply(.pop(1, from: .item(screen)))
    } else {
      apply(.dismiss(.item(screen)))
    }
    receive?(value)
  }

  /// Who waits for a screen that is gone hears of it.
  private func settleResults() {
    for (screen, receive) in results where current.screen(screen) == nil {
      results[screen] = nil
      receive(nil)
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

extension StackMovement {
  /// The movement that a line of the map's transitions asks for; nil for a style that is not known.
  fileprivate init?(_ choice: TransitionChoice) {
    let edge: Edge =
      switch choice.options["edge"] {
      case "bottom": .bottom
      case "top": .top
      case "leading": .leading
      default: .trailing
      }
    let duration = choice.options["duration"].flatMap(Double.init).map { min(max($0, 0), 10) }
    switch choice.style {
    case "slide": self.init(from: edge, .easeInOut(duration: duration ?? 0.35))
    case "spring": self.init(from: edge, .spring(duration: duration ?? 0.4, bounce: 0.2))
    case "none", "instant": self.init(nil)
    default: return nil
    }
  }
}

extension NavigationWindow {
  fileprivate func screens(coded code: String) -> [Screen] {
    (content.screens + presented.flatMap(\.content.screens)).filter { $0.code == code }
  }
}
