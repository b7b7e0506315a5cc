import Testing

@testable import LaminaDisplay

@Suite("The lanes of a pool's jobs")
struct JobLanesTests {
  private func job(_ kind: String, isBrief: Bool = false) -> Job {
    Job(label: JobLabel(kind: kind, isBrief: isBrief))
  }

  private func lanes(_ jobs: [(Job, Int32)]) -> JobLanes {
    var lanes = JobLanes()
    for (job, distance) in jobs {
      lanes.insert(job, priority: JobPriority(distance: distance)) { _ in }
    }
    return lanes
  }

  @Test("the nearest of both comes first, and of equals the brief one")
  func order() {
    var lanes = lanes([
      (job("a"), 2), (job("b", isBrief: true), 2), (job("c"), 1), (job("d", isBrief: true), 3),
    ])
    let kinds = (0..<5).map { _ in lanes.popFirst()?.job.label.kind }
    #expect(kinds == ["c", "b", "a", "d", nil])
  }

  @Test("brief jobs can be taken alone")
  func brief() {
    var lanes = lanes([(job("a"), 0), (job("b", isBrief: true), 5)])
    #expect(lanes.popBrief()?.job.label.kind == "b")
    #expect(lanes.popBrief() == nil)
    #expect(lanes.first?.job.label.kind == "a")
  }

  @Test("a job is found, moved and taken back in its lane")
  func changes() {
    let (a, b) = (job("a"), job("b", isBrief: true))
    var lanes = lanes([(a, 1), (b, 2)])
    lanes.setPriority(JobPriority(distance: 0), of: b)
    #expect(lanes.first?.job == b)
    #expect(lanes.contains(b) && lanes.remove(b)?.job == b && !lanes.contains(b))
    #expect(lanes.removeAll().map(\.job) == [a])
  }
}
