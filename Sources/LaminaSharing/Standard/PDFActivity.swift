import LaminaContentTypes
import LaminaGeometry
import LaminaLayout
import LaminaPrinting

/// Writes items as pages into a PDF.
final class PDFActivity: SavingActivity {
  let type = ShareActivityType.printToPDF
  let title = "Print to PDF"
  let picture = Image(systemName: "printer")
  let preferredTypes = [UTType.image, .plainText, .url]
  private(set) var saved: [ShareContent] = []

  func canPerform(with items: [ShareItem]) -> Bool {
    items.allSatisfy { item in preferredTypes.contains(where: item.canBe) }
  }

  func prepare(with contents: ShareContents) async throws {
    let name = contents.subject ?? contents.contents.first?.bareName ?? ""
    let pages = PrintedContents(contents: try await Self.printed(contents.contents))
    saved = [.data(try PrintDocument(title: name) { pages }.pdf(), type: .pdf, name: name)]
  }

  /// The contents with the words of files that are texts, which are read off the main thread.
  @concurrent private nonisolated static func printed(
    _ contents: [ShareContent]
  ) async throws -> [ShareContent] {
    try contents.map { content in
      guard case .file(let file) = content, !content.type.conforms(to: .image) else {
        return content
      }
      guard content.type.conforms(to: .plainText), let text = BoundedFile.text(file.path) else {
        throw SharingError.unreadable(file: file.lastPathComponent)
      }
      return .text(text)
    }
  }
}

nonisolated extension ShareContent {
  /// What a file of it is called, without its ending.
  fileprivate var bareName: String {
    let ending = "." + URL(filePath: fileName).pathExtension
    return fileName.hasSuffix(ending) ? String(fileName.dropLast(ending.count)) : fileName
  }
}

/// Contents below each other, as they are printed.
private struct PrintedContents: View {
  let contents: [ShareContent]

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      ForEach(Array(contents.enumerated()), id: \.offset) { _, content in
        switch content {
        case .text(let text): Text(text)
        case .attributedText(let text): Text(text)
        case .url(let url): Text(url.absoluteString)
        case .file(let file): picture(Image(file: file.path))
        case .data(let data, _, let name): picture(Image(data: data, name: name))
        }
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private func picture(_ picture: Image) -> some View {
    picture.resizable().scaledToFit()
  }
}
