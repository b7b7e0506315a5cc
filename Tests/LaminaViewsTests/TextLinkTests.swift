import LaminaTesting
import LaminaText
import Testing

@Suite struct TextLinkTests {
  private final class Visits { var urls: [URL] = [] }

  private struct Paragraph: View {
    let visits: Visits
    @State private var taps = 0

    var body: some View {
      Text(text).font(.system(size: 20))
        .accessibilityIdentifier("text").accessibilityValue("\(taps)")
        .onTapGesture { taps += 1 }
        .environment(
          \.openURL,
          OpenURLAction { url in
            visits.urls.append(url)
            return .handled
          })
    }

    private var text: AttributedString {
      var link = AttributedString("here")
      link.link = URL(string: "https://example.org")
      return AttributedString("Read more ") + link
    }
  }

  @Test("a click on a link opens it; one beside it goes to what is around the text")
  func clicks() {
    let visits = Visits()
    let harness = Harness(size: CGSize(width: 300, height: 60)) { Paragraph(visits: visits) }
    let frame = harness.frame(of: "text") ?? .zero
    let (onLink, beside) = (
      CGPoint(x: frame.maxX - 10, y: frame.midY), CGPoint(x: frame.minX + 10, y: frame.midY)
    )
    harness.move(to: beside)
    #expect(harness.cursor == .arrow)
    harness.tap(at: beside)
    #expect(visits.urls.isEmpty)
    #expect(harness.element("text")?.semantics.value == "1")
    harness.move(to: onLink)
    #expect(harness.cursor == .pointingHand)
    harness.tap(at: onLink)
    #expect(visits.urls == [URL(string: "https://example.org")])
    #expect(harness.element("text")?.semantics.value == "1")
  }
}
