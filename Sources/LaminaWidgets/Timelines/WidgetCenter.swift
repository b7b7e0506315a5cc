import Foundation

/// Tells widgets that there is something new for them.
///
/// ```swift
/// store.count += 1
/// WidgetCenter.shared.reloadTimelines(ofKind: "count")
/// ```
/// It costs writing an empty file. Widgets that run ask their providers at once, at most each second; others ask when they
/// are shown. It takes nothing from the 70 times a day that a timeline's own policy has.
public final class WidgetCenter {
  public static let shared = WidgetCenter()
  /// Where wishes are left; the person's own folder for nil.
  private let folder: String?

  package init(folder: String? = nil) { self.folder = folder }

  /// Has the widgets of one kind ask their provider.
  public func reloadTimelines(ofKind kind: String) {
    let folder = folder ?? WidgetFolders.state
    let path = Self.requestPath(kind: kind, in: folder)
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    // Another file each time: one who follows it sees that whatever the clock's steps are.
    try? Data().write(to: URL(fileURLWithPath: path), options: .atomic)
  }

  /// The file that says by its changes that a kind has something new.
  static func requestPath(kind: String, in folder: String = WidgetFolders.state) -> String {
    folder + "/" + WidgetFolders.fileName(for: kind) + ".reload"
  }
}
