/// One run of an operator: what is downstream of it, and the lifetime of everything upstream.
///
/// The end goes downstream once, when nothing upstream can send any more.
@usableFromInline final class OperatorRun<Output, Failure: Error> {
  @usableFromInline let downstream: Downstream<Output, Failure>
  @usableFromInline let upstream: Lifetime

  @inlinable init(_ downstream: Downstream<Output, Failure>, in lifetime: Lifetime) {
    self.downstream = downstream
    upstream = Lifetime(in: lifetime)
  }

  // See Hub.
  deinit {}

  @inlinable var isOver: Bool { upstream.isOver }

  /// Hands a value on, unless the run is over.
  @inlinable func send(_ value: Output) {
    if !upstream.isOver { downstream.value(value) }
  }

  /// Ends the run, if it goes on.
  @inlinable func end(_ completion: StreamCompletion<Failure>) {
    guard !upstream.isOver else { return }
    upstream.dispose()
    downstream.end(completion)
  }

  /// Attaches to a stream whose end is the run's; what `receive` throws ends the run.
  @inlinable func follow<Input>(
    _ stream: EventStream<Input, Failure>,
    _ receive: @escaping @MainActor (Input) throws(Failure) -> Void
  ) {
    guard !upstream.isOver else { return }
    stream.attach(Downstream(value: receiver(receive), end: { [self] in end($0) }), upstream)
  }

  /// Attaches to a stream, whose end `ended` takes when the stream has been let go of; what `receive`
  /// throws ends the run.
  @inlinable func follow<Input, InputFailure: Error>(
    _ stream: EventStream<Input, InputFailure>,
    _ receive: @escaping @MainActor (Input) throws(Failure) -> Void,
    end ended: @escaping @MainActor (StreamCompletion<InputFailure>) -> Void
  ) {
    guard !upstream.isOver else { return }
    let part = Lifetime(in: upstream)
    stream.attach(
      Downstream(
        value: receiver(receive),
        end: { completion in
          part.dispose()
          ended(completion)
        }), part)
  }

  /// What hands values to `receive`, whose failure ends the run.
  @inlinable func receiver<Input>(
    _ receive: @escaping @MainActor (Input) throws(Failure) -> Void
  ) -> @MainActor (Input) -> Void {
    { [self] value in
      do throws(Failure) {
        try receive(value)
      } catch {
        end(.failed(error))
      }
    }
  }
}

extension EventStream {
  /// A stream each run of which `begin` sets up.
  @inlinable static func running(
    _ begin: @escaping @MainActor (OperatorRun<Value, Failure>) -> Void
  ) -> EventStream {
    EventStream { downstream, lifetime in begin(OperatorRun(downstream, in: lifetime)) }
  }
}
