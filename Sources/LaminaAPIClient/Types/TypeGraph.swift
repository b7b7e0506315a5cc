/// All types that a client declares, by number.
struct TypeGraph {
  private(set) var types: [TypeDeclaration] = []

  subscript(id: TypeID) -> TypeDeclaration {
    get { types[id.number] }
    set { types[id.number] = newValue }
  }

  var ids: [TypeID] { types.indices.map(TypeID.init) }

  mutating func add(_ type: TypeDeclaration) -> TypeID {
    types.append(type)
    return TypeID(number: types.count - 1)
  }

  /// The type of the client itself that has these values, if there is one.
  func choices(_ choices: TypeChoices) -> TypeID? {
    ids.first { id in
      guard self[id].owner == nil, case .choices(let known) = self[id].shape else { return false }
      return known == choices
    }
  }

  /// Puts boxes where a structure would contain itself.
  mutating func box() {
    for id in ids {
      guard case .structure(var properties, let others) = self[id].shape else { continue }
      for index in properties.indices {
        let parts = parts(of: properties[index].type)
        properties[index].isBoxed = parts.contains { $0 == id || holds($0, id) }
      }
      self[id].shape = .structure(properties, others: others)
    }
  }

  /// Whether a structure holds another one without an array or a union between.
  private func holds(_ outer: TypeID, _ inner: TypeID) -> Bool {
    var seen: Set<TypeID> = [outer]
    var pending = [outer]
    while let next = pending.popLast() {
      guard case .structure(let properties, _) = self[next].shape else { continue }
      for part in properties.flatMap({ parts(of: $0.type) }) where seen.insert(part).inserted {
        if part == inner { return true }
        pending.append(part)
      }
    }
    return false
  }

  /// The structures that lie in a value itself.
  private func parts(of type: SwiftType) -> [TypeID] {
    switch type {
    case .named(let id):
      if case .alias(let type) = self[id].shape { parts(of: type) } else { [id] }
    case .optional(let type): parts(of: type)
    default: []
    }
  }
}
