extension EventStream {
  /// Calls what is given as things pass by, and changes nothing: RxSwift's `do`.
  ///
  /// ```
  ///                          ──1──2──|
  ///  tap(onValue: { log })
  ///                          ──1──2──|      log: 1, 2
  /// ```
  ///
  /// `onSubscribe` is called before the run begins, `onDispose` when it is over, however it ends.
  public func tap(
    onValue: @escaping (Value) -> Void = { _ in },
    onEnd: @escaping (StreamCompletion<Failure>) -> Void = { _ in },
    onSubscribe: @escaping () -> Void = {}, onDispose: @escaping () -> Void = {}
  ) -> EventStream {
    EventStream { downstream, lifetime in
      onSubscribe()
      lifetime.add(DisposeAction(onDispose))
      self.attach(
        Downstream(
          value: { value in
            onValue(value)
            downstream.value(value)
          },
          end: { completion in
            onEnd(completion)
            downstream.end(completion)
          }), lifetime)
    }
  }
}
