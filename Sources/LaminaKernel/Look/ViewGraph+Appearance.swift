public import LaminaAnimation

extension ViewGraph {
  /// Follows another appearance of the desktop: the looks fade over in 0.25 s, or change at once
  /// where less motion is asked for.
  ///
  /// Called at any time by a host, or by who listens to the desktop's settings.
  public func follow(_ system: SystemAppearance) {
    guard system != appearanceSwitch.next ?? environment.systemAppearance else { return }
    withAnimation(environment.accessibilityReduceMotion ? nil : .themeSwitch) {
      appearanceSwitch.next = system
      root?.invalidate()
    }
  }

  fileprivate var appearanceSwitch: AppearanceSwitch { service() }
}

/// The appearance that the next update takes over, so that the looks move as its transaction says.
private final class AppearanceSwitch: GraphService {
  private unowned let graph: ViewGraph
  var next: SystemAppearance?

  init(graph: ViewGraph) { self.graph = graph }

  func beginCommit(isAnimated: Bool) {
    guard let next else { return }
    self.next = nil
    guard next != graph.environment.systemAppearance else { return }
    var environment = graph.environment
    environment.systemAppearance = next
    graph.setEnvironment(environment)
  }
}

extension Animation {
  /// How one theme becomes another: a fade of 0.25 s.
  public static let themeSwitch = Animation.easeInOut(duration: 0.25)
}
