/// What workers have the main actor do when a result lies ready; their last job may keep it alive
/// longer than its owner.
package final class MainCall: Sendable {
  @MainActor package var body: () -> Void = {}

  package nonisolated init() {}

  /// Does it as soon as the main actor can.
  package nonisolated func callAsFunction() { MainActor.whenPossible { self.body() } }
}
