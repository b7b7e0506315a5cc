import LaminaGeometry

nonisolated extension String {
  /// Whether both are the same bytes; unlike `==`, which looks for equivalent characters.
  package func hasSameBytes(as other: String) -> Bool {
    let mine = utf8.withContiguousStorageIfAvailable { mine in
      other.utf8.withContiguousStorageIfAvailable { theirs in
        guard mine.count == theirs.count else { return false }
        guard let start = mine.baseAddress, let other = theirs.baseAddress else { return true }
        return start == other || memcmp(start, other, mine.count) == 0
      }
    }
    return (mine ?? nil) ?? utf8.elementsEqual(other.utf8)
  }
}
