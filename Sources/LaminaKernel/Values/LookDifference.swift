import LaminaDrawing
import LaminaThemes

/// What differs between two looks: worked out once for all views that ask.
@MainActor
struct LookDifference {
  private let parts: PaletteParts
  private let keys: Set<String>
  /// The latest one, and between which entries; these are held so that no other one takes their place.
  private static var latest: (a: EnvironmentEntry?, b: EnvironmentEntry?, found: LookDifference)?

  private init(_ a: EnvironmentLook, _ b: EnvironmentLook) {
    parts = a.palette.parts(differingFrom: b.palette)
      .union(a.measures.parts(differingFrom: b.measures))
    let hasThemes = a.theme != nil || b.theme != nil || !parts.isEmpty
    keys = hasThemes ? a.values.keys(differingFrom: b.values) : []
  }

  /// The difference of looks that stand in two entries.
  static func between(
    _ entry: EnvironmentEntry?, _ look: EnvironmentLook, _ other: EnvironmentEntry?,
    _ otherLook: EnvironmentLook
  ) -> LookDifference {
    if let latest, latest.a === entry, latest.b === other { return latest.found }
    let found = LookDifference(look, otherLook)
    latest = (entry, other, found)
    return found
  }

  /// Whether something that was read differs.
  func concerns(_ reads: EnvironmentReads) -> Bool {
    !parts.isDisjoint(with: reads.parts) || !keys.isDisjoint(with: reads.themeKeys)
  }
}
