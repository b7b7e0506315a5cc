import LaminaDrawing
import Testing
import SeededRandom

@testable import LaminaDisplay

@Suite("The job queue")
struct JobQueueTests {
  @Test("keeps the order of a sorted array under 5,000 random changes")
  func randomChanges() {
    var random = SeededNumbers(seed: 5)
    var queue = JobQueue()
    var model: [(job: Job, priority: Int32, number: Int)] = []
    for number in 0..<5_000 {
      let priority = Int32.random(in: 0..<9, using: &random)
      switch Int.random(in: 0..<6, using: &random) {
      case 0, 1, 2:
        let job = Job(label: JobLabel(kind: "test"))
        queue.insert(job, priority: JobPriority(distance: priority)) { _ in }
        model.append((job, priority, number))
      case 3:
        guard let index = model.indices.randomElement(using: &random) else { continue }
        model[index].priority = priority
        queue.setPriority(JobPriority(distance: priority), of: model[index].job)
      case 4:
        guard let index = model.indices.randomElement(using: &random) else { continue }
        #expect(queue.remove(model.remove(at: index).job) != nil)
      default:
        let next = model.indices.min {
          (model[$0].priority, model[$0].number) < (model[$1].priority, model[$1].number)
        }
        #expect(queue.popFirst()?.job === next.map { model.remove(at: $0).job })
      }
      #expect(queue.count == model.count)
    }
    let rest = model.sorted { ($0.priority, $0.number) < ($1.priority, $1.number) }
    #expect(queue.removeAll().map(\.job) == rest.map(\.job))
  }
}
