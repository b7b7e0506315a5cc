extension EventStream where Failure == Never {
  /// The stream as one that could fail, to stand beside others that can.
  ///
  /// ```
  ///                             ──1──2──|      Never
  ///  setFailureType(to: E.self)
  ///                             ──1──2──|      E
  /// ```
  public func setFailureType<NextFailure: Error>(
    to type: NextFailure.Type
  ) -> EventStream<Value, NextFailure> {
    EventStream<Value, NextFailure> { downstream, lifetime in
      self.attach(
        Downstream(value: downstream.value, end: { _ in downstream.end(.finished) }), lifetime)
    }
  }
}
