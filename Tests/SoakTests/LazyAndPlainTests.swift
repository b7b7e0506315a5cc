import SoakScenes
import Testing

/// Generated rows, some; `make soak` tries as many as there is time for.
@Suite struct LazyAndPlainTests {
  @Test("rows in a lazy container are as the same children in a stack", arguments: 0..<16)
  func lazyAndPlain(block: UInt64) {
    for finding in LazyAndPlain(seed: 1_000 * block).run(scenes: 5) { Issue.record("\(finding)") }
  }
}
