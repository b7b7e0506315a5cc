package import LaminaDisplay
import LaminaDrawing

/// Headers of pictures that are read on workers before a frame is laid out.
///
/// ```
///  evaluation ──add──▶ reads ──▶ executor       all at once, then one short wait: what is there by
///  layout     ◀────── results ◀──┘              then is laid out in this frame
/// ```
@MainActor
package final class ImageReads: GraphService {
  /// A header that is to be read.
  final class Read {
    fileprivate let work: @Sendable () -> Void
    fileprivate let collect: () -> Void
    fileprivate var job: Job?

    fileprivate init(_ work: @escaping @Sendable () -> Void, collect: @escaping () -> Void) {
      self.work = work
      self.collect = collect
    }
  }

  /// Reads; without one, reading is done here and now.
  package var executor: (any DisplayExecutor)?
  /// How long a frame waits for headers: much less than for pictures, as they are quick.
  package var deadline = Deadline.now
  private var waiting: [Read] = []
  private unowned let graph: ViewGraph
  private let viewports: (any Viewports)?

  package init(graph: ViewGraph) {
    self.graph = graph
    viewports = graph.viewports
  }

  /// Has `work` done on a worker, and `collect` called if a frame has waited for it.
  func add(
    _ work: @escaping @Sendable () -> Void, collect: @escaping () -> Void
  ) -> Read {
    let read = Read(work, collect: collect)
    waiting.append(read)
    return read
  }

  /// Takes a read back.
  func remove(_ read: Read) {
    waiting.removeAll { $0 === read }
    guard let job = read.job, let executor else { return }
    if !executor.remove(job) { job.token.cancel() }
  }

  /// Does what was added, and waits for it unless something moves; whether anything was done.
  package func prepare() -> Bool {
    guard !waiting.isEmpty else { return false }
    let reads = waiting
    waiting = []
    if let executor {
      for read in reads { submit(read, to: executor) }
      executor.wait(for: reads.compactMap(\.job), until: wait)
    } else {
      for read in reads { read.work() }
    }
    for read in reads { read.collect() }
    return true
  }

  private func submit(_ read: Read, to executor: any DisplayExecutor) {
    let work = read.work
    read.job = executor.submit(JobLabel(kind: "header", amount: 1), priority: .visible) { token in
      if !token.isCancelled { work() }
    }
  }

  private var wait: Deadline {
    switch deadline {
    case .now, .never: deadline
    case .after(let duration):
      viewports?.isMoving == true ? .now : .after(min(duration, .milliseconds(2)))
    }
  }
}

extension ViewGraph {
  package var imageReads: ImageReads { service() }
}
