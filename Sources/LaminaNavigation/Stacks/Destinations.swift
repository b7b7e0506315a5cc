import LaminaRoutes

/// What makes the screens for the values of a type.
struct Destination {
  let type: ObjectIdentifier
  let takes: (AnyHashable) -> Bool
  let make: (AnyHashable) -> AnyView?
}

/// The destinations of a stack: of several for a type the one nearest to the root counts.
@MainActor
struct DestinationTable {
  private struct Known {
    var destination: Destination
    let screen: NavigationID
    /// Where in the stack that screen is; it never moves.
    let height: Int
  }

  private var known: [ObjectIdentifier: Known] = [:]
  /// In the order in which types came first.
  private var order: [ObjectIdentifier] = []

  /// Takes over a destination; false where one nearer to the root counts.
  mutating func set(
    _ destination: Destination, from screen: NavigationID, at height: Int
  ) -> Bool {
    if let old = known[destination.type], old.screen != screen, old.height <= height {
      return false
    }
    if known[destination.type] == nil { order.append(destination.type) }
    known[destination.type] = Known(
      destination: destination, screen: screen, height: height)
    return true
  }

  /// Forgets those of a screen that is gone.
  mutating func drop(from screen: NavigationID) {
    for (type, entry) in known where entry.screen == screen {
      known[type] = nil
      order.removeAll { $0 == type }
    }
  }

  /// The screen for a value; nil where nothing makes it.
  func view(for value: AnyHashable) -> AnyView? {
    if let exact = known[ObjectIdentifier(Swift.type(of: value.base))]?.destination,
      let view = exact.make(value)
    {
      return view
    }
    return order.lazy.compactMap { known[$0]?.destination.make(value) }.first
  }
}
