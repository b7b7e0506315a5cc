public import Dispatch
public import Synchronization

/// The way back to the main actor: what is put in on any thread is taken out there, all that has come
/// in one go and in its order.
///
/// However much is put in between two turns of the main actor, it is woken up once.
@usableFromInline nonisolated final class Mailbox<Letter: Sendable>: Sendable {
  @usableFromInline struct Contents {
    @usableFromInline var letters: [Letter] = []
    @usableFromInline var isAwaited = false

    @inlinable init() {}
  }

  @usableFromInline let contents = Mutex(Contents())
  @usableFromInline let isClosed = Atomic(false)
  @usableFromInline let deliver: @MainActor @Sendable (Letter) -> Void

  /// A mailbox whose letters `deliver` reads.
  @inlinable init(_ deliver: @escaping @MainActor @Sendable (Letter) -> Void) {
    self.deliver = deliver
  }

  /// Puts a letter in; may be called on any thread.
  @inlinable func put(_ letter: Letter) { put(contentsOf: [letter]) }

  /// Puts letters in, in their order; may be called on any thread.
  @inlinable func put(contentsOf letters: [Letter]) {
    let wakes = contents.withLock { contents in
      guard !isClosed.load(ordering: .relaxed), !letters.isEmpty else { return false }
      if contents.letters.isEmpty {
        contents.letters = letters
      } else {
        contents.letters.append(contentsOf: letters)
      }
      defer { contents.isAwaited = true }
      return !contents.isAwaited
    }
    guard wakes else { return }
    DispatchQueue.main.async { MainActor.assumeIsolated { self.drain() } }
  }

  /// Throws away what is inside and all that comes.
  @inlinable func close() {
    isClosed.store(true, ordering: .relaxed)
    contents.withLock { $0.letters = [] }
  }

  @MainActor @inlinable func drain() {
    for letter in takeLetters() {
      // Reading one may close the box.
      if isClosed.load(ordering: .relaxed) { return }
      deliver(letter)
    }
  }
  @inlinable func takeLetters() -> [Letter] {
    contents.withLock { contents in
      defer { (contents.letters, contents.isAwaited) = ([], false) }
      return contents.letters
    }
  }
}
