/// The values of one key.
public struct GroupedStream<Key, Value, Failure: Error> {
  /// What all values of the stream have in common.
  public let key: Key
  /// The values with this key, from the first one on.
  public let stream: EventStream<Value, Failure>
}

extension EventStream {
  /// A stream for each key, sent when its first value comes.
  ///
  /// ```
  ///                          ──1──2──3──4──|
  ///  groupBy { $0 % 2 }
  ///                          ──A──B────────|
  ///      A (1):                1─────3─────|
  ///      B (0):                   2─────4──|
  /// ```
  ///
  /// A late subscriber to a group misses the earlier values; the end is every group's.
  public func groupBy<Key: Hashable>(
    _ key: @escaping (Value) throws(Failure) -> Key
  ) -> EventStream<GroupedStream<Key, Value, Failure>, Failure> {
    .running { run in
      var groups: [Key: Subject<Value, Failure>] = [:]
      // In the order in which they came, which is the order in which they end.
      var keys: [Key] = []
      run.follow(self) { value throws(Failure) in
        let key = try key(value)
        if let known = groups[key] { return known.send(value) }
        let group = Subject<Value, Failure>()
        groups[key] = group
        keys.append(key)
        run.send(GroupedStream(key: key, stream: group.stream))
        group.send(value)
      } end: { completion in
        for key in keys { groups[key]?.send(completion: completion) }
        run.end(completion)
      }
    }
  }
}
