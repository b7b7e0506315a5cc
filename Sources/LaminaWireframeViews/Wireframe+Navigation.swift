import LaminaDisplay
import LaminaNavigation
public import LaminaRoutes
import LaminaWireframes

/// Where the map leads.
extension Wireframe {
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
    let screen = shown.windows.reversed().lazy.compactMap { $0.screens(coded: code).last }.first
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
      for decide in names.guards where decision == .allow { decision = await decide(key) }
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
    guard let name = match.destination.navigator, let navigator = names.navigator(name) else {
      return .unknownNavigator(match.destination.navigator ?? "")
    }
    let target = match.target.map { ScreenRequest($0, parameters) }
    let place = screen.map { NavigationPlace.item($0) } ?? .front
    guard let action = navigator(target, place).map(asDialog) else { return .nothingToDo(key) }
    var transaction = Transaction.current
    transaction.disablesAnimations = Navigator(rawValue: name)?.isAnimated == false
    transaction.screenMovement = names.styles.movement(for: request, action, in: tree)
    var outcome: NavigationOutcome?
    await MovementEnd.wait(of: transaction) {
      outcome = perform(action)
      if case .done(let change)? = outcome { arrived(change, by: request, expecting: promise) }
    }
    return outcome.map(WireframeOutcome.done) ?? .nothingToDo(key)
  }

  private func arrived(
    _ change: NavigationChange, by request: WireframeRequest, expecting promise: ResultPromise?
  ) {
    if change.motion == .open { arrivals.note(request, of: change.window) }
    if let promise, let target = change.to?.id { results.expect(promise, of: target) }
  }

  /// How a window comes and goes where one view shows the window in front.
  func movement(of window: NavigationID) -> ScreenMovement? {
    arrivals.request(of: window).flatMap {
      names.styles.movement(for: $0, onStack: false, in: tree)
    }
  }

  func asDialog(_ action: NavigationAction) -> NavigationAction {
    action.presentingDialog { code in
      tree.screen(code)?.builder.flatMap { names.registry.dialogs[$0] }
    }
  }
}

extension NavigationWindow {
  fileprivate func screens(coded code: String) -> [Screen] {
    (content.screens + presented.flatMap(\.content.screens)).filter { $0.code == code }
  }
}
