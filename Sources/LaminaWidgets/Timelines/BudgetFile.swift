import Foundation

/// A widget's reloads of the last day, kept beyond its process.
final class BudgetFile {
  private let path: String
  /// The reloads, written when they change.
  ///
  /// One that cannot be written counts until the process ends.
  var budget: ReloadBudget {
    didSet { if budget != oldValue { write() } }
  }

  init(kind: String) {
    path = WidgetFolders.state + "/" + WidgetFolders.fileName(for: kind) + ".json"
    let data = FileManager.default.contents(atPath: path) ?? Data()
    // Written by an earlier process: what is damaged counts as nothing.
    budget = (try? JSONDecoder().decode(ReloadBudget.self, from: data)) ?? ReloadBudget()
  }

  private func write() {
    guard let data = try? JSONEncoder().encode(budget) else { return }
    try? FileManager.default.createDirectory(
      atPath: WidgetFolders.state, withIntermediateDirectories: true)
    try? data.write(to: URL(fileURLWithPath: path), options: .atomic)
  }
}

/// Where widgets keep things.
enum WidgetFolders {
  /// What outlives processes: below $XDG_STATE_HOME.
  static var state: String {
    variable("XDG_STATE_HOME").map { $0 + "/lamina/widgets" }
      ?? NSHomeDirectory() + "/.local/state/lamina/widgets"
  }

  /// Where programs are found that have widgets: the person's own folder first.
  static var programs: [String] {
    let own = variable("XDG_DATA_HOME") ?? NSHomeDirectory() + "/.local/share"
    let shared = variable("XDG_DATA_DIRS") ?? "/usr/local/share:/usr/share"
    return ([own] + shared.split(separator: ":").map(String.init)).map { $0 + "/lamina/widgets" }
  }

  /// A kind as the name of a file, whatever it holds.
  static func fileName(for kind: String) -> String {
    kind.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "widget"
  }

  private static func variable(_ name: String) -> String? {
    ProcessInfo.processInfo.environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil }
  }
}
