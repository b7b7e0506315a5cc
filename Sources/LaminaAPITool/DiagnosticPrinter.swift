import LaminaAPI

/// Prints diagnostics for people: place, sentence, repair, and the includes that lead there.
struct DiagnosticPrinter {
  private let isColoured = Output.isColoured

  func print(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics { print(diagnostic) }
    Output.complain(summary(diagnostics))
  }

  private func print(_ diagnostic: Diagnostic) {
    let severity = coloured(diagnostic.severity.rawValue, diagnostic.severity)
    Swift.print("\(diagnostic.place): \(severity): \(diagnostic.message) [\(diagnostic.code)]")
    if let repair = diagnostic.repair { Swift.print("  \(repair)") }
    for place in diagnostic.trace { Swift.print("  included at \(place)") }
  }

  private func coloured(_ word: String, _ severity: Severity) -> String {
    guard isColoured else { return word }
    let colour =
      switch severity {
      case .error: 31
      case .warning: 33
      case .hint: 36
      }
    return "\u{1B}[\(colour)m\(word)\u{1B}[0m"
  }

  private func summary(_ diagnostics: [Diagnostic]) -> String {
    if diagnostics.isEmpty { return "Nothing is wrong." }
    return [Severity.error, .warning, .hint].map { severity in
      let count = diagnostics.count { $0.severity == severity }
      return "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
    }.joined(separator: ", ") + "."
  }
}
