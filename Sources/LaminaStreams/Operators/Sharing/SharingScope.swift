/// How long a shared run is kept.
public nonisolated enum SharingScope: Hashable, Sendable {
  /// Until the last subscriber leaves, or the run ends; then all is forgotten, and the next
  /// subscriber begins again.
  case whileConnected
  /// For ever: the last values and the end are told to whoever comes, however stale they are.
  /// When all have left, the run pauses; the next subscriber hears what was kept, then begins it anew.
  case forever
}
