import LaminaContentTypes
public import LaminaGeometry
import LaminaLayout

/// Writes items as pages into a PDF.
final class PDFActivity: SavingActivity {
  let type = ShareActivityType.printToPDF
  let title = "Print to PDF"
  let picture = Image(systemName: "printer")
  private let services: ShareServices
  private(set) var saved: [ShareContent] = []

  init(services: ShareServices) { self.services = services }

  func canPerform(with items: [ShareItem]) -> Bool {
    services.makePDF != nil
      && items.allSatisfy { $0.canBe(.text) || $0.canBe(.url) || $0.canBe(.image) }
  }

  func prepare(with contents: ShareContents) throws {
    let name = contents.subject ?? contents.contents.first?.fileName ?? ""
    let pages = AnyView(PrintedContents(contents: contents.contents))
    guard let data = try services.makePDF?(pages) else { return }
    let bare = URL(fileURLWithPath: name).deletingPathExtension().lastPathComponent
    saved = [.data(data, type: .pdf, name: bare)]
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

extension EnvironmentValues {
  /// Makes a PDF of a view: with it, sheets offer Print to PDF.
  ///
  /// ```swift
  /// .environment(\.sharePDF) { pages in try PrintDocument { pages }.pdf() }      // LaminaPrinting
  /// ```
  public var sharePDF: ((AnyView) throws -> Data)? {
    get { self[SharePDFKey.self].make }
    set { self[SharePDFKey.self] = SharePDFKey.Maker(make: newValue) }
  }
}

private struct SharePDFKey: EnvironmentKey {
  struct Maker { var make: ((AnyView) throws -> Data)? }
  static let defaultValue = Maker()
}
