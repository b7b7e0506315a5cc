extension OperatorRun {
  /// Hands on the values of `stream`; calls `completed` when it has, and lets go of it before.
  func followOnce(_ stream: EventStream<Output, Failure>, completed: @escaping () -> Void) {
    guard !isOver else { return }
    let part = Lifetime(in: upstream)
    stream.attach(
      Downstream(
        value: downstream.value,
        end: { [self] completion in
          part.dispose()
          if case .failed = completion { end(completion) } else { completed() }
        }), part)
  }
}
