/// What becomes of a result with an element more.
enum Reduction<Failure: Error> {
  case goOn
  /// The result is known before the end.
  case finish
  case fail(Failure)
}

extension Publisher {
  /// Has `downstream` receive what `result` has once `step` has seen all, when it asks for it.
  func reduced<Downstream: Subscriber>(
    _ name: String, to downstream: Downstream, result: @escaping () -> Downstream.Input?,
    step: @escaping (Output) -> Reduction<Failure>
  ) where Downstream.Failure == Failure {
    reduced(name, to: downstream, result: result, step: step) { $0 }
  }

  /// The same with a step that can fail, and fails for the publisher.
  func reduced<Downstream: Subscriber>(
    _ name: String, to downstream: Downstream, result: @escaping () -> Downstream.Input?,
    trying step: @escaping (Output) throws -> Reduction<any Error>
  ) where Downstream.Failure == any Error {
    reduced(name, to: downstream, result: result) {
      do { return try step($0) } catch { return .fail(error) }
    } ending: {
      $0.erased
    }
  }

  private func reduced<Downstream: Subscriber>(
    _ name: String, to downstream: Downstream, result: @escaping () -> Downstream.Input?,
    step: @escaping (Output) -> Reduction<Downstream.Failure>,
    ending:
      @escaping (Subscribers.Completion<Failure>) ->
      Subscribers.Completion<
        Downstream.Failure
      >
  ) {
    let outlet = Outlet(name, downstream)
    func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
      if case .finished = completion, let result = result() { outlet.offer(result) }
      outlet.end(completion)
    }
    var stop: () -> Void = {}
    let inlet = Inlet<Output, Failure> { input in
      switch step(input) {
      case .goOn: break
      case .finish:
        stop()
        end(.finished)
      case .fail(let failure):
        stop()
        end(.failure(failure))
      }
      return .none
    } ended: {
      end(ending($0))
    }
    stop = { [weak inlet] in inlet?.cancel() }
    outlet.open(cancelled: { inlet.cancel() })
    inlet.request(.unlimited)
    subscribe(inlet)
  }
}
