extension EventStream {
  /// Drops values that `isSame` finds equal to the one before.
  ///
  /// ```
  ///                          ──1──1──2──1──|
  ///  distinctUntilChanged
  ///                          ──1─────2──1──|
  /// ```
  @inlinable public func distinctUntilChanged(
    by isSame: @escaping (Value, Value) throws(Failure) -> Bool
  ) -> EventStream {
    .running { run in
      var last: Value?
      run.follow(self) { value throws(Failure) in
        if let before = last, try isSame(before, value) { return }
        last = value
        run.send(value)
      }
    }
  }

  /// Drops values that have the same `key` as the one before.
  @inlinable public func distinctUntilChanged<Key: Equatable>(
    of key: @escaping (Value) throws(Failure) -> Key
  ) -> EventStream {
    distinctUntilChanged { (before, value) throws(Failure) in try key(before) == key(value) }
  }
}

extension EventStream where Value: Equatable {
  /// Drops values that are equal to the one before.
  @inlinable public func distinctUntilChanged() -> EventStream {
    distinctUntilChanged { (before, value) throws(Failure) in before == value }
  }
}
