import Dispatch
import Synchronization

/// The way back to the main actor: what is put in on any thread is taken out there, all that has come
/// in one go and in its order.
///
/// However much is put in between two turns of the main actor, it is woken up once.
nonisolated final class Mailbox<Letter: Sendable>: Sendable {
  private struct Contents {
    var letters: [Letter] = []
    var isAwaited = false
    var isClosed = false
  }

  private let contents = Mutex(Contents())
  private let deliver: @MainActor @Sendable (Letter) -> Void

  /// A mailbox whose letters `deliver` reads.
  init(_ deliver: @escaping @MainActor @Sendable (Letter) -> Void) { self.deliver = deliver }

  /// Puts a letter in; may be called on any thread.
  func put(_ letter: Letter) { put(contentsOf: CollectionOfOne(letter)) }

  /// Puts letters in, in their order; may be called on any thread.
  func put(contentsOf letters: some Collection<Letter> & Sendable) {
    let wakes = contents.withLock { contents in
      guard !contents.isClosed, !letters.isEmpty else { return false }
      contents.letters.append(contentsOf: letters)
      defer { contents.isAwaited = true }
      return !contents.isAwaited
    }
    guard wakes else { return }
    DispatchQueue.main.async { MainActor.assumeIsolated { self.drain() } }
  }

  /// Throws away what is inside and all that comes.
  func close() {
    contents.withLock { contents in
      contents.isClosed = true
      contents.letters = []
    }
  }

  @MainActor private func drain() {
    let letters = contents.withLock { contents in
      defer { (contents.letters, contents.isAwaited) = ([], false) }
      return contents.letters
    }
    for letter in letters {
      // Reading one may close the box.
      if contents.withLock({ $0.isClosed }) { return }
      deliver(letter)
    }
  }
}

/// A task that is cancelled with a lifetime.
final class OwnedTask: Disposable {
  private let task: Task<Void, Never>

  init(_ task: Task<Void, Never>) { self.task = task }

  func dispose() { task.cancel() }
}
