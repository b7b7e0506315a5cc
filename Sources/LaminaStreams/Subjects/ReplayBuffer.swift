/// The last values of a source, at most `limit` of them: a ring, so that one more costs the same however
/// many are kept.
///
/// ```
///  limit 3     1 2 3  ──4──▶  4 2 3
///                               ▲ oldest
/// ```
@usableFromInline final class ReplayBuffer<Value> {
  // Unchecked: nothing is called while it is read or written; a value that is let go of, whose deinit
  // may call any code, is held until then.
  @exclusivity(unchecked) @usableFromInline var values: Replayed<Value>
  @usableFromInline let limit: Int

  /// A buffer that holds `values` and keeps the last `limit` of all.
  @inlinable init(_ values: [Value] = [], limit: Int) {
    self.values = Replayed(values)
    self.limit = max(0, limit)
  }

  // See Hub.
  deinit {}

  @inlinable func append(_ value: Value) {
    if values.count < limit {
      values.places.append(value)
    } else if limit > 0 {
      let replaced = values.replaceOldest(with: value)
      withExtendedLifetime(replaced) {}
    }
  }
}

/// The values of a replay buffer at one moment, the oldest first.
@usableFromInline nonisolated struct Replayed<Value>: RandomAccessCollection {
  @usableFromInline var places: [Value]
  /// Where the oldest lies, once all places are taken.
  @usableFromInline var oldest = 0

  @inlinable init(_ values: [Value]) { places = values }

  @inlinable var startIndex: Int { 0 }
  @inlinable var endIndex: Int { places.count }

  @inlinable subscript(position: Int) -> Value {
    let place = oldest + position
    return places[place < places.count ? place : place - places.count]
  }

  /// Puts `value` in the place of the oldest, and returns that one.
  @inlinable mutating func replaceOldest(with value: Value) -> Value {
    var replaced = value
    swap(&places[oldest], &replaced)
    oldest = oldest + 1 == places.count ? 0 : oldest + 1
    return replaced
  }
}
