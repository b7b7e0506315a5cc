package import LaminaDisplay

/// A service that follows the commits of a frame: what changed under one transaction.
@MainActor
package protocol CommitObserver: GraphService {
  /// A commit begins, whose changes may move.
  func beginCommit(isAnimated: Bool)
  /// What changed under one transaction is laid out, where `former` was before.
  func finishCommit(after former: PreparedNode?)
}

extension CommitObserver {
  package func beginCommit(isAnimated: Bool) {}
  package func finishCommit(after former: PreparedNode?) {}
}
