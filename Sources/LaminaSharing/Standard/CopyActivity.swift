import LaminaContentTypes
import LaminaGeometry
import LaminaPrograms

/// Puts items onto the clipboard: words, a picture, or a list of files.
final class CopyActivity: ShareActivity {
  let type = ShareActivityType.copy
  let title = "Copy"
  let picture = Image(systemName: "doc.on.doc")
  private let services: ShareServices
  private var contents: [ShareContent] = []

  init(services: ShareServices) { self.services = services }

  func canPerform(with items: [ShareItem]) -> Bool { services.copy != nil && !items.isEmpty }

  func prepare(with contents: ShareContents) { self.contents = contents.contents }

  func perform() async throws {
    do {
      try services.copy?(contents)
    } catch {
      guard try await copyByProgram() else { throw error }
    }
  }

  /// Has wl-copy offer what a window on Wayland cannot: SDL takes text only there.
  private func copyByProgram() async throws -> Bool {
    guard services.surroundings.value("WAYLAND_DISPLAY") != nil,
      services.surroundings.isInstalled("wl-copy"), let offer = contents.offers.first
    else { return false }
    let content = ShareContent.data(offer.data, type: .data, name: "copied")
    guard let file = try await services.files.files(of: [content]).first else { return false }
    var run = ProgramRun(["wl-copy", "--type", offer.type], services.surroundings)
    run.input = file.path
    _ = try await run.start(watching: .seconds(5))
    return true
  }
}
