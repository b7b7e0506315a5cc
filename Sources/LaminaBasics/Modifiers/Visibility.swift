/// Whether something shows.
public nonisolated enum Visibility: Hashable, Sendable, CaseIterable {
  /// As the surroundings have it.
  case automatic
  /// It shows, whatever the surroundings have.
  case visible
  /// It does not show.
  case hidden
}
