/// The mistakes in views that were survived, each once.
@MainActor
final class FaultLog {
  /// How many are reported: a view that makes a new one in each frame fills no memory.
  private static let limit = 1_000

  /// The mistakes so far, in order.
  private(set) var diagnostics: [ViewDiagnostic] = []
  private var known: Set<ViewDiagnostic> = []

  /// Takes note of a mistake; whether it is one that was not known.
  func add(_ diagnostic: ViewDiagnostic) -> Bool {
    guard known.count < Self.limit, known.insert(diagnostic).inserted else { return false }
    diagnostics.append(diagnostic)
    return true
  }
}
