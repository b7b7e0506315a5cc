import Foundation
import LaminaDrawing
public import LaminaGeometry
import LaminaLayout
public import LaminaRaster
public import LaminaViews

/// Views on as many pages as they take.
///
/// ```swift
/// let report = PrintDocument(title: "Report", setup: PageSetup(paper: .a4)) {
///   ReportView(report)
/// } footer: { page in
///   Text("\(page.number) of \(page.count)")
/// }
/// try report.writePDF(to: URL(filePath: "report.pdf"))
/// ```
///
/// The views are offered the paper's width between the margins, and as much height as they take: a stack, a list or
/// a scroll view is shown with all that is in it. A page ends between two lines of text, and between rows where that
/// leaves no more than a third of it empty; a heading stays with what follows it, and what is higher than a page is
/// split. Texts stay texts, links stay links, and headings are listed beside the pages. They are evaluated each time
/// with state as it is at first.
public struct PrintDocument {
  /// What the document says of itself.
  public var information: PDFInformation
  /// The paper and its margins.
  public var setup: PageSetup
  /// What views find in their context; light by default, whatever the desktop's.
  public var environment = EnvironmentValues()
  private let content: AnyView
  private let header: ((PrintPage) -> AnyView)?
  private let footer: ((PrintPage) -> AnyView)?

  /// More pages are refused.
  public nonisolated static let pageLimit = 10_000

  /// Makes a document of views, and of those that stand above and below each page.
  ///
  /// - Parameters:
  ///   - title: what readers and printers call it.
  ///   - setup: the paper and its margins.
  ///   - content: what is shown.
  ///   - header: what stands in the middle of the upper margin.
  ///   - footer: what stands in the middle of the lower margin.
  public init(
    title: String, setup: PageSetup = PageSetup(), @ViewBuilder content: () -> some View,
    @ViewBuilder header: @escaping (PrintPage) -> some View,
    @ViewBuilder footer: @escaping (PrintPage) -> some View
  ) {
    self.init(title, setup, content(), { AnyView(header($0)) }, { AnyView(footer($0)) })
  }

  /// Makes a document of views, and of those that stand below each page.
  public init(
    title: String, setup: PageSetup = PageSetup(), @ViewBuilder content: () -> some View,
    @ViewBuilder footer: @escaping (PrintPage) -> some View
  ) {
    self.init(title, setup, content(), nil, { AnyView(footer($0)) })
  }

  /// Makes a document of views.
  public init(
    title: String, setup: PageSetup = PageSetup(), @ViewBuilder content: () -> some View
  ) {
    self.init(title, setup, content(), nil, nil)
  }

  private init(
    _ title: String, _ setup: PageSetup, _ content: some View,
    _ header: ((PrintPage) -> AnyView)?, _ footer: ((PrintPage) -> AnyView)?
  ) {
    information = PDFInformation(title: title)
    self.setup = setup
    // As in a window, several views stand one below the other.
    self.content = AnyView(VStack(alignment: .leading, spacing: 0) { content })
    self.header = header
    self.footer = footer
  }

  /// The document as a PDF.
  ///
  /// - Throws: ``PrintError`` where the margins leave no room, or there would be too many pages.
  /// - Complexity: the content is laid out once, at `setup.resolution`; each page records what is on it.
  public func pdf() throws(PrintError) -> Data {
    let room = setup.contentRect
    let free = setup.contentSize
    guard free.width >= 1, free.height >= 1 else {
      throw .noRoom(paper: setup.paper.name, width: free.width, height: free.height)
    }
    let means = PrintMeans(environment, scale: setup.resolution / 72)
    let sheet = PrintSheet(content, width: room.width, height: nil, with: means)
    let pages = try pages(of: sheet, pageHeight: room.height)
    let writer = PDFWriter(information, resolution: setup.resolution, images: means.images)
    for index in pages.indices { write(index, of: pages, of: sheet, to: writer, with: means) }
    do throws(PDFError) { return try writer.finish() } catch { throw .notMade(error) }
  }

  /// Writes the document as a PDF; a file that is there is replaced as a whole.
  public func writePDF(to file: URL) throws(PrintError) {
    let data = try pdf()
    do {
      try data.write(to: file, options: .atomic)
    } catch {
      throw .notWritten(path: file.path, reason: "\(error.localizedDescription)")
    }
  }

  private func pages(
    of sheet: PrintSheet, pageHeight: CGFloat
  ) throws(PrintError) -> [ClosedRange<CGFloat>] {
    let least = Int(min(sheet.size.height / pageHeight, 1e9))
    guard least <= Self.pageLimit else { throw .tooLong(pages: least, limit: Self.pageLimit) }
    let atoms = PageAtoms(
      sheet.layer, headings: sheet.headings.map(\.frame), pageHeight: pageHeight)
    let breaks = PageBreaks(height: sheet.size.height, pageHeight: pageHeight, atoms: atoms)
    guard breaks.pages.count <= Self.pageLimit else {
      throw .tooLong(pages: breaks.pages.count, limit: Self.pageLimit)
    }
    return breaks.pages
  }

  private func write(
    _ index: Int, of pages: [ClosedRange<CGFloat>], of sheet: PrintSheet, to writer: PDFWriter,
    with means: PrintMeans
  ) {
    let (page, stretch) = (PrintPage(number: index + 1, count: pages.count), pages[index])
    // What stands in a gap that no page shows belongs to the page after it.
    let reach = (index > 0 ? pages[index - 1].upperBound : -.infinity)..<stretch.upperBound
    let room = setup.contentRect
    let piece = CGRect(
      x: 0, y: stretch.lowerBound, width: room.width,
      height: stretch.upperBound - stretch.lowerBound)
    let move = CGAffineTransform(translationX: room.minX, y: room.minY - piece.minY)
    let above = header.map { margin($0(page), isTop: true, with: means) }
    let below = footer.map { margin($0(page), isTop: false, with: means) }
    let list = DisplayList { list in
      list.append(sheet.piece(piece), transform: move)
      for (drawing, place) in [above, below].compactMap(\.self) {
        list.append(drawing, transform: place)
      }
    }
    writer.addPage(
      size: setup.paper.size,
      links: sheet.links.filter { $0.rect.intersects(piece) }.map {
        PDFLink(rect: $0.rect.intersection(piece).applying(move), address: $0.address)
      },
      headings: sheet.headings.filter { reach.contains($0.frame.midY) }.map {
        PDFHeading(title: $0.title, y: $0.frame.minY + move.ty)
      }, list)
  }

  /// A header or a footer, in the middle of its margin.
  private func margin(
    _ view: AnyView, isTop: Bool, with means: PrintMeans
  ) -> (DisplayList, CGAffineTransform) {
    let room = setup.contentRect
    let height = max(0, isTop ? setup.margins.top : setup.margins.bottom)
    let sheet = PrintSheet(
      view.frame(maxWidth: .infinity, maxHeight: .infinity), width: room.width, height: height,
      with: means)
    let piece = sheet.piece(CGRect(origin: .zero, size: sheet.size))
    let y = isTop ? 0 : setup.paper.size.height - height
    return (piece, CGAffineTransform(translationX: room.minX, y: y))
  }
}
