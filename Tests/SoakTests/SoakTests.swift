import SoakScenes
import Testing

/// Generated programs, some of each; `make soak` tries as many as there is time for.
@Suite struct SoakTests {
  @Test("a window after any changes is as one made anew", arguments: 0..<8)
  func liveAndFresh(block: UInt64) {
    for finding in LiveAndFresh(seed: 1_000 * block).run(trees: 20) { Issue.record("\(finding)") }
  }

  @Test("rows in a lazy container are as the same children in a stack", arguments: 0..<8)
  func lazyAndPlain(block: UInt64) {
    for finding in LazyAndPlain(seed: 1_000 * block).run(scenes: 20) { Issue.record("\(finding)") }
  }

  @Test("what a program of four pages holds does not grow with visits")
  func memory() {
    let walk = MemoryWalk(seed: 1)
    for _ in 0..<8 { walk.visit() }
    let first = walk.counts
    for _ in 0..<80 { walk.visit() }
    let last = walk.counts
    for (name, count) in first {
      #expect(
        (last[name] ?? 0) <= count + count / 4 + 4, "\(name): \(count), then \(last[name] ?? 0)")
    }
  }
}
