public import LaminaLocalization

nonisolated extension LocalizationFault: ViewFault {
  public var code: String { "localization" }
}

nonisolated extension ViewDiagnostic {
  /// A table of words could not be read, or has none for a key; the key is shown.
  public static func localization(_ fault: LocalizationFault) -> ViewDiagnostic {
    ViewDiagnostic(fault)
  }
}
