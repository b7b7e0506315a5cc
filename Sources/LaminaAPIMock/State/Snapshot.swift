package import LaminaJSON

/// The collections of a state as JSON: `{"/users": {"octocat": {"login": "octocat"}}}`.
package enum Snapshot {
  /// The snapshot of a state.
  package static func json(of state: MockState) -> JSONValue {
    let members = state.collections.sorted { $0.key < $1.key }.map { name, items in
      JSONMember(key: name, value: JSONValue(.object(JSONObject(self.members(of: items)))))
    }
    return JSONValue(.object(JSONObject(members)))
  }

  private static func members(of items: ItemCollection) -> [JSONMember] {
    items.keys.compactMap { key in items[key].map { JSONMember(key: key, value: $0) } }
  }

  /// The collections of a snapshot.
  static func collections(of value: JSONValue) throws(Refusal) -> [String: ItemCollection] {
    guard let members = value.object?.distinct else { throw fault }
    var collections: [String: ItemCollection] = [:]
    for member in members {
      guard let items = member.value.object?.distinct, items.count <= ItemCollection.limit else {
        throw fault
      }
      var collection = ItemCollection()
      for item in items { collection.put(item.key, item.value) }
      collections[member.key] = collection
    }
    return collections
  }

  private static var fault: Refusal {
    Refusal(
      status: 400,
      title: "A snapshot is an object of collections, each an object of "
        + "\(ItemCollection.limit) items at most.")
  }
}

extension MockState {
  mutating func take(_ collections: [String: ItemCollection]) { self.collections = collections }

  /// Takes the collections of a snapshot; a full sentence says why it cannot.
  package mutating func restore(_ snapshot: JSONValue) throws(SnapshotFault) {
    do {
      take(try Snapshot.collections(of: snapshot))
    } catch {
      throw SnapshotFault(description: error.title)
    }
  }
}

/// Why a snapshot is none.
package struct SnapshotFault: Error, CustomStringConvertible {
  package let description: String
}
