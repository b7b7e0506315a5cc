import Foundation
import Lamina
import LaminaFiles
import LaminaPrograms
import LaminaSharing
import LaminaTesting
import Testing

/// What was called, in order.
final class CallLog {
  var calls: [String] = []
  func note(_ call: String) { calls.append(call) }
}

/// An activity whose steps are noted, and do what a test says.
final class ProbeActivity: ShareActivity {
  let category: ShareActivityCategory
  let type: ShareActivityType
  let title: String
  let picture = Image(systemName: "star")
  var timeLimit = Duration.seconds(120)
  var preferredTypes: [UTType] = []
  var takes: ([ShareItem]) -> Bool = { _ in true }
  var preparing: (ShareContents) async throws -> Void = { _ in }
  var performing: () async throws -> Void = {}
  var ownView: AnyView?
  private(set) var contents: ShareContents?
  private(set) var outcomes: [ShareOutcome] = []
  private let log: CallLog

  init(_ title: String, _ category: ShareActivityCategory = .action, in log: CallLog) {
    (self.title, self.category, self.log) = (title, category, log)
    type = ShareActivityType(title)
  }

  func canPerform(with items: [ShareItem]) -> Bool {
    log.note("can \(title)")
    return takes(items)
  }

  func prepare(with contents: ShareContents) async throws {
    log.note("prepare \(title)")
    self.contents = contents
    try await preparing(contents)
  }

  func perform() async throws {
    log.note("perform \(title)")
    try await performing()
  }

  var view: AnyView? { ownView }

  func finish(_ outcome: ShareOutcome) {
    log.note("finish \(title): \(outcome.name)")
    outcomes.append(outcome)
  }
}

extension ShareOutcome {
  nonisolated var name: String {
    switch self {
    case .completed: "completed"
    case .cancelled: "cancelled"
    case .failed(let error): "failed(\(error))"
    }
  }
}

/// A screen that shares, beside the text of what came of it.
struct SharingScreen: View {
  let items: [ShareItem]
  let activities: [any ShareActivity]
  let log: CallLog
  var excluded: Set<ShareActivityType> = []
  @State private var isShown = false

  var body: some View {
    VStack {
      Button("Share") { isShown = true }
      Button("Take down") { isShown = false }
    }
    .shareSheet(
      isPresented: $isShown, items: items, activities: activities, excluded: excluded
    ) { result in
      log.note("completion \(result.activity?.rawValue ?? "none"): \(result.outcome.name)")
    }
  }
}

/// A time that passes when the test says so.
final class Waiting {
  private var waiters: [CheckedContinuation<Void, any Error>] = []
  private(set) var durations: [Duration] = []

  func wait(_ duration: Duration) async throws {
    durations.append(duration)
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { waiters.append($0) }
    } onCancel: {
      Task { @MainActor in self.end(throwing: CancellationError()) }
    }
  }

  func end(throwing error: (any Error)? = nil) {
    let all = waiters
    waiters = []
    for waiter in all {
      if let error { waiter.resume(throwing: error) } else { waiter.resume() }
    }
  }
}

extension Harness {
  /// A window with a screen that shares, its sheet open.
  static func sharing(
    _ items: [ShareItem] = [.text("Three owls")], _ activities: [any ShareActivity],
    log: CallLog, services: ShareServices? = nil, excluded: Set<ShareActivityType> = [],
    size: CGSize = CGSize(width: 700, height: 560), home: String = "/nowhere"
  ) async -> Harness {
    let services = services ?? ShareServices(DesktopSurroundings([:]), findsStandard: false)
    let harness = Harness(size: size) {
      SharingScreen(items: items, activities: activities, log: log, excluded: excluded)
        .environment(\.shareServices, services)
        .environment(\.fileDialogSurroundings, .inFolder(home))
    }
    harness.tap("Share")
    await harness.run(for: 1)
    return harness
  }
}
