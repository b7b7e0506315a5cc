/// Who owns the names that rules follow, and the rules by which that is known.
struct NameOwners {
  private(set) var byName: [String: String] = [:]
  private var slots: [String: OpaquePointer] = [:]

  /// Whether a name is followed already.
  func follows(_ name: String) -> Bool { slots[name] != nil }

  /// Follows a name by a slot of sd-bus.
  mutating func follow(_ name: String, by slot: OpaquePointer) { slots[name] = slot }

  /// A name has another owner; an empty one for none.
  mutating func change(_ name: String, to owner: String) {
    guard slots[name] != nil else { return }
    byName[name] = owner.isEmpty ? nil : owner
  }

  /// Forgets all; returns the slots to be let go.
  mutating func removeAll() -> [OpaquePointer] {
    defer { self = NameOwners() }
    return Array(slots.values)
  }
}
