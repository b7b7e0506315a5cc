import LaminaDisplay
import Observation

/// What views inside of tabs say of the bar of the tabs, while they are in sight.
@MainActor
final class TabBarClaims: @MainActor Observable {
  private struct Entry {
    let id: Node.ID
    var claim: Bar
  }

  private let registrar = ObservationRegistrar()
  /// In the order in which they came in sight.
  private var entries: [Entry] = []
  private var claims: [Node.ID: Bar] = [:]

  /// What counts: of several the one that came last; reading it is tracked.
  var bar: Bar {
    registrar.access(self, keyPath: \.bar)
    return entries.reduce(into: Bar()) { $0.take($1.claim) }
  }

  /// A view says something, while it is in sight.
  func claim(_ claim: Bar, by element: Element) {
    let id = element.id
    let isNew = claims[id] == nil
    claims[id] = claim
    if isNew {
      return element.whenShown { [weak self] in
        self?.show(id)
      } disappear: { [weak self] in
        self?.hide(id)
      }
    }
    guard let index = entries.firstIndex(where: { $0.id == id }), entries[index].claim != claim
    else { return }
    change { entries[index].claim = claim }
  }

  private func show(_ id: Node.ID) {
    guard let claim = claims[id], !entries.contains(where: { $0.id == id }) else { return }
    change { entries.append(Entry(id: id, claim: claim)) }
  }

  private func hide(_ id: Node.ID) {
    guard entries.contains(where: { $0.id == id }) else { return }
    change { entries.removeAll { $0.id == id } }
  }

  private func change(_ body: () -> Void) {
    registrar.withMutation(of: self, keyPath: \.bar, body)
  }
}

extension Bar {
  /// Whether it says something of the bar of a tab view.
  var concernsTabs: Bool {
    visibilities[.tabBar] != nil || fills[.tabBar] != nil || fillVisibilities[.tabBar] != nil
  }
}

extension EnvironmentValues {
  /// What is said of the bar of the nearest tab view around; nil outside of those.
  var tabBarClaims: TabBarClaims? {
    get { self[TabBarClaimsKey.self] }
    set { self[TabBarClaimsKey.self] = newValue }
  }
}

private struct TabBarClaimsKey: EnvironmentKey { static let defaultValue: TabBarClaims? = nil }
