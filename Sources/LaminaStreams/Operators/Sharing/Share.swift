extension EventStream {
  /// One run for all subscribers, begun by the first; late ones hear the last `replay` values first.
  ///
  /// ```
  ///                       ──1──2──3──|
  ///  share(replay: 1)
  ///      first            ──1──2──3──|
  ///      late                  2──3──|
  /// ```
  ///
  /// When the last subscriber leaves, the run is over. With `SharingScope.whileConnected` nothing is kept
  /// then, and no value is ever stale; with `SharingScope.forever` the next subscriber first gets the
  /// values of a run that is over, however long ago that was, then those of a run of its own.
  @inlinable public func share(
    replay: Int = 0, scope: SharingScope = .whileConnected
  ) -> EventStream {
    let shared = SharedRun(self, replay: replay, scope: scope)
    return EventStream(of: shared) { downstream, lifetime in shared.attach(downstream, lifetime) }
  }

  /// One run for all subscribers, which goes on for `time` after the last of them has left.
  ///
  /// ```
  ///                                 ──1──2──3────
  ///  share(replay: 1, keptFor: 6)
  ///      first                      ──1!
  ///      within 6 after it                 2─3!
  ///      later                                        ──1──2──      a run of its own
  /// ```
  ///
  /// A subscriber that comes within `time` joins the run: the values replayed are the source's last ones,
  /// also those it sent while there was no subscriber, and the source is not begun again. After `time` the
  /// run is disposed of and everything is forgotten. After its end, the last values and the end are
  /// replayed for `time`, counted from the end, then the source is begun again: a value of it is stale by
  /// that time at most.
  public func share(
    replay: Int = 0, keptFor time: Duration, clock: any StreamClock
  ) -> EventStream {
    let shared = SharedRun(
      self, replay: replay, scope: .whileConnected, retention: Retention(time: time, clock: clock))
    return EventStream(of: shared) { downstream, lifetime in shared.attach(downstream, lifetime) }
  }
}
