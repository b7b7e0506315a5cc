/// Objects that others own, in the order they were added, each once.
struct WeakList<Object: AnyObject> {
  private var members: [Weak<Object>] = []

  /// Adds an object that is not in it; false if it is.
  ///
  /// Those that are gone leave.
  mutating func add(_ object: Object) -> Bool {
    if members.contains(where: { $0.object === object }) { return false }
    members = members.filter { $0.object != nil } + [Weak(object: object)]
    return true
  }

  /// Those that still exist.
  // Not by a key path: in generic code it is made again at each call, which takes 20,000
  // instructions.
  var living: [Object] { members.compactMap { $0.object } }
}
