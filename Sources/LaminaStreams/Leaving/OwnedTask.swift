/// A task that is cancelled with a lifetime.
final class OwnedTask: Disposable {
  private let task: Task<Void, Never>

  init(_ task: Task<Void, Never>) { self.task = task }

  func dispose() { task.cancel() }
}
