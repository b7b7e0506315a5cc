import Observation

/// Ends what Observation notes of an evaluation once the next one has taken its place.
///
/// ```
///  evaluation 4 reads model.name, and `even`   ──▶ noted with both
///  evaluation 5 reads model.name, and `odd`    ──▶ noted with both; then `even` "changes": 4 is forgotten
/// ```
/// Observation itself forgets an evaluation only when something changes that it read. One that reads what
/// stays as it is, and is evaluated for another reason, would leave 0.7 kB with the model each time.
@MainActor
package final class TrackingEnd: Observable {
  private nonisolated let registrar = ObservationRegistrar()
  private nonisolated var even: Bool { true }
  private nonisolated var odd: Bool { true }

  /// Whether the change that Observation reports now is only the end of an evaluation.
  package private(set) static var isEnding = false

  package init() {}

  /// Counts as read by the evaluation of a number, whose code runs now.
  package func recordRead(_ evaluation: Int) {
    registrar.access(self, keyPath: Self.path(evaluation))
  }

  /// Has the evaluation of a number forgotten.
  package func end(_ evaluation: Int) {
    Self.isEnding = true
    defer { Self.isEnding = false }
    registrar.willSet(self, keyPath: Self.path(evaluation))
  }

  private static func path(_ evaluation: Int) -> KeyPath<TrackingEnd, Bool> {
    evaluation % 2 == 0 ? \.even : \.odd
  }
}
