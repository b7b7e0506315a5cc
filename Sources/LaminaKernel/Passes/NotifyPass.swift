import LaminaDisplay

/// Who waited for a frame, or a part of it, is called.
extension ViewGraph {
  /// The layout of the changes under a transaction stands: what is changed now is laid out for the same frame.
  func notifyOfLayout(under transaction: Transaction) {
    let calls = queue.takeCalls(.commit)
    guard !calls.isEmpty else { return }
    guard queue.beginRound(of: Self.settleLimit) else {
      return report(.unsettled(limit: Self.settleLimit))
    }
    run(.notify) {
      transaction.run { for call in calls { call() } }
    } items: {
      calls.count
    }
  }

  /// The frame's tree and layers stand: what is changed now is shown in the next frame.
  func notifyOfTree() {
    for service in allServices { service.finishRendering() }
    let calls = queue.takeCalls(.present)
    run(.notify) {
      endlessness.beginActions()
      for call in calls { call() }
      // A thirtieth of a second: what follows the clock from frame to frame.
      endlessness.endActions(isDue: timed.isDue(before: frameTime + 0.034))
      for service in allServices { service.didShow(afterLayout: true) }
    } items: {
      calls.count
    }
  }

  /// Makes the calls that are due once the frame is shown.
  public func finishFrame() {
    completions.finish(layers.takeFinished(.logicallyComplete), .logicallyComplete)
    completions.finish(layers.takeFinished(.removed), .removed)
    run(.notify) {
      var count = 0
      func call(_ calls: [() -> Void]) {
        for call in calls { call() }
        count += calls.count
      }
      // What lets go of another transaction may end that one.
      for _ in 0..<2 { call(completions.takeDue()) }
      call(queue.takeCalls(.notify))
      return count
    } items: {
      $0
    }
  }
}
