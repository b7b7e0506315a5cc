import Dispatch
package import Lamina
package import LaminaAPI

/// What the window shows: the text, what is wrong with it, the last good model, and its mock.
@Observable
package final class AdsDesk {
  package let project: AdsProject
  /// The description, as it is edited.
  package var text: String { didSet { if text != oldValue { order() } } }
  /// What is selected in it.
  package var selection: TextSelection?
  /// What is wrong with the newest text that was checked.
  package private(set) var findings: [ModelCheck.Finding] = []
  /// The model of the last text without an error.
  package private(set) var api: APIModel?
  /// Whether the text has an error: documents and mock go by an older one.
  package private(set) var isBroken = false
  /// How long the last check took, in milliseconds.
  package private(set) var milliseconds = 0.0
  package let mock: AdsMock

  /// How often the text has changed, and what is checked of that.
  @ObservationIgnored private var wanted = 0
  @ObservationIgnored private var worker: Task<Void, Never>?
  private let clock: @Sendable () -> Double

  /// Opens a project.
  ///
  /// - Parameters:
  ///   - project: the project.
  ///   - clock: the time in milliseconds, by which checks are measured.
  package init(
    _ project: AdsProject, clock: @escaping @Sendable () -> Double = AdsDesk.milliseconds
  ) {
    self.project = project
    self.clock = clock
    text = project.text ?? "#%RAML 0.8\ntitle: Ads\n"
    mock = AdsMock()
    adopt(ModelCheck(text, of: project, by: clock))
  }

  /// The time that has gone by since the machine was started.
  package nonisolated static func milliseconds() -> Double {
    Double(DispatchTime.now().uptimeNanoseconds) / 1_000_000
  }

  /// Waits until the newest text is checked.
  package func settle() async { await worker?.value }

  /// Selects what is wrong.
  package func select(_ finding: ModelCheck.Finding) {
    let count = text.utf8.count
    let range = finding.utf8.clamped(to: 0..<count)
    let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
    selection = TextSelection(range: start..<text.utf8.index(start, offsetBy: range.count))
  }

  // MARK: Checking

  /// One check at a time: when it ends and the text is another, the newest is next.
  private func order() {
    wanted += 1
    guard worker == nil else { return }
    worker = Task { [weak self] in await self?.work() }
  }

  private func work() async {
    var done = 0
    while done != wanted {
      done = wanted
      let check = await Self.check(text, project, clock)
      if done == wanted { adopt(check) }
    }
    worker = nil
  }

  @concurrent private nonisolated static func check(
    _ text: String, _ project: AdsProject, _ clock: @Sendable () -> Double
  ) async -> ModelCheck {
    ModelCheck(text, of: project, by: clock)
  }

  private func adopt(_ check: ModelCheck) {
    findings = check.findings
    milliseconds = check.milliseconds
    isBroken = check.api == nil
    guard let api = check.api, let mock = check.mock else { return }
    self.api = api
    self.mock.answer(by: mock)
  }
}
