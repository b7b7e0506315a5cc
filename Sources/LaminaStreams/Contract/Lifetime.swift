/// What can be let go before its time.
@MainActor
public protocol Disposable: AnyObject {
  /// Lets it go; a second call does nothing.
  func dispose()
}

/// How long one run of a stream goes on, and what it holds meanwhile.
///
/// The subscriber's lifetime is the root; a run that begins and ends inside of another (the inner
/// streams of `flatMap`) has a child, which ends with its parent at the latest.
@usableFromInline final class Lifetime: Disposable {
  // Unchecked, here and below: nothing is called while one of these is read or written; what is
  // disposed of was taken out before.
  @exclusivity(unchecked) @usableFromInline var isOver = false
  /// The first resource lies here, as most runs have no other.
  @exclusivity(unchecked) @usableFromInline var first: (any Disposable)?
  @exclusivity(unchecked) private var further: FurtherResources?
  /// The enclosing lifetime, until this one is over, and the place there.
  @exclusivity(unchecked) private var parent: Lifetime?
  @exclusivity(unchecked) private var key = 0
  private let counter: LeakCounter?

  /// The lifetime of a subscriber.
  @usableFromInline init() {
    counter = LeakCounter.current
    counter?.began()
  }

  /// A lifetime that is over with `parent`'s at the latest.
  @usableFromInline init(in parent: Lifetime) {
    counter = LeakCounter.current
    counter?.began()
    self.parent = parent
    key = parent.add(self)
    if isOver { self.parent = nil }
  }

  deinit { counter?.ended() }

  /// Holds `resource` and disposes of it in the end; at once if that has come.
  @discardableResult
  @inlinable func add(_ resource: any Disposable) -> Int {
    guard first == nil, !isOver else { return addFurther(resource) }
    first = resource
    return -1
  }

  @usableFromInline func addFurther(_ resource: any Disposable) -> Int {
    if isOver {
      resource.dispose()
      return -2
    }
    let further = further ?? FurtherResources()
    self.further = further
    return further.add(resource)
  }

  /// Forgets what `add` answered with `key` for.
  @usableFromInline func remove(_ key: Int) {
    if key == -1 { first = nil } else { further?.remove(key) }
  }

  /// Ends the run: what it holds is disposed of, in the order in which it came.
  @usableFromInline func dispose() {
    guard !isOver else { return }
    isOver = true
    if let lifetime = parent {
      parent = nil
      lifetime.remove(key)
    }
    let (first, further) = (first.take(), further.take())
    first?.dispose()
    further?.dispose()
  }

  /// Makes a lifetime that is over, and that nothing else holds, one that goes on.
  @inlinable func reopen() { isOver = false }
}

/// What a lifetime holds besides its first resource, each at a place of its own.
private final class FurtherResources {
  private var resources: [(any Disposable)?] = []
  private var free: [Int] = []

  func add(_ resource: any Disposable) -> Int {
    if let key = free.popLast() {
      resources[key] = resource
      return key
    }
    resources.append(resource)
    return resources.count - 1
  }

  func remove(_ key: Int) {
    guard resources.indices.contains(key) else { return }
    resources[key] = nil
    free.append(key)
  }

  func dispose() {
    let all = resources
    resources = []
    for resource in all { resource?.dispose() }
  }
}
