import SoakScenes
import Testing

/// What is held after a few visits and after more; `make soak` watches the memory itself, for minutes.
@Suite struct MemoryTests {
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
    let first = most(after: 16)
    for (name, count) in most(after: 32) {
      let before = first[name] ?? 0
      #expect(count <= before + before / 4 + 4, "\(name): \(before), then \(count)")
    }
  }
}
