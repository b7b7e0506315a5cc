package import LaminaDrawing

/// The scheme that a window's views prefer, which counts instead of the desktop's.
package final class PreferredScheme: GraphService {
  private unowned let graph: ViewGraph
  /// Who asks, in the order in which they came, and for what.
  private var wishes: [(owner: ObjectIdentifier, scheme: ColorScheme?)] = []
  private var scheme: ColorScheme?
  /// Whether the environment's look is that of a preference.
  private var isFollowed = false

  package init(graph: ViewGraph) { self.graph = graph }

  /// Takes what `owner` prefers; nil for whatever the desktop says.
  package func prefer(_ scheme: ColorScheme?, by owner: ObjectIdentifier) {
    if let index = wishes.firstIndex(where: { $0.owner == owner }) {
      wishes[index].scheme = scheme
    } else {
      wishes.append((owner, scheme))
    }
    choose()
  }

  /// Forgets what `owner` preferred.
  package func withdraw(_ owner: ObjectIdentifier) {
    wishes.removeAll { $0.owner == owner }
    choose()
  }

  private func choose() {
    let first = wishes.lazy.compactMap(\.scheme).first
    guard first != scheme else { return }
    scheme = first
    graph.afterLayout { [weak graph] in graph.map { $0.setEnvironment($0.environment) } }
    graph.requestFrame()
  }

  package func complete(_ environment: inout EnvironmentValues) {
    guard scheme != nil || isFollowed else { return }
    isFollowed = scheme != nil
    environment.follow(environment.systemAppearance, preferring: scheme)
  }
}

extension ViewGraph {
  /// The scheme that the window's views prefer.
  package var preferredScheme: PreferredScheme { service() }
}
