import LaminaGeometry
import LaminaSymbols
import SeededRandom
import Testing

/// Small SVG documents, and what is none.
@Suite("Documents of outlines", .timeLimit(.minutes(5)))
struct OutlineDocumentTests {
  private func document(_ inside: String, box: String = "0 0 16 16") throws -> OutlineDocument {
    try OutlineDocument(Array("<svg viewBox=\"\(box)\">\(inside)</svg>".utf8))
  }

  @Test("Paths, circles, ellipses, rectangles and polygons are pieces, in order")
  func shapes() throws {
    let document = try document(
      """
      <path d="M0 0h4v4H0z"/><circle cx="8" cy="8" r="2"/><ellipse cx="8" cy="8" rx="3" ry="1"/>
      <rect x="1" y="2" width="3" height="4" rx="1"/><polygon points="0,0 4,0 4,4"/>
      """)
    #expect(
      document.pieces.map(\.path.boundingRect) == [
        CGRect(x: 0, y: 0, width: 4, height: 4), CGRect(x: 6, y: 6, width: 4, height: 4),
        CGRect(x: 5, y: 7, width: 6, height: 2), CGRect(x: 1, y: 2, width: 3, height: 4),
        CGRect(x: 0, y: 0, width: 4, height: 4),
      ])
  }

  @Test("A view box is brought to the square, in its middle")
  func viewBox() throws {
    let wide = try document("<path d='M0 0h32v16H0z'/>", box: "0,0,32,16")
    #expect(wide.pieces[0].path.boundingRect == CGRect(x: 0, y: 4, width: 16, height: 8))
    let moved = try document("<path d='M-4-4h8v8h-8z'/>", box: "-4 -4 8 8")
    #expect(moved.pieces[0].path.boundingRect == CGRect(x: 0, y: 0, width: 16, height: 16))
  }

  @Test("Fill rules and transforms are those of each piece")
  func attributes() throws {
    let document = try document(
      """
      <path fill-rule="evenodd" d="M0 0h4v4H0z"/>
      <path transform="translate(2,1) scale(2)" d="M0 0h1v1H0z"/>
      <path transform="matrix(1 0 0 -1 6 15)" d="M0 0h1v1H0z"/>
      """)
    #expect(document.pieces.map(\.eoFill) == [true, false, false])
    #expect(document.pieces[1].path.boundingRect == CGRect(x: 2, y: 1, width: 2, height: 2))
    #expect(document.pieces[2].path.boundingRect == CGRect(x: 6, y: 14, width: 1, height: 1))
  }

  @Test("Comments, declarations and titles are passed")
  func passed() throws {
    let text = """
      <?xml version="1.0"?><!DOCTYPE svg><!-- <path d="M"/> --><svg viewBox='0 0 16 16'>
      <title>A star</title><g><path d="M0 0h1v1z"/></g></svg>
      """
    #expect(try OutlineDocument(Array(text.utf8)).pieces.count == 1)
  }

  @Test(
    "What cannot be shown as a filled outline is refused",
    arguments: [
      "<path d='M0 0h1' style='fill:red'/>", "<path d='M0 0h1' stroke='black'/>",
      "<path d='M0 0h1' fill='none'/>", "<use href='#a'/>", "<image href='file:///etc/passwd'/>",
      "<script>while(true);</script>", "<path d='M0 0h1' clip-path='url(#a)'/>",
      "<path d='M0 0h1v1z' transform='rotate(90)'/>", "<g opacity='0.5'/>",
      "<circle r='-1'/>", "<circle r='5%'/>",
    ])
  func unsupported(_ inside: String) {
    #expect {
      try document(inside)
    } throws: { error in
      if case OutlineFailure.unsupported = error { "\(error)".hasSuffix(".") } else { false }
    }
  }

  @Test("A document without an outline, a box or an end says so")
  func broken() {
    #expect(throws: OutlineFailure.empty) { try document("") }
    #expect(throws: OutlineFailure.empty) { try document("<path d=''/><rect/>") }
    #expect(throws: OutlineFailure.badViewBox("0 0 0 0")) { try document("", box: "0 0 0 0") }
    #expect(throws: OutlineFailure.badViewBox("16")) { try document("", box: "16") }
    #expect(throws: OutlineFailure.badViewBox("")) { try OutlineDocument(Array("<svg>".utf8)) }
    #expect(throws: OutlineFailure.notSVG) { try OutlineDocument([]) }
    #expect(throws: OutlineFailure.notSVG) { try OutlineDocument(Array("<html/>".utf8)) }
    #expect(throws: OutlineFailure.unclosed(at: 7)) { try OutlineDocument(Array("<svg a=\"".utf8)) }
    let long = [UInt8](repeating: 0x20, count: OutlineLimit.bytes + 1)
    #expect(throws: OutlineFailure.tooLong(bytes: long.count, limit: OutlineLimit.bytes)) {
      try OutlineDocument(long)
    }
  }

  @Test("No text ends the program: a document with bytes put in, left out and changed")
  func hostile() {
    let sound = Array(
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="16" height="16" viewBox="0 0 16 16">
      <path fill-rule="evenodd" d="M16 8A8 8 0 1 1 0 8a8 8 0 0 1 16 0zm-3.97-3.03a.75.75 0 0 0-1.08.022L7.5 \
      10.9 5.3 8.7c1 2 3-4 5 6s1 1 2 2q1 1 2 2t4-1z"/><circle cx="3" cy="4" r="5"/></svg>
      """.utf8)
    var random = SeededNumbers(seed: 49)
    var failures = 0
    for _ in 0..<3000 {
      var bytes = sound
      for _ in 0...Int(random.next() % 6) {
        let place = Int(random.next() % UInt64(bytes.count))
        switch random.next() % 3 {
        case 0: bytes[place] = UInt8(truncatingIfNeeded: random.next())
        case 1: bytes.remove(at: place)
        default: bytes.insert(sound[Int(random.next() % UInt64(sound.count))], at: place)
        }
      }
      do throws(OutlineFailure) {
        let document = try OutlineDocument(bytes)
        #expect(document.pieces.allSatisfy { $0.path.boundingRect.width.isFinite })
      } catch {
        failures += 1
        #expect(error.description.hasSuffix("."))
      }
    }
    #expect(failures > 500)
  }
}
