import LaminaDisplay
import Observation

/// What views inside of tabs say of the bar of the tabs, while they are in sight.
@MainActor
final class TabBarClaims: @MainActor Observable {
  private struct Claim {
    /// The screen in which its view is.
    let screen: ObjectIdentifier?
    let depth: Int
    var bar: Bar
  }

  private let registrar = ObservationRegistrar()
  private var claims: [Node.ID: Claim] = [:]
  /// Those in sight: screens in the order in which they came, and of each the innermost view first.
  private var shown: [Node.ID] = []

  /// What counts: of several screens the one that came last, and in it the outermost view's word.
  ///
  /// Reading it is tracked.
  var bar: Bar {
    registrar.access(self, keyPath: \.bar)
    return shown.reduce(into: Bar()) { bar, id in
      if let claim = claims[id] { bar.take(claim.bar) }
    }
  }

  /// A view says something, while it is in sight; what it said before does not count any more.
  func claim(_ bar: Bar, by element: Element) {
    let id = element.id
    let bar = bar.concernsTabs ? bar : Bar()
    if let known = claims[id] {
      if known.bar != bar { change { claims[id]?.bar = bar } }
    } else if bar.concernsTabs {
      begin(bar, by: element)
    }
  }

  private func begin(_ bar: Bar, by element: Element) {
    let id = element.id
    let screen = element.environment.screenPlace.map { ObjectIdentifier($0.screen) }
    claims[id] = Claim(screen: screen, depth: element.depth, bar: bar)
    element.whenShown { [weak self] in
      self?.show(id)
    } disappear: { [weak self] in
      self?.hide(id)
    }
    element.onUnmount { [weak self] in self?.claims[id] = nil }
  }

  private func show(_ id: Node.ID) {
    guard let claim = claims[id], !shown.contains(id) else { return }
    let place = place(of: claim)
    change { shown.insert(id, at: place) }
  }

  /// Where a claim belongs among those in sight.
  private func place(of claim: Claim) -> Int {
    let others = shown.indices.filter { claims[shown[$0]]?.screen == claim.screen }
    let outer = others.first { (claims[shown[$0]]?.depth ?? 0) < claim.depth }
    return outer ?? others.last.map { $0 + 1 } ?? shown.endIndex
  }

  private func hide(_ id: Node.ID) {
    guard shown.contains(id) else { return }
    change { shown.removeAll { $0 == id } }
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
