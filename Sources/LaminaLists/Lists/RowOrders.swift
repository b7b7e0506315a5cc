public import LaminaDisplay
import LaminaDrawing
import LaminaGeometry
import LaminaLayout

/// The rows that workers measure, place and record before they enter.
///
/// ```
///  RowWindow ──placeOrder(_:)─▶ executor: PreparedAhead ──results──▶ collect() ──▶ order.deliver
///            ──cancel(id)─────▶ queued: taken back; running: asked to stop; late: dropped
/// ```
@MainActor
final class RowOrders: GraphService {
  /// One row that is to be prepared.
  struct Order {
    let node: Node
    let proposal: ProposedViewSize
    let scale: CGFloat
    let layoutDirection: LayoutDirection
    /// What its parent will ask for beside the size.
    let guides: [AlignmentKey]
    let priority: JobPriority
  }

  /// Stands for an order; letting go of it takes the order back.
  final class Ticket {
    fileprivate let number: UInt64
    /// What is prepared.
    let node: Node
    private weak var orders: RowOrders?

    fileprivate init(_ number: UInt64, _ node: Node, orders: RowOrders) {
      self.number = number
      self.node = node
      self.orders = orders
    }

    isolated deinit { orders?.cancel(number) }

    func setPriority(_ priority: JobPriority) { orders?.setPriority(priority, of: number) }
  }

  /// Pictures that are decoded before they are needed; letting go of it takes them back.
  final class Prefetch {
    private let jobs: [Job]
    private weak var orders: RowOrders?
    private var isStopping = true

    fileprivate init(_ jobs: [Job], _ orders: RowOrders) {
      self.jobs = jobs
      self.orders = orders
    }

    isolated deinit { orders?.cancel(jobs, stopping: isStopping) }

    /// The row itself needs them now: what runs goes on.
    func hasEntered() { isStopping = false }
  }

  private struct Pending {
    let job: Job
    let deliver: (PreparedAhead) -> Void
  }

  /// A result as a job leaves it.
  private struct Result: Sendable {
    let number: UInt64
    let ahead: PreparedAhead
  }

  private(set) var statistics = RowStatistics()

  private let executor: any DisplayExecutor
  private let rasterizer: any Rasterizer
  private let results: JobResults<Result>
  private var pending: [UInt64: Pending] = [:]
  private var lastNumber: UInt64 = 0

  /// - Precondition: the graph has workers.
  init(graph: ViewGraph) {
    guard let executor = graph.executor else { preconditionFailure("no workers for rows") }
    self.executor = executor
    rasterizer = graph.rasterizer
    let wake = MainCall()
    wake.body = { [weak graph] in graph?.requestFrame() }
    results = JobResults { wake() }
  }

  isolated deinit { for order in pending.values { stop(order.job) } }

  /// Has a row prepared; `deliver` gets it, when the results are collected.
  ///
  /// - Returns: what the order lasts as long as.
  func placeOrder(_ order: Order, deliver: @escaping (PreparedAhead) -> Void) -> Ticket {
    lastNumber += 1
    let (number, results) = (lastNumber, results)
    let label = JobLabel(kind: "row", amount: 1, isBrief: true)
    let job = executor.submit(label, priority: order.priority) { token in
      let ahead = PreparedAhead(
        order.node, proposal: order.proposal, scale: order.scale,
        layoutDirection: order.layoutDirection, guides: order.guides, token: token)
      if let ahead { results.post(Result(number: number, ahead: ahead)) }
    }
    statistics.rowsOrdered += 1
    pending[number] = Pending(job: job, deliver: deliver)
    return Ticket(number, order.node, orders: self)
  }

  private func setPriority(_ priority: JobPriority, of number: UInt64) {
    if let job = pending[number]?.job { executor.setPriority(priority, of: job) }
  }

  var keptCounts: [String: Int] { ["orders": pending.count] }

  /// Gives an order up: its result is never delivered.
  private func cancel(_ number: UInt64) {
    guard let order = pending.removeValue(forKey: number) else { return }
    statistics.rowsCancelled += 1
    stop(order.job)
  }

  /// Has pictures decoded before they are needed, when there is nothing else to do.
  func prefetch(
    _ ahead: PreparedAhead, scale: CGFloat, priority: JobPriority
  ) -> Prefetch? {
    if ahead.pictures.isEmpty { return nil }
    let late = JobPriority(distance: 1 << 24 + priority.distance)
    let jobs = ahead.pictures.map { list, label in
      executor.submit(label, priority: late) { [rasterizer] token in
        if !token.isCancelled { rasterizer.prefetch(list, scale: scale, token: token) }
      }
    }
    return Prefetch(jobs, self)
  }

  /// Takes prefetching back; what runs is stopped unless the row itself needs it now.
  private func cancel(_ prefetches: [Job], stopping: Bool) {
    for job in prefetches where !executor.remove(job) && stopping { job.token.cancel() }
  }

  private func stop(_ job: Job) { if !executor.remove(job) { job.token.cancel() } }

  func advance(to time: TimeInterval) { collect() }

  func beginFrame() { collect() }

  /// Hands out what has come in.
  private func collect() {
    for result in results.drain() {
      statistics.work += result.ahead.statistics
      if let order = pending.removeValue(forKey: result.number) {
        statistics.rowsPrepared += 1
        order.deliver(result.ahead)
      } else {
        statistics.resultsDropped += 1
      }
    }
  }
}

extension ViewGraph {
  /// The rows that workers lay out; nil where there are no workers.
  var rowOrders: RowOrders? { executor == nil ? nil : service() }

  /// Counted work of measuring and placing rows elsewhere, as far as it has come back.
  public var rowStatistics: RowStatistics { made(RowOrders.self)?.statistics ?? RowStatistics() }
}

/// Counted work of preparing rows elsewhere, since the graph was made.
public struct RowStatistics: Hashable, Sendable {
  /// Rows given to workers.
  public nonisolated var rowsOrdered = 0
  /// Rows whose results came in time.
  public nonisolated var rowsPrepared = 0
  /// Rows that were not wanted any more, or had to be laid out at once.
  public nonisolated var rowsCancelled = 0
  /// Results that nothing waited for any more.
  public nonisolated var resultsDropped = 0
  /// What the workers did, results that were dropped included.
  public nonisolated var work = PrepareStatistics()

  /// Makes statistics in which every count is zero.
  public nonisolated init() {}
}
