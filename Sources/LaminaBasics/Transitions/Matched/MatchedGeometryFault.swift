/// A matched geometry that has no one source.
public nonisolated enum MatchedGeometryFault: ViewFault {
  /// More than one view is a source; the others go by the first.
  case severalSources(id: String)

  public var code: String { "several-sources" }

  public var description: String {
    switch self {
    case .severalSources(let id):
      "More than one view is a source for the matched geometry of \(id); the others go by the first. "
        + "Which of them is to be one? Give isSource: false to all others."
    }
  }
}

nonisolated extension ViewDiagnostic {
  /// More than one view is a source for a matched geometry; the others go by the first.
  public static func severalSources(id: String) -> ViewDiagnostic {
    ViewDiagnostic(MatchedGeometryFault.severalSources(id: id))
  }
}
