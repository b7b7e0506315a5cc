import LaminaBus

/// Why the desktop's dialog cannot be had, so that one of our own is shown.
nonisolated enum PortalFailure: Error, Hashable, Sendable {
  /// There is no bus, no portal on it, or none with file dialogs.
  case unavailable
  /// It did not say in time that it has understood.
  case silent
  /// It left while a person was choosing.
  case gone
  /// It ended the dialog without a choice of the person's.
  case ended
  /// It answered with something else than files.
  case garbage

  init(_ error: any Error) {
    self =
      switch error {
      case let failure as PortalFailure: failure
      case BusError.timeout, BusError.noReply: .silent
      case BusError.disconnected: .gone
      case BusError.wrongSignature: .garbage
      default: .unavailable
      }
  }
}
