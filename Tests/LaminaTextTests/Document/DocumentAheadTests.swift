import LaminaDrawing
import LaminaGeometry
import Testing

@testable import LaminaText

@Suite("Laying out ahead, elsewhere")
struct DocumentAheadTests {
  private static let lines = (0..<4000).map { "\($0) some words of a line" }
    .joined(separator: "\n")
  private static let one = String(
    repeating: "Some words of a line that one may well have written. ", count: 4000)

  /// A document that is looked at somewhere in its middle.
  private func document(_ text: String) -> (DocumentLayout, sight: Range<CGFloat>) {
    let document = DocumentLayout(text, width: 500)
    let top: CGFloat = 20_000
    let moved = document.layOut(top..<top + 600)
    return (document, top + moved..<top + moved + 600)
  }

  private func layAhead(_ document: DocumentLayout, _ sight: Range<CGFloat>) async -> Range<CGFloat>
  {
    let state = document.state
    let made = await Task.detached {
      state.layingOut(sight, ahead: 900, token: CancellationToken())
    }.value
    let anchor = document.anchor(at: sight.lowerBound)
    guard let made, document.adoptState(made) else {
      Issue.record("it was not adopted")
      return sight
    }
    let top = document.height(of: anchor)
    return top..<top + sight.upperBound - sight.lowerBound
  }

  @Test("What was laid out elsewhere is what is laid out here", arguments: [0, 1])
  func same(_ number: Int) async {
    let text = [Self.lines, Self.one][number]
    let (document, sight) = document(text)
    let (other, _) = self.document(text)
    let now = await layAhead(document, sight)
    let moved = other.layOut(sight, ahead: 900)
    #expect(now.lowerBound == sight.lowerBound + moved)
    #expect(document.height == other.height)
    let (one, two) = (document.shown(in: now), other.shown(in: now))
    #expect(one.map(\.bytes) == two.map(\.bytes) && one.map(\.frame) == two.map(\.frame))
  }

  @Test("The page above and the page below then cost nothing", arguments: [0, 1])
  func pages(_ number: Int) async {
    let (document, sight) = document([Self.lines, Self.one][number])
    let now = await layAhead(document, sight)
    let reach = document.laidOut(around: now)
    #expect(reach.lowerBound <= now.lowerBound - 850 && reach.upperBound >= now.upperBound + 850)
    let before = document.work
    for distance: CGFloat in [600, -600] {
      let page = now.lowerBound + distance..<now.upperBound + distance
      #expect(document.layOut(page) == 0)
      _ = document.position(at: CGPoint(x: 40, y: page.lowerBound + 300))
    }
    #expect(document.work == before)
  }

  @Test("What was made of another text, or stopped, is not taken")
  func stale() {
    let (document, sight) = document(Self.lines)
    let state = document.state
    let token = CancellationToken()
    token.cancel()
    #expect(state.layingOut(sight, ahead: 900, token: token) == nil)
    let made = state.layingOut(sight, ahead: 900, token: CancellationToken())
    document.replace(5..<5, by: 1, in: "1234x" + Self.lines.dropFirst(4))
    #expect(made.map(document.adoptState) == false)
    let fresh = document.state.layingOut(sight, ahead: 900, token: CancellationToken())
    document.layOut(0..<100)
    #expect(fresh.map(document.adoptState) == false)
  }

  @Test("What is laid out around ends where something is not known")
  func reach() {
    let (document, sight) = document(Self.lines)
    let reach = document.laidOut(around: sight)
    #expect(reach.lowerBound <= sight.lowerBound && reach.upperBound >= sight.upperBound)
    #expect(reach.upperBound < sight.upperBound + 100)
    document.layOut(0..<100)
    #expect(document.laidOut(around: 0..<100).lowerBound == -.infinity)
    #expect(document.laidOut(around: 8000..<8100).isEmpty)
  }
}
