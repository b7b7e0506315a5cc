public import Dispatch

extension EventStream where Failure == Never, Value == UInt {
  /// What a dispatch source reports each time it fires: signals, bytes to read, changed files.
  ///
  /// ```
  ///  add(1)  add(2)add(3)      sends between two turns of the main queue come as one
  ///  ──1─────────5────────
  /// ```
  ///
  /// ```swift
  /// let windowSizes = EventStream.dispatchSource {
  ///   DispatchSource.makeSignalSource(signal: SIGWINCH, queue: $0)
  /// }
  /// ```
  ///
  /// `make` is called for each subscriber, with the queue that the source has to use; the source is
  /// resumed here and cancelled when the run is over. A value is the source's `data`.
  public static func dispatchSource(
    _ make: @escaping (DispatchQueue) -> any DispatchSourceProtocol
  ) -> EventStream {
    .running { run in
      let source = make(.main)
      // The handler outlives the run by a turn of the queue; what is disposed of holds the run.
      source.setEventHandler { [weak run] in
        MainActor.assumeIsolated { run?.send(source.data) }
      }
      run.upstream.add(
        DisposeAction {
          withExtendedLifetime(run) { source.cancel() }
          source.setEventHandler(handler: nil)
        })
      source.resume()
    }
  }
}
