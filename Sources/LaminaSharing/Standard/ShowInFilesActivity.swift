import LaminaBus
import LaminaContentTypes
import LaminaGeometry
import LaminaPrograms

/// Shows files where they are: in the desktop's file manager, or in a window of their folder.
final class ShowInFilesActivity: ShareActivity {
  let type = ShareActivityType.showInFiles
  let title = "Show in Files"
  let picture = Image(systemName: "folder")
  private let services: ShareServices
  private var files: [URL] = []

  init(services: ShareServices) { self.services = services }

  func canPerform(with items: [ShareItem]) -> Bool {
    !items.isEmpty
      && items.allSatisfy { item in
        if case .file? = item.placeholder { true } else { item.canBe(.fileURL) }
      }
  }

  func prepare(with contents: ShareContents) {
    files = contents.contents.compactMap { if case .file(let file) = $0 { file } else { nil } }
  }

  func perform() async throws {
    guard !files.isEmpty else { throw SharingError.nothingToShare(activity: title) }
    if await Self.show(files, onBusOf: services.surroundings) { return }
    let folders = Set(files.map { $0.deletingLastPathComponent().path }).sorted()
    for folder in folders {
      _ = try await ProgramRun(["xdg-open", folder], services.surroundings).start(
        watching: .seconds(5))
    }
  }

  /// Asks the desktop's file manager, which is connected to off the main thread; false where there is none.
  @concurrent private nonisolated static func show(
    _ files: [URL], onBusOf surroundings: DesktopSurroundings
  ) async -> Bool {
    do {
      _ = try await surroundings.sessionBus().call(
        BusMessage(
          to: "org.freedesktop.FileManager1", path: "/org/freedesktop/FileManager1",
          interface: "org.freedesktop.FileManager1", member: "ShowItems",
          [.array(of: "s", files.map { .string($0.absoluteString) }), .string("")]),
        timeout: .seconds(5))
      return true
    } catch {
      return false
    }
  }
}
