import Lamina
import LaminaTesting
import Testing

private struct Card: Identifiable {
  let id: Int
  var title: String { "Card \(id)" }
}

/// A shelf of cards of which each comes to rest at the leading edge, and shrinks where it leaves.
private struct CardShelf: View {
  let cards = (0..<12).map(Card.init)
  @State private var current: Int?

  var body: some View {
    VStack {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(cards) { card in
            Text(card.title)
              .containerRelativeFrame(.horizontal, count: 2, spacing: 0)
              .scrollTransition { content, phase in
                content.scaleEffect(phase.isIdentity ? 1 : 0.8)
                  .rotation3DEffect(.degrees(phase.value * 20), axis: (x: 0, y: 1, z: 0))
              }
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned(limitBehavior: .alwaysByOne))
      .scrollPosition(id: $current)
      .scrollIndicators(.hidden)
      .scrollClipDisabled()
      .scrollBounceBehavior(.basedOnSize, axes: .horizontal)
      Text(current.map { "Card \($0) is first" } ?? "nothing moved")
    }
  }
}

/// Pages that fill the window, of which one is shown.
private struct Onboarding: View {
  var body: some View {
    ScrollView(.horizontal) {
      HStack(spacing: 0) {
        ForEach(["Welcome", "Notes", "Done"], id: \.self) { page in
          Text(page).containerRelativeFrame([.horizontal, .vertical])
        }
      }
    }
    .scrollTargetBehavior(.paging)
    .scrollIndicatorsFlash(onAppear: true)
    .scrollDismissesKeyboard(.interactively)
  }
}

@MainActor @Suite("Idioms: what scrolls and comes to rest in line")
struct SnappingScrollTests {
  @Test("A card comes to rest at the leading edge, and the position names it")
  func cards() {
    let harness = Harness(size: CGSize(width: 200, height: 100)) { CardShelf() }
    harness.scroll("Card 0", by: CGSize(width: 70, height: 0))
    harness.advance(by: 3)
    #expect(harness.exists("Card 1 is first"))
  }

  @Test("The arrow key to the right turns a page")
  func pages() {
    let harness = Harness(size: CGSize(width: 200, height: 100)) { Onboarding() }
    #expect(harness.frame(of: "Notes")?.midX == 300)
    harness.press(.rightArrow)
    harness.advance(by: 2)
    #expect(harness.frame(of: "Notes")?.midX == 100)
    harness.press(.leftArrow)
    harness.advance(by: 2)
    #expect(harness.frame(of: "Welcome")?.midX == 100)
  }
}
