/// What workers have the main actor do when a result lies ready; it outlives whoever set it by their
/// last job.
final class MainCall: Sendable {
  @MainActor var body: () -> Void = {}

  nonisolated init() {}

  /// Does it as soon as the main actor can.
  nonisolated func callAsFunction() { MainActor.whenPossible { self.body() } }
}
