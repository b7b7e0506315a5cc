import Foundation
import GalleryPages
import Lamina
import LaminaPrinting
import Testing

@Suite("Gallery pages on paper", .enabled(if: PDFReader.isThere, PDFReader.absence))
struct GalleryTests {
  @Test(arguments: [GalleryPage.text, .shapes, .masks, .grids])
  func keepTheirTextsAndHaveInk(_ page: GalleryPage) throws {
    let document = PrintDocument(title: page.name, setup: PageSetup(paper: .a4.landscape)) {
      page.view.frame(width: 698)
    }
    let data = try document.pdf()
    if let folder = ProcessInfo.processInfo.environment["LAMINA_PDF_OUT"] {
      try data.write(to: URL(filePath: "\(folder)/\(page.name).pdf"))
    }
    let pdf = try PDFReader(data)
    #expect(try pdf.letters().count > 20)
    #expect(try !pdf.inkedStretches(page: 1).isEmpty)
  }
}
