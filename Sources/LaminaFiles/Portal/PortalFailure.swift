/// Why the desktop's dialog ended without a person's choice, so that one of our own is shown.
nonisolated enum PortalFailure: Error, Hashable, Sendable {
  /// It ended the dialog without a choice of the person's.
  case ended
  /// It answered with something else than files.
  case garbage
}
