import Foundation
import Lamina
import LaminaDrawing
import LaminaGeometry
import LaminaPrinting
import LaminaRaster
import Testing

@Suite("A printed document", .enabled(if: PDFReader.isThere, PDFReader.absence))
struct PrintDocumentTests {
  @Test func textStaysText() throws {
    let document = PrintDocument(title: "Letter", setup: PageSetup(paper: .a4)) {
      Text("Office fluff — “naïve” café, 你好如果").font(.title)
      Text("fading").opacity(0.4)
      Text("cut").clipShape(Circle().scale(3))
      Text("masked").mask(
        LinearGradient(colors: [.black, .clear], startPoint: .leading, endPoint: .trailing))
      Text("blended").blendMode(.multiply)
      Text("kept").drawingGroup()
      Text("turned").rotationEffect(.degrees(3))
    }
    let pdf = try PDFReader(document.pdf())
    #expect(
      try pdf.letters() == "Officefluff—“naïve”café,你好如果fadingcutmaskedblendedkeptturned")
    #expect(try pdf.pictures().lines.count <= 2)
  }

  /// Cairo's own way with the fonts of Noto leaves 如 blank.
  @Test func lettersHaveInkAndStandUpright() throws {
    let document = PrintDocument(title: "Ink", setup: PageSetup(paper: .a4)) {
      Text("如").font(.system(size: 100)).foregroundStyle(.black)
      Text("I").font(.system(size: 100)).foregroundStyle(.black)
    }
    let pdf = try PDFReader(document.pdf())
    #expect(try pdf.inkedStretches(page: 1).count == 2)
    let page = try pdf.pixels()
    let columns = (0..<page.width).filter { x in
      (190..<290).contains { page.color(x: x, y: $0)[0] < 128 }
    }
    #expect((8...16).contains(columns.count), "an upright I is as wide as its stem: \(columns)")
  }

  @Test func saysWhatItIs() throws {
    var document = PrintDocument(title: "A (strange) title", setup: PageSetup(paper: .letter)) {
      Text("x")
    }
    document.information.author = "Ö. Author"
    document.information.keywords = ["one", "two"]
    document.information.created = "2026-11-28T07:30:00Z"
    let said = try PDFReader(document.pdf()).information()
    #expect(said.contains("A (strange) title"))
    #expect(said.contains("Ö. Author"))
    #expect(said.contains("one, two"))
    #expect(said.contains("Nov 28 07:30:00 2026"))
    #expect(said.contains("letter"))
  }

  @Test func theSameDocumentIsTheSameFile() throws {
    var document = PrintDocument(title: "Same") { Text("Same") }
    document.information.created = "2026-11-28T07:30:00Z"
    #expect(try document.pdf() == document.pdf())
  }

  @Test func linesOfTextAreWholeAndEachIsOnOnePage() throws {
    let lines = (1...150).map { "Line number \($0) of the text." }
    let document = PrintDocument(title: "Lines", setup: PageSetup(paper: .a5)) {
      Text(lines.joined(separator: "\n"))
    }
    let pdf = try PDFReader(document.pdf())
    #expect(try pdf.text().lines == lines)
    #expect(try pdf.pageCount > 3)
    for page in try 1...pdf.pageCount { #expect(try !pdf.letters(page: page).isEmpty) }
  }

  @Test func linesAtThePagesEdgeAreNotCut() throws {
    // All lines are alike: one that is cut has fewer rows of ink.
    let document = PrintDocument(title: "Edges", setup: PageSetup(paper: .a5)) {
      Text(Array(repeating: "gÅy", count: 150).joined(separator: "\n"))
    }
    let pdf = try PDFReader(document.pdf())
    var heights: Set<Int> = []
    for page in try 1...pdf.pageCount { heights.formUnion(try pdf.inkedStretches(page: page)) }
    // The ring of Å, and the rest of the line; a pixel more or less by where it stands.
    #expect(heights.allSatisfy { (10...12).contains($0) || (52...54).contains($0) }, "\(heights)")
  }

  @Test func rowsAreKeptTogether() throws {
    let document = PrintDocument(title: "Rows", setup: PageSetup(paper: .a5)) {
      ForEach(1..<30) { number in
        HStack {
          Color.blue.frame(width: 40, height: 40)
          Text("begin \(number)\nmiddle\nend \(number)")
        }
        .padding(6)
      }
    }
    let pdf = try PDFReader(document.pdf())
    for page in try 1...pdf.pageCount {
      let lines = try pdf.text(page: page).lines
      #expect(lines.first?.hasPrefix("begin") == true, "\(lines)")
      #expect(lines.last?.hasPrefix("end") == true, "\(lines)")
    }
  }

  @Test func whatIsHigherThanAPageIsSplit() throws {
    let document = PrintDocument(title: "Tall", setup: PageSetup(paper: .a5)) {
      Color.red.frame(width: 100, height: 1000)
      Text("after")
    }
    let pdf = try PDFReader(document.pdf())
    #expect(try pdf.pageCount == 3)
    #expect(try pdf.letters(page: 3) == "after")
  }

  @Test func aHeadingStaysWithWhatFollowsIt() throws {
    let document = PrintDocument(title: "Parts", setup: PageSetup(paper: .a5)) {
      ForEach(1..<60) { number in
        Text("Part \(number)").accessibilityAddTraits(.isHeader)
        ForEach(0..<number % 5 + 1, id: \.self) { Text("line \($0)") }
      }
    }
    let pdf = try PDFReader(document.pdf())
    #expect(try pdf.pageCount > 4)
    for page in try 1...pdf.pageCount {
      #expect(try pdf.text(page: page).lines.last?.hasPrefix("line") == true)
    }
  }

  @Test func theEndOfABackgroundTakesNoPage() throws {
    let setup = PageSetup(paper: .a5)
    let document = PrintDocument(title: "Padded", setup: setup) {
      VStack {
        ForEach(0..<2, id: \.self) { _ in
          Color.red.frame(width: 100, height: setup.contentRect.height - 40)
        }
      }
      .padding(.bottom, 60)
      .background(.gray)
    }
    #expect(try PDFReader(document.pdf()).pageCount == 2)
  }

  @Test func whatWorkersRecordTakesAPage() throws {
    let setup = PageSetup(paper: .a5)
    let height = setup.contentRect.height - 40
    let document = PrintDocument(title: "Canvas", setup: setup) {
      VStack {
        Color.red.frame(width: 100, height: height)
        Canvas(rendersOnWorkers: true) { context, size in
          context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.blue))
          context.draw(Text("words"), at: CGPoint(x: 50, y: 50))
        }
        .frame(width: 100, height: height)
      }
    }
    let pdf = try PDFReader(document.pdf())
    #expect(try pdf.pageCount == 2)
    #expect(try pdf.letters(page: 2) == "words")
  }

  @Test func aListIsPrintedWithAllItsRows() throws {
    let document = PrintDocument(title: "List", setup: PageSetup(paper: .a5)) {
      ScrollView {
        LazyVStack(alignment: .leading) { ForEach(0..<300) { Text("row \($0)") } }
      }
    }
    #expect(try PDFReader(document.pdf()).text().lines == (0..<300).map { "row \($0)" })
  }

  @Test func headersAndFootersKnowTheirPage() throws {
    let document = PrintDocument(title: "Pages", setup: PageSetup(paper: .a5)) {
      Color.green.frame(height: 1000)
    } header: { _ in
      Text("Report")
    } footer: { page in
      Text("\(page.number) of \(page.count)")
    }
    let pdf = try PDFReader(document.pdf())
    #expect(try pdf.letters(page: 1) == "Report1of3")
    #expect(try pdf.letters(page: 3) == "Report3of3")
  }

  @Test func linksLeadOn() throws {
    let url = try #require(URL(string: "https://swift.org/a'b?c=(d)"))
    let document = PrintDocument(title: "Links") { Link("Swift", destination: url) }
    let said = try PDFReader(document.pdf()).addresses()
    #expect(said.contains("https://swift.org/a%27b?c=(d)"), "\(said)")
  }

  @Test func everyHeadingIsListedOnce() throws {
    let document = PrintDocument(title: "Headings", setup: PageSetup(paper: .a5)) {
      ForEach(1..<100) { number in
        Text("Heading \(number)").font(.title).accessibilityAddTraits(.isHeader)
        Text("text").padding(.bottom, CGFloat(number % 29))
      }
    }
    let parts = Array(try document.pdf()).split(separator: Array("/Title (Heading ".utf8))
    let numbers = parts.dropFirst().map {
      Int(String(decoding: $0.prefix { $0 != 41 }, as: UTF8.self))
    }
    #expect(numbers == Array(1..<100))
  }

  @Test func aPictureIsInTheFileOnceWithItsOwnPixels() throws {
    let bitmap = try #require(
      ImageRenderer(content: Color.orange.frame(width: 20, height: 10)).bitmap)
    let document = PrintDocument(title: "Pictures") {
      ForEach(0..<3) { _ in
        Image(.bitmap(bitmap, scale: 1)).resizable().frame(width: 200, height: 100)
      }
    }
    let rows = try PDFReader(document.pdf()).pictures().lines.dropFirst(2)
      .map { $0.split(separator: " ") }
    #expect(rows.count == 3)
    #expect(Set(rows.map { $0[10] }).count == 1)
    #expect(rows.allSatisfy { $0[3] == "20" && $0[4] == "10" })
  }

  @Test func aBlurIsAPictureAndTheTextBesideItIsNot() throws {
    let document = PrintDocument(title: "Blur") {
      Text("soft").blur(radius: 3)
      Text("sharp")
    }
    let pdf = try PDFReader(document.pdf())
    #expect(try pdf.letters() == "sharp")
    #expect(try pdf.pictures().lines.count > 2)
  }

  @Test func coloursAreWhereTheyAreInTheView() throws {
    let document = PrintDocument(title: "Colours", setup: PageSetup(paper: .a4)) {
      HStack(spacing: 0) {
        Color(red: 1, green: 0, blue: 0)
        Color(red: 0, green: 0, blue: 1).opacity(0.5)
      }
      .frame(width: 200, height: 100)
    }
    let page = try PDFReader(document.pdf()).pixels()
    #expect(page.color(x: 72 + 50, y: 72 + 50) == [255, 0, 0])
    let faded = page.color(x: 72 + 150, y: 72 + 50)
    #expect(faded[2] == 255 && (126...129).contains(faded[0]))
    #expect(page.color(x: 72 + 250, y: 72 + 50) == [255, 255, 255])
  }

  @Test func aPageOfNothingIsAPage() throws {
    let pdf = try PDFReader(PrintDocument(title: "Nothing") { EmptyView() }.pdf())
    #expect(try pdf.pageCount == 1)
  }

  @Test func faultsAreSentences() throws {
    let wide = EdgeInsets(top: 0, leading: 400, bottom: 0, trailing: 400)
    let none = PrintDocument(title: "x", setup: PageSetup(paper: .a4, margins: wide)) { Text("x") }
    #expect { try none.pdf() } throws: { "\($0)".hasPrefix("The margins leave") }
    let document = PrintDocument(title: "x") { Text("x") }
    let nowhere = URL(filePath: "/proc/no/such.pdf")
    #expect { try document.writePDF(to: nowhere) } throws: { "\($0)".contains("/proc/no/such.pdf") }
    let endless = PrintDocument(title: "x") { Color.red.frame(height: 1e8) }
    #expect { try endless.pdf() } throws: { "\($0)".contains("at most 10000") }
  }
}

