import LaminaGeometry
package import LaminaPrograms

/// What sharing needs of its surroundings: the desktop's files, a dialog that asks where to, and time.
@MainActor
package final class ShareServices {
  package let surroundings: DesktopSurroundings
  /// Waits so long; throws when the task is cancelled.
  let wait: (Duration) async throws -> Void
  /// Whether activities that reach other programs are offered.
  private let findsStandard: Bool

  package init(
    _ surroundings: DesktopSurroundings = DesktopSurroundings(), findsStandard: Bool = true,
    wait: @escaping (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
  ) {
    (self.surroundings, self.findsStandard, self.wait) = (surroundings, findsStandard, wait)
  }

  /// Puts contents onto the clipboard.
  package var copy: (([ShareContent]) throws -> Void)?

  /// Where files of ours stand that other programs read.
  var files: SharedFiles {
    let cache = surroundings.value("XDG_CACHE_HOME") ?? surroundings.home + "/.cache"
    return SharedFiles(below: URL(fileURLWithPath: cache + "/lamina/shared"))
  }

  /// The standard activities, in the order of the rows.
  func activities(for items: [ShareItem]) async -> [any ShareActivity] {
    guard findsStandard else { return [] }
    let programs = await SharePrograms(surroundings).programs(for: items)
    let inPrograms = programs.map { ProgramActivity($0.program, $0.picture, services: self) }
    return inPrograms + [
      EmailActivity(services: self), CopyActivity(services: self), SaveActivity(),
      ShowInFilesActivity(services: self), PDFActivity(), QRCodeActivity(),
    ]
  }
}

extension EnvironmentValues {
  /// What sharing needs of its surroundings; nil for the desktop's own.
  package var shareServices: ShareServices? {
    get { self[ShareServicesKey.self] }
    set { self[ShareServicesKey.self] = newValue }
  }
}

private struct ShareServicesKey: EnvironmentKey { static let defaultValue: ShareServices? = nil }
