/// What types are besides themselves.
extension TypeCatalogue {
  /// Says whether a type is another one or a kind of it.
  package func conforms(_ type: UTType, to other: UTType) -> Bool {
    type == other || supertypes(of: type).contains(other)
  }

  /// All that a type is a kind of.
  ///
  /// A circle in a database ends where it began.
  package func supertypes(of type: UTType) -> Set<UTType> {
    var (found, pending) = (Set<String>(), [type.identifier])
    while let next = pending.popLast() {
      for parent in record(next)?.supertypes ?? [] where found.insert(parent).inserted {
        pending.append(parent)
      }
    }
    found.remove(type.identifier)
    return Set(found.map(UTType.init(unchecked:)))
  }
}

extension TypeCatalogue {
  /// The usual types, and those that the program declared, that are a kind of another one; by name.
  func knownSubtypes(of type: UTType) -> [UTType] {
    (TypeTable.usual.records.keys.sorted() + declared.identifiers).map(UTType.init(unchecked:))
      .filter { $0 != type && conforms($0, to: type) }
  }
}
