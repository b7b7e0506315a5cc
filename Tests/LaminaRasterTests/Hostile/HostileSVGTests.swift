import LaminaDrawing
import LaminaGeometry
import LaminaRaster
import Testing
import SeededRandom

/// Drawings of a few kilobytes that keep librsvg busy for minutes, fill gigabytes, or end it.
///
/// Each is one picture that cannot be shown, with a typed error; that none takes longer than a
/// second is the tool's limit of work, which the kernel counts.
@Suite("Hostile SVG")
struct HostileSVGTests {
  /// What becomes of a drawing at 500 x 500.
  enum Fate: Sendable { case drawn, refused, either }

  struct Drawing: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var body: String
    var fate = Fate.refused
    /// Whether it is one more that takes all of the time there is.
    var isThorough = false
  }

  private static func zigzag(_ count: Int) -> String {
    var random = SeededNumbers(seed: 1)
    return (0..<count).reduce(into: "M0 0") { path, _ in
      path += "L\(Int.random(in: 0...99, using: &random)) \(Int.random(in: 0...99, using: &random))"
    }
  }

  private static func filter(_ primitives: String, count: Int = 1) -> String {
    "<filter id='f' x='-9' y='-9' width='30' height='30'>\(primitives)</filter>"
      + String(repeating: "<rect width='90' height='90' filter='url(#f)'/>", count: count)
  }

  static let drawings = [
    Drawing(
      testDescription: "groups 2,000 deep",
      body: String(repeating: "<g>", count: 2000) + String(repeating: "</g>", count: 2000)),
    Drawing(
      testDescription: "translucent groups 240 deep",
      body: String(repeating: "<g opacity='.5'>", count: 240) + "<rect width='5' height='5'/>"
        + String(repeating: "</g>", count: 240), fate: .either),
    Drawing(
      testDescription: "a thousand million uses",
      body: (1...9).reduce("<defs><g id='a0'><rect width='5' height='5'/></g>") { text, level in
        text + "<g id='a\(level)'>"
          + String(repeating: "<use href='#a\(level - 1)'/>", count: 10) + "</g>"
      } + "</defs><use href='#a9'/>"),
    Drawing(
      testDescription: "a use of itself", body: "<g id='a'><use href='#a'/></g>", fate: .either),
    Drawing(
      testDescription: "blurs of radius 1,000, a thousand times",
      body: filter("<feGaussianBlur stdDeviation='1000'/>", count: 1000), isThorough: true),
    Drawing(
      testDescription: "100,000 octaves of noise",
      body: filter("<feTurbulence baseFrequency='.05' numOctaves='100000'/>")),
    Drawing(
      testDescription: "a convolution that ends the program",
      body: filter(
        "<feConvolveMatrix order='101' kernelMatrix='"
          + String(repeating: "1 ", count: 101 * 101) + "'/>")),
    Drawing(
      testDescription: "a path of 100,000 crossing lines",
      body: "<path fill-rule='evenodd' d='\(zigzag(100_000))'/>", isThorough: true),
    Drawing(
      testDescription: "100,000 markers",
      body: "<marker id='m'><rect width='5' height='5'/></marker>"
        + "<path fill='none' stroke='red' marker-mid='url(#m)' d='\(zigzag(100_000))'/>"),
    Drawing(
      testDescription: "dashes that fill the memory",
      body: "<path fill='none' stroke='red' stroke-dasharray='.05' d='M0 0"
        + String(repeating: "L100 100L0 0", count: 5000) + "'/>"),
    Drawing(
      testDescription: "a line of 1,000,000,000 with small dashes",
      body: "<path d='M0 50H1000000000' stroke='red' stroke-dasharray='.05'/>", fate: .either),
    Drawing(
      testDescription: "200,000 stops of a gradient",
      body: "<linearGradient id='g'>"
        + String(repeating: "<stop offset='.5' stop-color='red'/>", count: 200_000)
        + "</linearGradient>"
        + String(repeating: "<rect width='90' height='90' fill='url(#g)'/>", count: 50),
      isThorough: true),
    Drawing(
      testDescription: "coordinates without measure",
      body: "<rect x='-1e30' width='1e31' height='1e31' stroke='red' stroke-width='1e20'/>",
      fate: .either),
    Drawing(
      testDescription: "letters as large as a house",
      body: "<text font-size='100000'>\(String(repeating: "Hello", count: 10_000))</text>",
      fate: .either),
  ]

  @Test(
    "It is refused with a typed error, or drawn",
    arguments: drawings.filter { !$0.isThorough || Fuzz.isThorough })
  func refused(drawing: Drawing) {
    let text = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 100 100'>\(drawing.body)</svg>"
    let fate = fate(text)
    if drawing.fate != .either { #expect(fate == drawing.fate) }
  }

  @Test("Entities that name each other a thousand million times are refused")
  func entities() {
    let entities = (1...9).reduce("<!ENTITY a0 'lol'>") { text, level in
      text + "<!ENTITY a\(level) '" + String(repeating: "&a\(level - 1);", count: 10) + "'>"
    }
    let text = """
      <!DOCTYPE svg [\(entities)]>
      <svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><text>&a9;</text></svg>
      """
    #expect(fate(text) == .refused)
  }

  private func fate(_ text: String) -> Fate {
    do throws(ImageError) {
      _ = try ImageStore().bitmap(
        for: ImageRequest(
          .data(Data(text.utf8), name: "drawing"), size: PixelSize(width: 500, height: 500)))
      return .drawn
    } catch {
      switch error {
      case .tooComplex, .damaged, .truncated: break
      default: Issue.record("not the error one expects: \(error)")
      }
      return .refused
    }
  }
}
