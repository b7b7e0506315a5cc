import Foundation
import Lamina
import Testing

/// An invoice, exported as many apps do it.
private struct Invoice: View {
  var body: some View {
    VStack(alignment: .leading) {
      Text("Invoice 7").font(.title)
      Divider()
      HStack {
        Text("Frogs")
        Spacer()
        Text("3 €")
      }
    }
    .frame(width: 300)
  }
}

@MainActor @Suite("Idioms: a view as a PDF")
struct PDFExportIdioms {
  @Test("ImageRenderer writes a page of the view's size")
  func export() throws {
    let url = URL.temporaryDirectory.appending(path: "invoice-\(UUID()).pdf")
    let renderer = ImageRenderer(content: Invoice())
    renderer.render { size, context in
      var box = CGRect(x: 0, y: 0, width: size.width, height: size.height)
      guard let pdf = CGContext(url, mediaBox: &box, nil) else { return }
      pdf.beginPDFPage(nil)
      context(pdf)
      pdf.endPDFPage()
      pdf.closePDF()
    }
    let data = try Data(contentsOf: url)
    #expect(data.starts(with: Data("%PDF-".utf8)))
    #expect(data.range(of: Data("/MediaBox [ 0 0 300 ".utf8)) != nil)
  }
}
