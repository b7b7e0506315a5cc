/// The last values of a source, at most `limit` of them.
@usableFromInline final class ReplayBuffer<Value> {
  @exclusivity(unchecked) @usableFromInline var values: [Value]
  @usableFromInline let limit: Int

  /// A buffer that holds `values` and keeps the last `limit` of all.
  @inlinable init(_ values: [Value] = [], limit: Int) {
    (self.values, self.limit) = (values, max(0, limit))
  }

  // See Hub.
  deinit {}

  @inlinable func append(_ value: Value) {
    if values.count < limit { return values.append(value) }
    guard limit > 0 else { return }
    if limit == 1 {
      values[0] = value
    } else {
      values.removeFirst()
      values.append(value)
    }
  }
}
