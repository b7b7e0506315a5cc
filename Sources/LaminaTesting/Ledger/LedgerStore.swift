import LaminaDisplay

/// The scaled pictures that are kept in virtual time: the least recently used go first.
nonisolated final class LedgerStore: Sendable {
  private struct State {
    /// When each was used last.
    var uses: [JobLabel.Picture: Int] = [:]
    var bytes = 0
    var clock = 0
    var made = 0
  }

  private let budget: Int
  private let state = Monitor(State())

  init(budget: Int) { self.budget = budget }

  /// Pictures decoded so far.
  var madeCount: Int { state.withLock { $0.made } }

  /// Whether a picture is there; this is a use of it.
  func use(_ picture: JobLabel.Picture) -> Bool {
    state.withLock { state in
      guard state.uses[picture] != nil else { return false }
      state.clock += 1
      state.uses[picture] = state.clock
      return true
    }
  }

  /// Keeps a picture, as far as there is room.
  func storePicture(_ picture: JobLabel.Picture) {
    guard !use(picture) else { return }
    state.withLock { state in
      state.made += 1
      guard picture.bytes <= budget else { return }
      state.clock += 1
      state.uses[picture] = state.clock
      state.bytes += picture.bytes
      while state.bytes > budget, let oldest = state.uses.min(by: { $0.value < $1.value })?.key {
        state.uses[oldest] = nil
        state.bytes -= oldest.bytes
      }
    }
  }
}

extension JobLabel.Picture {
  nonisolated fileprivate var bytes: Int { pixelSize.area * 4 }
}
