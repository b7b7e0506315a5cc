import Observation

/// The readers of a value whose reading is observed, as the bodies of views are.
nonisolated final class Readers: Observable, Sendable {
  private static let place: any KeyPath<Readers, Void> & Sendable = \Readers.value
  private let registrar = ObservationRegistrar()
  private var value: Void { () }

  /// Takes note of a reader.
  func read() { registrar.access(self, keyPath: Self.place) }

  /// Notifies the readers that it is another value now.
  func notifyReaders() { registrar.withMutation(of: self, keyPath: Self.place) {} }
}
