/// A turn: the changes made together, after which each derived value is sent once.
public final class Turn {
  static let current = Turn()
  private var depth = 0
  private var marked: [any Dependent] = []

  private init() {}

  /// Runs `changes` as one turn, or as part of the one that goes on.
  public static func run<Result, E: Error>(
    _ changes: () throws(E) -> Result
  ) throws(E) -> Result {
    current.depth += 1
    defer { current.leave() }
    return try changes()
  }

  func add(_ dependent: any Dependent) {
    marked.append(dependent)
    if depth == 0 { deliverMarked() }
  }

  private func leave() {
    depth -= 1
    if depth == 0 { deliverMarked() }
  }

  /// Delivers what was marked; what that marks belongs to the same turn.
  private func deliverMarked() {
    depth += 1
    var next = 0
    while next < marked.count {
      next += 1
      marked[next - 1].deliverMarked()
    }
    marked = []
    depth -= 1
  }
}

/// What depends on others, and is notified once a turn.
protocol Dependent: AnyObject {
  /// Takes note that what it depends on changed.
  func mark()
  /// Notifies its subscribers, at the end of the turn.
  func deliverMarked()
}

/// What others may depend on.
protocol Dependency: AnyObject {
  func remember(_ dependent: any Dependent)
  func forget(_ dependent: any Dependent)
}

/// What depends on something; it is not kept alive by it.
@usableFromInline struct DependentList {
  private struct Entry {
    weak var dependent: (any Dependent)?
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var order: [ObjectIdentifier] = []
  private var limit = 16

  mutating func insert(_ dependent: any Dependent) {
    forgetTheGone()
    let id = ObjectIdentifier(dependent)
    if entries.updateValue(Entry(dependent: dependent), forKey: id) == nil { order.append(id) }
  }

  /// Forgets those that are gone, once there are twice as many as were alive before.
  private mutating func forgetTheGone() {
    guard order.count >= limit else { return }
    order.removeAll { entries[$0]?.dependent == nil }
    let alive = Set(order)
    entries = entries.filter { alive.contains($0.key) }
    limit = max(16, 2 * order.count)
  }

  mutating func remove(_ dependent: any Dependent) {
    let id = ObjectIdentifier(dependent)
    if entries.removeValue(forKey: id) != nil { order.removeAll { $0 == id } }
  }

  func mark() {
    for id in order { entries[id]?.dependent?.mark() }
  }
}

/// What is read while something is computed.
final class Tracking {
  static var current: Tracking?
  private(set) var found: [any Dependency] = []
  private var known: Set<ObjectIdentifier> = []

  func read(_ dependency: any Dependency) {
    if known.insert(ObjectIdentifier(dependency)).inserted { found.append(dependency) }
  }

  func run<Result>(_ compute: () -> Result) -> Result {
    let outer = Tracking.current
    Tracking.current = self
    defer { Tracking.current = outer }
    return compute()
  }
}
