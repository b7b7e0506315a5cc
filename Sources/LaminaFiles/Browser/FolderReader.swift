import Dispatch

/// Who reads folders, and reads and writes files: not the main thread.
package nonisolated struct FolderReader: Sendable {
  /// Whether the folder that is shown is followed, and all is done on other threads.
  let follows: Bool

  /// Reads on a queue of its own, and writes on others.
  package static let background = FolderReader(follows: true)
  /// Reads and writes where it is asked to, for tests.
  package static let immediate = FolderReader(follows: false)

  private static let queue = DispatchQueue(label: "LaminaFiles.FolderReader", qos: .userInitiated)

  /// Looks at files, one look after the other, then hands what came of it to the main actor.
  func read<Value: Sendable>(
    _ work: @escaping @Sendable () -> Value,
    then done: @escaping @MainActor @Sendable (Value) -> Void
  ) {
    perform(work, on: Self.queue, then: done)
  }

  /// Writes or moves files, which may take minutes: nobody who reads waits for it.
  func write<Value: Sendable>(
    _ work: @escaping @Sendable () -> Value,
    then done: @escaping @MainActor @Sendable (Value) -> Void
  ) {
    perform(work, on: .global(qos: .userInitiated), then: done)
  }

  private func perform<Value: Sendable>(
    _ work: @escaping @Sendable () -> Value, on queue: DispatchQueue,
    then done: @escaping @MainActor @Sendable (Value) -> Void
  ) {
    guard follows else {
      let value = work()
      return MainActor.assumeIsolated { done(value) }
    }
    queue.async {
      let value = work()
      DispatchQueue.main.async { MainActor.assumeIsolated { done(value) } }
    }
  }
}
