import LaminaContentTypes
import LaminaGeometry

/// Asks where each item is to go, and writes it there.
final class SaveActivity: ShareActivity {
  let type = ShareActivityType.save
  let title = "Save As…"
  let picture = Image(systemName: "square.and.arrow.down")
  // A person may look for a folder as long as they like.
  let timeLimit = Duration.seconds(86_400)
  private let services: ShareServices
  private var contents: [ShareContent] = []

  init(services: ShareServices) { self.services = services }

  func canPerform(with items: [ShareItem]) -> Bool { services.askWhere != nil && !items.isEmpty }

  func prepare(with contents: ShareContents) { self.contents = contents.contents }

  func perform() async throws {
    for content in contents { try await services.save(content) }
  }
}

extension ShareServices {
  /// Asks where contents are to go, and writes them there.
  ///
  /// - Throws: `CancellationError` when the person takes no place.
  func save(_ content: ShareContent) async throws {
    guard let file = try await askWhere?(content.fileName, content.type) else {
      throw CancellationError()
    }
    try await Self.write(content, to: file)
  }

  @concurrent private nonisolated static func write(
    _ content: ShareContent, to file: URL
  ) async throws {
    try content.bytes.write(to: file, options: .atomic)
  }
}
