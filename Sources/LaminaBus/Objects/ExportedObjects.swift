/// The objects that a connection exports, and how many of their calls are being answered.
struct ExportedObjects {
  private var byPath: [String: ExportedObject] = [:]
  /// Calls that wait for their answer.
  var answering = 0

  /// Whether an object stands at a path.
  func holds(_ path: String) -> Bool { byPath[path] != nil }

  /// Keeps an object.
  mutating func insert(_ object: ExportedObject) { byPath[object.table.path] = object }

  /// Forgets an object; returns its slot to be let go.
  mutating func remove(_ path: String) -> OpaquePointer? { byPath.removeValue(forKey: path)?.slot }

  /// Forgets all.
  mutating func removeAll() -> [OpaquePointer] {
    defer { byPath = [:] }
    return byPath.values.compactMap(\.slot)
  }

  /// The next elements of the paths that begin with a path.
  func children(of path: String) -> [String] {
    let start = path == "/" ? path : path + "/"
    let rests = byPath.keys.filter { $0 != path && $0.hasPrefix(start) }
    return Set(rests.compactMap { $0.dropFirst(start.count).split(separator: "/").first })
      .map(String.init).sorted()
  }
}