@Suite("An image renderer's PDF", .enabled(if: PDFReader.isThere, PDFReader.absence))
struct RendererTests {
  @Test func isWrittenAsSwiftUICodeDoesIt() throws {
    let renderer = ImageRenderer(content: Text("Render me").padding(10))
    let url = FileManager.default.temporaryDirectory.appending(path: "render-\(UUID()).pdf")
    renderer.render { size, renderInContext in
      var box = CGRect(origin: .zero, size: size)
      guard let pdf = CGContext(url, mediaBox: &box, nil) else { return }
      for _ in 0..<2 {
        pdf.beginPDFPage(nil)
        renderInContext(pdf)
        pdf.endPDFPage()
      }
      pdf.closePDF()
      #expect(pdf.error == nil)
    }
    let pdf = try PDFReader(Data(contentsOf: url))
    #expect(try pdf.pageCount == 2)
    #expect(try pdf.letters(page: 2) == "Renderme")
  }

  @Test func aPlaceThatCannotBeWrittenIsAnError() {
    var box = CGRect(x: 0, y: 0, width: 10, height: 10)
    let pdf = CGContext(URL(filePath: "/proc/no.pdf"), mediaBox: &box, nil)
    pdf?.beginPDFPage(nil)
    pdf?.closePDF()
    #expect(pdf?.error != nil)
  }
}

@Suite("A PDF's writer") struct PDFWriterTests {
  @Test func refusesPagesThatNoPDFCanHave() {
    for size in [CGSize(width: 0, height: 10), CGSize(width: 20_000, height: 10)] {
      let writer = PDFWriter()
      writer.addPage(size: size, .empty)
      #expect(throws: PDFError.badPageSize(page: 1, width: size.width, height: size.height)) {
        try writer.finish()
      }
    }
    #expect(throws: PDFError.noPages) { try PDFWriter().finish() }
  }

  @Test func isFinishedOnce() throws {
    let writer = PDFWriter()
    writer.addPage(size: CGSize(width: 10, height: 10), .empty)
    #expect(try writer.finish().starts(with: Data("%PDF".utf8)))
    #expect(throws: PDFError.self) { try writer.finish() }
  }

  @Test(arguments: [("US", "Letter"), ("CA", "Letter"), ("DE", "A4"), ("CN", "A4")])
  func paperFollowsTheRegion(_ region: String, _ name: String) {
    #expect(Paper.standard(for: Locale(identifier: "en_\(region)")).name == name)
  }
}
