/// How long a shared run is kept.
public nonisolated enum SharingScope: Hashable, Sendable {
  /// Until the last subscriber leaves, or the run ends; then all is forgotten, and the next
  /// subscriber begins again.
  case whileConnected
  /// For ever: each new subscriber gets the last values and the end, however stale they are.
  /// When all have left, the run pauses; the next subscriber gets what was kept, then begins it again.
  case forever
}
