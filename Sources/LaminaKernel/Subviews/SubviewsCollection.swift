/// The views that a content stands for, each to be placed on its own; as a view, all of them in order.
public struct SubviewsCollection: RandomAccessCollection, View {
  let source: SubviewSource
  /// Where they are in the content.
  let numbers: Range<Int>

  /// All views of a content.
  static func all(of source: SubviewSource) -> SubviewsCollection {
    SubviewsCollection(source: source, numbers: 0..<source.list.count)
  }

  public typealias SubSequence = SubviewsCollectionSlice

  nonisolated public var startIndex: Int { 0 }
  nonisolated public var endIndex: Int { numbers.count }

  /// The subview at a position.
  /// - Complexity: O(depth of the content), O(log n) for a loop over views that may be none or several.
  nonisolated public subscript(position: Int) -> Subview {
    precondition(
      indices.contains(position), "There is no subview \(position): there are \(numbers.count)")
    return MainActor.assumeIsolated { Subview(numbers.lowerBound + position, of: source) }
  }

  nonisolated public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    precondition(
      bounds.lowerBound >= 0 && bounds.upperBound <= endIndex,
      "There are no subviews \(bounds): there are \(numbers.count)")
    return SubviewsCollectionSlice(
      base: self, startIndex: bounds.lowerBound, endIndex: bounds.upperBound)
  }

  public var body: some View { ForEach(self) { $0 } }
}

/// Some of the views that a content stands for, one after the other; as a view, all of them in order.
public struct SubviewsCollectionSlice: RandomAccessCollection, View {
  let base: SubviewsCollection
  nonisolated public let startIndex: Int
  nonisolated public let endIndex: Int

  public typealias SubSequence = SubviewsCollectionSlice

  /// The subview at a position in the collection that this is a part of.
  nonisolated public subscript(position: Int) -> Subview {
    precondition(
      indices.contains(position), "There is no subview \(position) in \(startIndex..<endIndex)")
    return base[position]
  }

  nonisolated public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { base[bounds] }

  public var body: some View { ForEach(self) { $0 } }
}
