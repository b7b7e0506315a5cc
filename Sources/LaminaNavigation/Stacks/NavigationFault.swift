/// A stack, a sheet or a tab view that is asked for what it does not have.
public nonisolated enum NavigationFault: ViewFault {
  /// A link has a value of a type that the path of its stack cannot hold.
  case pathMismatch(type: String)
  /// A stack was given a value of a type for which nothing makes a screen; a stand-in is shown.
  case noDestination(type: String)
  /// A sheet was given a set of detents without any; it is shown as one without detents.
  case noDetents(view: String)
  /// The selection of a sheet's detents is none of them; the sheet rests at the lowest.
  case unknownDetent(detent: String, view: String)
  /// The selection of a tab view is the value of no tab; the first tab is shown.
  case unknownTab(selection: String, view: String)

  public var code: String {
    switch self {
    case .pathMismatch: "path-mismatch"
    case .noDestination: "no-destination"
    case .noDetents: "no-detents"
    case .unknownDetent: "unknown-detent"
    case .unknownTab: "unknown-tab"
    }
  }

  public var place: String? {
    switch self {
    case .pathMismatch, .noDestination: nil
    case .noDetents(let view), .unknownDetent(_, let view), .unknownTab(_, let view): view
    }
  }

  public var description: String {
    switch self {
    case .pathMismatch(let type):
      "A NavigationLink has a value of the type \(type), which the path of its stack cannot hold. Bind the "
        + "stack to a NavigationPath, or to an array of that type."
    case .noDestination(let type):
      "Nothing makes a screen for a value of the type \(type); a stand-in is shown. Add "
        + "navigationDestination(for: \(type).self) to a view in the stack, outside of lazy containers."
    case .noDetents(let view):
      "\(view) has presentationDetents with an empty set; the sheet is shown as one without detents. Name at "
        + "least one, or leave the modifier out."
    case .unknownDetent(let detent, let view):
      "\(view) selects the detent \(detent), which is none of its presentationDetents; the sheet rests at "
        + "the lowest. Add it to the set, or select one of the set."
    case .unknownTab(let selection, let view):
      "The TabView in \(view) selects \(selection), which is the value of no tab; the first tab is shown. Give "
        + "a tab that value, of just that type."
    }
  }
}

nonisolated extension ViewDiagnostic {
  /// A link has a value of a type that the path of its stack cannot hold.
  public static func pathMismatch(type: String) -> ViewDiagnostic {
    ViewDiagnostic(NavigationFault.pathMismatch(type: type))
  }

  /// A stack was given a value of a type for which nothing makes a screen; a stand-in is shown.
  public static func noDestination(type: String) -> ViewDiagnostic {
    ViewDiagnostic(NavigationFault.noDestination(type: type))
  }

  /// A sheet was given a set of detents without any; it is shown as one without detents.
  public static func noDetents(view: String) -> ViewDiagnostic {
    ViewDiagnostic(NavigationFault.noDetents(view: view))
  }

  /// The selection of a sheet's detents is none of them; the sheet rests at the lowest.
  public static func unknownDetent(detent: String, view: String) -> ViewDiagnostic {
    ViewDiagnostic(NavigationFault.unknownDetent(detent: detent, view: view))
  }

  /// The selection of a tab view is the value of no tab; the first tab is shown.
  public static func unknownTab(selection: String, view: String) -> ViewDiagnostic {
    ViewDiagnostic(NavigationFault.unknownTab(selection: selection, view: view))
  }
}
