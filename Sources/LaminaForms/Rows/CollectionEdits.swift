public import Foundation

nonisolated extension RangeReplaceableCollection {
  /// Removes the elements at some offsets.
  ///
  /// ```swift
  /// var names = ["Ada", "Bo", "Cy"]
  /// names.remove(atOffsets: [0, 2])    // ["Bo"]
  /// ```
  /// Offsets at which there is nothing are left out.
  /// - Complexity: O(elements)
  public mutating func remove(atOffsets offsets: IndexSet) {
    guard !offsets.isEmpty else { return }
    var kept = Self()
    kept.reserveCapacity(Swift.max(0, count - offsets.count))
    for (offset, element) in enumerated() where !offsets.contains(offset) { kept.append(element) }
    self = kept
  }
}

nonisolated extension MutableCollection {
  /// Moves the elements at some offsets, in their order, in front of the one at another offset.
  ///
  /// ```swift
  /// var names = ["Ada", "Bo", "Cy", "Di"]
  /// names.move(fromOffsets: [0], toOffset: 3)    // ["Bo", "Cy", "Ada", "Di"]
  /// ```
  /// Offsets at which there is nothing are left out; the place is one between the elements as they stand before.
  /// - Complexity: O(elements)
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    guard !source.isEmpty else { return }
    var (before, moved, after): ([Element], [Element], [Element]) = ([], [], [])
    for (offset, element) in enumerated() {
      if source.contains(offset) {
        moved.append(element)
      } else if offset < destination {
        before.append(element)
      } else {
        after.append(element)
      }
    }
    var place = startIndex
    for element in [before, moved, after].joined() {
      self[place] = element
      formIndex(after: &place)
    }
  }
}
