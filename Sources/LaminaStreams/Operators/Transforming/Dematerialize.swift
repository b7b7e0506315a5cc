extension EventStream where Failure == Never {
  /// The stream that `materialize` made values of.
  ///
  /// ```
  ///                  ──1──2──x|      value(1), value(2), end(failed)
  ///  dematerialize
  ///                  ──1──2──x
  /// ```
  public func dematerialize<Element, ElementFailure>()
    -> EventStream<Element, ElementFailure> where Value == StreamEvent<Element, ElementFailure>
  {
    .running { run in
      run.follow(self) { event throws(ElementFailure) in
        switch event {
        case .value(let value): run.send(value)
        case .end(let completion): run.end(completion)
        }
      } end: { _ in
        run.end(.finished)
      }
    }
  }
}
