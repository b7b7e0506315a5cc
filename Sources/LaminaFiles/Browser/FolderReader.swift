import Dispatch

/// Who reads folders and looks at files: not the main thread.
package nonisolated struct FolderReader: Sendable {
  private let perform: @Sendable (@escaping @Sendable () -> Void) -> Void
  /// Whether the folder that is shown is followed.
  let follows: Bool

  /// Reads on a queue of its own.
  package static let background = FolderReader(follows: true) { queue.async(execute: $0) }
  /// Reads where it is asked to, for tests.
  package static let immediate = FolderReader(follows: false) { $0() }

  private static let queue = DispatchQueue(label: "LaminaFiles.FolderReader", qos: .userInitiated)

  private init(
    follows: Bool, perform: @escaping @Sendable (@escaping @Sendable () -> Void) -> Void
  ) {
    self.follows = follows
    self.perform = perform
  }

  /// Does work elsewhere, then hands what came of it to the main actor.
  func read<Value: Sendable>(
    _ work: @escaping @Sendable () -> Value,
    then done: @escaping @MainActor @Sendable (Value) -> Void
  ) {
    perform {
      let value = work()
      if isImmediate {
        MainActor.assumeIsolated { done(value) }
      } else {
        DispatchQueue.main.async { MainActor.assumeIsolated { done(value) } }
      }
    }
  }

  private var isImmediate: Bool { !follows }
}
