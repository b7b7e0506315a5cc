extension EventStream {
  /// One run for all subscribers, begun by hand.
  ///
  /// ```
  ///                   ──1──2──|        begins with connect()
  ///  multicast()
  ///      connect()      ^
  ///      first          ──1──2──|
  ///      second         ──1──2──|
  /// ```
  public func multicast(replay: Int = 0) -> ConnectableStream<Value, Failure> {
    ConnectableStream(self, replay: replay)
  }
}
