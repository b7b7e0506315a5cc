extension EventStream {
  /// One run for all subscribers, begun by the first; late ones hear the last `replay` values first.
  ///
  /// ```
  ///                       ──1──2──3──|
  ///  share(replay: 1)
  ///      first            ──1──2──3──|
  ///      late                  2──3──|
  /// ```
  @inlinable public func share(
    replay: Int = 0, scope: SharingScope = .whileConnected
  ) -> EventStream {
    let shared = SharedRun(self, replay: replay, scope: scope)
    return EventStream(of: shared) { downstream, lifetime in shared.attach(downstream, lifetime) }
  }
}
