import LaminaGeometry
import Observation

/// One sheet from its opening to its end: which activities there are, which one runs, and how it ended.
///
/// ```
///  looking ──found──▶ choosing ──choose──▶ busy ──▶ showing its view ──▶ ended, once
///     └───────close──────┴───────────────────┴────────────┴──────────────▶
/// ```
@Observable
final class ShareSession {
  /// How far it is.
  enum Phase {
    case looking
    case choosing
    /// An activity prepares or performs.
    case busy(any ShareActivity)
    /// An activity's own view is open.
    case showing(any ShareActivity, AnyView)
    /// A person is asked where its files are to go.
    case saving(any SavingActivity)
    case ended(ShareResult)
  }

  private(set) var phase = Phase.looking
  /// Those that take the items, in the order of the rows.
  private(set) var activities: [any ShareActivity] = []
  let request: ShareRequest
  private let services: ShareServices
  private var hasBegun = false
  private var work: Task<Void, Never>?
  private var limit: Task<Void, Never>?

  init(_ request: ShareRequest, services: ShareServices) {
    (self.request, self.services) = (request, services)
  }

  // Whoever waits for an end is told also where its views were let go of; one that was never shown has no end.
  isolated deinit { if hasBegun { close() } }

  // MARK: Choosing

  /// Finds the standard activities, and asks all which of them take the items.
  func look() async {
    guard case .looking = phase else { return }
    hasBegun = true
    let standard = await services.activities(for: request.items)
    guard case .looking = phase else { return }
    let all =
      request.activities
      + standard.filter { own in
        !request.activities.contains { $0.type == own.type }
      }
    activities = all.filter { !request.excluded.contains($0.type) }
      .filter { $0.canPerform(with: request.items) }
    phase = .choosing
  }

  /// Runs an activity.
  func choose(_ activity: any ShareActivity) {
    guard case .choosing = phase else { return }
    phase = .busy(activity)
    let (request, services) = (request, services)
    work = Task { [weak self] in
      do {
        let contents = try await Self.contents(of: request, for: activity)
        try await activity.prepare(with: contents)
        try Task.checkCancellation()
        if let saving = activity as? any SavingActivity { self?.ask(for: saving); return }
        if let view = activity.view { self?.show(view); return }
        try await activity.perform()
        self?.finish(.completed)
      } catch is CancellationError {
        self?.finish(.cancelled)
      } catch {
        self?.finish(.failed(error))
      }
    }
    limit = Task { [weak self] in
      guard (try? await services.wait(activity.timeLimit)) != nil else { return }
      self?.finish(.failed(SharingError.tooSlow(activity: activity.title)))
    }
  }

  private static func contents(
    of request: ShareRequest, for activity: any ShareActivity
  ) async throws -> ShareContents {
    var contents: [ShareContent] = []
    for item in request.items {
      let types = activity.preferredTypes
      if let content = try await item.content(for: activity.type, preferring: types) {
        contents.append(content)
      }
    }
    guard !contents.isEmpty else { throw SharingError.nothingToShare(activity: activity.title) }
    return ShareContents(contents, subject: request.subject, message: request.message)
  }

  private func show(_ view: AnyView) {
    guard case .busy(let activity) = phase else { return }
    // A person may look at it for any time.
    limit?.cancel()
    phase = .showing(activity, view)
  }

  private func ask(for activity: any SavingActivity) {
    guard case .busy = phase else { return }
    limit?.cancel()
    phase = .saving(activity)
  }

  // MARK: Ending

  /// Ends the activity that runs; the first word counts.
  func finish(_ outcome: ShareOutcome) {
    switch phase {
    case .busy(let activity), .showing(let activity, _): end(activity, outcome)
    case .saving(let activity): end(activity, outcome)
    case .looking, .choosing, .ended: break
    }
  }

  /// Ends it all: the sheet or its window closes.
  func close() {
    switch phase {
    case .looking, .choosing: end(nil, .cancelled)
    case .busy, .showing, .saving: finish(.cancelled)
    case .ended: break
    }
  }

  private func end(_ activity: (any ShareActivity)?, _ outcome: ShareOutcome) {
    let result = ShareResult(activity: activity?.type, outcome: outcome)
    phase = .ended(result)
    work?.cancel()
    limit?.cancel()
    activity?.finish(outcome)
    request.completion(result)
  }
}

extension ShareSession {
  /// Whether an activity's own view is open.
  var isShowingView: Bool { if case .showing = phase { true } else { false } }

  /// What a person is asked a place for; nil while nothing is.
  var saved: [ShareContent]? {
    if case .saving(let activity) = phase { activity.saved } else { nil }
  }

  /// Whether the sheet has nothing more to say: it ended, and did not fail.
  var isDone: Bool {
    guard case .ended(let result) = phase else { return false }
    if case .failed = result.outcome { return false }
    return true
  }

  /// The activities of a row.
  func activities(in category: ShareActivityCategory) -> [any ShareActivity] {
    activities.filter { $0.category == category }
  }
}
