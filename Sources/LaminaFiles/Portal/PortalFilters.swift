import LaminaBus
import LaminaContentTypes

/// Types of files as the portal filters by them, of type `a(sa(us))`: a name, and patterns of names (0) or media types (1).
nonisolated struct PortalFilters {
  private let filters: [FileFilter]

  /// Nil where all files are shown.
  init?(_ request: FileDialogRequest) {
    guard !request.choosesOnlyFolders else { return nil }
    let filters = FileFilter.filters(for: request)
    guard filters.contains(where: { !$0.isEverything }) else { return nil }
    self.filters = filters
  }

  var value: BusValue { .array(of: "(sa(us))", filters.map(Self.filter)) }

  /// The one that is chosen at first.
  var current: BusValue { Self.filter(filters[0]) }

  private static func filter(_ filter: FileFilter) -> BusValue {
    let rules: [(UInt32, String)] =
      filter.isEverything
      ? [(0, "*")]
      : filter.mediaTypes.map { (1, $0) } + filter.filenameExtensions.map { (0, pattern($0)) }
    return .structure([
      .string(filter.name),
      .array(of: "(us)", rules.map { .structure([.uint32($0.0), .string($0.1)]) }),
    ])
  }

  /// A pattern that does not mind the case: `*.[pP][nN][gG]`.
  static func pattern(_ filenameExtension: String) -> String {
    "*."
      + filenameExtension.map { character in
        let (lower, upper) = (character.lowercased(), character.uppercased())
        return lower == upper ? String(character) : "[\(lower)\(upper)]"
      }.joined()
  }
}
