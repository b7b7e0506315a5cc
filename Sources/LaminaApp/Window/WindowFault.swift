public import LaminaViews

/// A window that cannot be opened.
public nonisolated enum WindowFault: ViewFault {
  /// A window was asked for that no scene makes; `known` are the ids of those that can be.
  case unknownWindow(wanted: String, known: [String])

  public var code: String { "unknown-window" }

  public var description: String {
    switch self {
    case .unknownWindow(let wanted, let known):
      "openWindow was asked for \(wanted), which no scene of the application makes. "
        + (known.isEmpty
          ? "None has an id: write WindowGroup(id:), WindowGroup(for:) or Window(_:id:)."
          : "Those with an id are: \(known.joined(separator: ", ")).")
    }
  }
}

nonisolated extension ViewDiagnostic {
  /// A window was asked for that no scene makes; `known` are the ids of those that can be.
  public static func unknownWindow(wanted: String, known: [String]) -> ViewDiagnostic {
    ViewDiagnostic(WindowFault.unknownWindow(wanted: wanted, known: known))
  }
}
