public import LaminaConstraints

nonisolated extension ConstraintDiagnostic: ViewFault {
  public var code: String { "constraint" }
}

nonisolated extension ViewDiagnostic {
  /// Constraints of a layout contradict each other or cannot be understood.
  public static func constraint(_ diagnostic: ConstraintDiagnostic) -> ViewDiagnostic {
    ViewDiagnostic(diagnostic)
  }
}
