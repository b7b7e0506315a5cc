import LaminaRoutes
import LaminaWireframes

/// What the names in maps stand for, with what validation knows of them.
@MainActor
final class WireframeNames {
  private var builders: [String: Wireframe.ScreenBuilder] = [:]
  private var storyboards: [String: [String: Wireframe.ScreenBuilder]] = [:]
  private var navigators: [String: Wireframe.CustomNavigator] = [:]
  private(set) var guards: [(WireframeKey) async -> GuardDecision] = []
  private(set) var styles = WireframeStyles()
  /// What the map's names may mean: validation compares the two.
  private(set) var registry = WireframeRegistry()

  init() { registry.transitions = WireframeRegistry.standardTransitions }

  // MARK: Setting

  func set(_ builder: String, finishes: Bool, _ build: @escaping Wireframe.ScreenBuilder) {
    builders[builder] = build
    registry.builders.insert(builder)
    registry.dialogs[builder] = nil
    if finishes { registry.finishing.insert(builder) }
  }

  func set(_ builder: String, asDialog style: PresentationStyle) {
    registry.dialogs[builder] = style
  }

  func set(
    _ id: String, in storyboard: String, finishes: Bool, _ build: @escaping Wireframe.ScreenBuilder
  ) {
    storyboards[storyboard, default: [:]][id] = build
    registry.storyboards[storyboard, default: []].insert(id)
    if finishes { registry.finishing.insert("\(storyboard)/\(id)") }
  }

  func set(
    _ navigator: String, _ effect: NavigatorEffect, _ find: @escaping Wireframe.CustomNavigator
  ) {
    navigators[navigator] = find
    registry.navigators[navigator] = effect
  }

  func set(
    _ transition: String, options: Set<String>, _ make: @escaping WireframeStyles.Maker
  ) {
    styles.set(transition, to: make)
    registry.transitions[transition] = options
  }

  func add(_ decide: @escaping (WireframeKey) async -> GuardDecision) { guards.append(decide) }

  // MARK: Finding

  func navigator(_ name: String) -> Wireframe.CustomNavigator? { navigators[name] }

  /// What makes a screen of the map; nil where its name means nothing.
  func builder(of screen: WireframeScreen) -> Wireframe.ScreenBuilder? {
    if let name = screen.builder { return builders[name] }
    guard let storyboard = screen.storyboard, let id = screen.identifier else { return nil }
    return storyboards[storyboard]?[id]
  }
}
