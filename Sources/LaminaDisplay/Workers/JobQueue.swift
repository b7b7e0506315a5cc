/// Queued jobs, first the nearest, among equals the oldest: a heap that knows where each job is.
///
/// - Complexity: every change O(log n).
struct JobQueue {
  struct Entry {
    let job: Job
    let work: Job.Work
    var priority: JobPriority
    let number: UInt64

    func precedes(_ other: Entry) -> Bool {
      priority == other.priority ? number < other.number : priority < other.priority
    }
  }

  private var heap: [Entry] = []
  private var places: [Job: Int] = [:]
  private var lastNumber: UInt64 = 0

  var count: Int { heap.count }
  var first: Entry? { heap.first }
  func contains(_ job: Job) -> Bool { places[job] != nil }

  mutating func insert(_ job: Job, priority: JobPriority, work: @escaping Job.Work) {
    lastNumber += 1
    heap.append(Entry(job: job, work: work, priority: priority, number: lastNumber))
    places[job] = heap.count - 1
    moveUp(heap.count - 1)
  }

  mutating func popFirst() -> Entry? {
    heap.first.flatMap { remove($0.job) }
  }

  mutating func remove(_ job: Job) -> Entry? {
    guard let place = places[job] else { return nil }
    exchange(place, heap.count - 1)
    let removed = heap.removeLast()
    places[job] = nil
    reorder(place)
    return removed
  }

  /// Everything, in the order in which it would have run.
  mutating func removeAll() -> [Entry] {
    let entries = heap.sorted { $0.precedes($1) }
    heap = []
    places = [:]
    return entries
  }

  mutating func setPriority(_ priority: JobPriority, of job: Job) {
    guard let place = places[job] else { return }
    heap[place].priority = priority
    reorder(place)
  }

  private mutating func reorder(_ place: Int) {
    guard place < heap.count else { return }
    moveUp(place)
    moveDown(place)
  }

  private mutating func moveUp(_ start: Int) {
    var place = start
    while place > 0, heap[place].precedes(heap[(place - 1) / 2]) {
      exchange(place, (place - 1) / 2)
      place = (place - 1) / 2
    }
  }

  private mutating func moveDown(_ start: Int) {
    var place = start
    while true {
      var best = place
      for child in [2 * place + 1, 2 * place + 2]
      where child < heap.count && heap[child].precedes(heap[best]) {
        best = child
      }
      if best == place { return }
      exchange(place, best)
      place = best
    }
  }

  private mutating func exchange(_ a: Int, _ b: Int) {
    guard a != b else { return }
    heap.swapAt(a, b)
    places[heap[a].job] = a
    places[heap[b].job] = b
  }
}
