import SoakScenes
import Testing

/// Generated windows, some of each kind; `make soak` tries as many as there is time for.
@Suite struct LiveAndFreshTests {
  @Test("a window after any changes is as one made anew", arguments: 0..<8)
  func liveAndFresh(block: UInt64) {
    for finding in LiveAndFresh(seed: 1_000 * block).run(trees: 5) { Issue.record("\(finding)") }
  }

  @Test("so is one without lazy containers", arguments: 0..<4)
  func plainLiveAndFresh(block: UInt64) {
    let trees = LiveAndFresh(seed: 1_000 * block, hasLazy: false)
    for finding in trees.run(trees: 5) { Issue.record("\(finding)") }
  }

  @Test("so is what was navigated to and presented", arguments: 0..<4)
  func screens(block: UInt64) {
    for finding in ScreensLiveAndFresh(seed: 1_000 * block).run(windows: 5) {
      Issue.record("\(finding)")
    }
  }

  @Test(
    "so is what was sent somewhere, and lazy rows are sent where a stack's are", arguments: 0..<4)
  func scrolls(block: UInt64) {
    for finding in ScrollsLiveAndFresh(seed: 1_000 * block).run(windows: 5) {
      Issue.record("\(finding)")
    }
  }
}
