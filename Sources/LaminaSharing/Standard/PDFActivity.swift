import LaminaContentTypes

/// Writes items as pages into a PDF.
final class PDFActivity: ShareActivity {
  let type = ShareActivityType.printToPDF
  let title = "Print to PDF"
  let picture = Image(systemName: "printer")
  let timeLimit = Duration.seconds(86_400)
  private let services: ShareServices
  private var contents = ShareContents([])

  init(services: ShareServices) { self.services = services }

  func canPerform(with items: [ShareItem]) -> Bool {
    services.writePDF != nil && services.askWhere != nil
      && items.allSatisfy { $0.canBe(.text) || $0.canBe(.url) || $0.canBe(.image) }
  }

  func prepare(with contents: ShareContents) { self.contents = contents }

  func perform() async throws {
    let name = contents.subject ?? contents.contents.first?.fileName ?? "Shared"
    let bare = name.split(separator: ".").first.map(String.init) ?? "Shared"
    guard let file = try await services.askWhere?("\(bare).pdf", .pdf) else {
      throw CancellationError()
    }
    try await services.writePDF?(contents, file)
  }
}
