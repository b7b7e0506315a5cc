import SoakScenes
import Testing

/// Generated programs, some of each; `make soak` tries as many as there is time for.
@Suite struct SoakTests {
  @Test("a window after any changes is as one made anew", arguments: 0..<8)
  func liveAndFresh(block: UInt64) {
    for finding in LiveAndFresh(seed: 1_000 * block).run(trees: 20) { Issue.record("\(finding)") }
  }

  @Test("so is one without lazy containers", arguments: 0..<4)
  func plainLiveAndFresh(block: UInt64) {
    let trees = LiveAndFresh(seed: 1_000 * block, hasLazy: false)
    for finding in trees.run(trees: 20) { Issue.record("\(finding)") }
  }

  @Test("rows in a lazy container are as the same children in a stack", arguments: 0..<8)
  func lazyAndPlain(block: UInt64) {
    for finding in LazyAndPlain(seed: 1_000 * block).run(scenes: 20) { Issue.record("\(finding)") }
  }

  @Test("what a program of four pages holds does not grow with visits")
  func memory() {
    let walk = MemoryWalk(seed: 1)
    /// The most that was held after any of so many visits.
    func most(after visits: Int) -> [String: Int] {
      (0..<visits).reduce(into: [:]) { most, _ in
        walk.visit()
        most.merge(walk.counts) { max($0, $1) }
      }
    }
    let first = most(after: 32)
    for (name, count) in most(after: 64) {
      let before = first[name] ?? 0
      #expect(count <= before + before / 4 + 4, "\(name): \(before), then \(count)")
    }
  }
}
