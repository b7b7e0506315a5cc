package import Lamina
import LaminaThemeFiles

/// The theme in a file: as it was when it was last well, and what was said of it since.
@Observable
package final class FollowedTheme {
  /// The latest one that was well; nil before there was any.
  package private(set) var theme: Theme?
  /// What is wrong with what stands in the file now.
  package private(set) var messages: [String] = []
  @ObservationIgnored private let report: (String) -> Void
  @ObservationIgnored private var watcher: ThemeWatcher?

  /// Reads the file at a path, and goes on to follow it; each message goes to `report`, too.
  package init(path: String, report: @escaping (String) -> Void) {
    self.report = report
    // First, so that nothing is missed that is saved while the file is read.
    watcher = ThemeWatcher(path: path) { [weak self] result in
      MainActor.assumeIsolated { self?.take(result) }
    }
    do throws(ThemeFileError) {
      take(.success(try ThemeFile(soundContentsOf: path)))
    } catch {
      take(.failure(error))
    }
  }

  /// Shows another look, or keeps the one there is and says why.
  private func take(_ result: Result<ThemeFile, ThemeFileError>) {
    switch result {
    case .success(let file):
      let check = ThemeCheck(files: [file])
      withAnimation(.themeSwitch) { theme = check.themes.first ?? file.theme }
      messages = check.findings.map(\.description)
    case .failure(let error): messages = error.description.split(separator: "\n").map(String.init)
    }
    for message in messages { report(message) }
  }
}
