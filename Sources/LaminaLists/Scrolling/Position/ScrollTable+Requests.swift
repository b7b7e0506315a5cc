import LaminaDisplay
import LaminaGeometry

extension ViewGraph {
  /// Scrolls as `request` wishes, from the next update on.
  func pursue(_ request: ScrollRequest) {
    scrolling.requests.append(request)
    needsAnotherPass()
  }
}

extension ScrollTable {
  /// Brings what was requested in line with a new layout.
  func pursueRequests(in root: PreparedNode) {
    for state in states.values { for axis in Axis.allCases { state.settleOffset(axis) } }
    for state in states.values { state.realign(in: root) }
    for request in requests { request.pursue(in: root, self) }
  }

  /// Drops the requests that are fulfilled, and those that could not be fulfilled.
  func dropDoneRequests() {
    guard !requests.isEmpty else { return }
    requests.removeAll { $0.isDone(in: self) }
  }
}
