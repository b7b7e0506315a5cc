/// A system symbol that cannot be shown; a mark is shown in its place.
public nonisolated enum SymbolFault: ViewFault {
  /// There is no system symbol of this name; `nearest` are names that may be meant.
  case unknownSymbol(name: String, nearest: [String])
  /// The outlines of symbols cannot be read.
  case symbols(reason: String)

  public var code: String {
    switch self {
    case .unknownSymbol: "unknown-symbol"
    case .symbols: "symbols"
    }
  }

  public var description: String {
    switch self {
    case .unknownSymbol(let name, let nearest):
      "There is no system symbol «\(name)»; a mark is shown in its place. "
        + (nearest.isEmpty
          ? "Image.systemNames lists those that there are."
          : "The nearest are: \(nearest.joined(separator: ", ")).")
    case .symbols(let reason): "Symbols cannot be shown: a mark is shown in their place. \(reason)"
    }
  }
}

nonisolated extension ViewDiagnostic {
  /// There is no system symbol of this name; a mark is shown, and `nearest` are names that may be meant.
  public static func unknownSymbol(name: String, nearest: [String]) -> ViewDiagnostic {
    ViewDiagnostic(SymbolFault.unknownSymbol(name: name, nearest: nearest))
  }

  /// The outline of a symbol cannot be read; a mark is shown.
  public static func symbols(reason: String) -> ViewDiagnostic {
    ViewDiagnostic(SymbolFault.symbols(reason: reason))
  }
}
