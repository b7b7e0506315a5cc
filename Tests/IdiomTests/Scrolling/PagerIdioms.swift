import Lamina
import LaminaTesting
import Testing

private struct Shelf: View {
  let isLazy: Bool
  @State private var position: Int? = 0

  var body: some View {
    VStack {
      ScrollView(.horizontal) {
        if isLazy {
          LazyHStack(spacing: 0) { books }.scrollTargetLayout()
        } else {
          HStack(spacing: 0) { books }.scrollTargetLayout()
        }
      }
      .scrollPosition(id: $position)
      Text("at \(position ?? -1)").accessibilityIdentifier("position")
      Button("Sixth") { position = 5 }
    }
  }

  private var books: some View {
    ForEach(0..<12, id: \.self) { Text("Book \($0)").frame(width: 200, height: 50) }
  }
}

private struct Pager: View {
  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: 0) {
        ForEach(0..<12, id: \.self) { page in
          Button("Page \(page)") {}.containerRelativeFrame([.horizontal, .vertical])
        }
      }
      .scrollTargetLayout()
    }
    .scrollTargetBehavior(.paging)
  }
}

@MainActor @Suite("Idioms: pages beside each other")
struct PagerIdioms {
  @Test(
    "The position is the first one in reading order, from right to left too",
    arguments: [false, true], [LayoutDirection.leftToRight, .rightToLeft])
  func position(isLazy: Bool, direction: LayoutDirection) {
    let harness = Harness(size: CGSize(width: 200, height: 120)) {
      Shelf(isLazy: isLazy).environment(\.layoutDirection, direction)
    }
    let way: CGFloat = direction == .leftToRight ? 400 : -400
    harness.scroll("Book 0", by: CGSize(width: way, height: 0))
    harness.advance(by: 2)
    #expect(harness.frame(of: "Book 2")?.midX == 100)
    #expect(harness.text(of: "position") == "at 2")
    harness.tap("Sixth")
    harness.advance(by: 2)
    #expect(harness.text(of: "position") == "at 5")
    #expect(harness.frame(of: "Book 5")?.midX == 100)
  }

  @Test("Tab goes from page to page, and rests on each")
  func tab() {
    let harness = Harness(size: CGSize(width: 420, height: 200)) { Pager() }
    for page in [0, 1, 2] {
      harness.press(.tab)
      harness.advance(by: 4)
      #expect(harness.frame(of: "Page \(page)")?.midX == 210, "page \(page)")
    }
  }

  @Test("A calm stroke comes to rest within a second")
  func calm() {
    let harness = Harness(size: CGSize(width: 420, height: 200)) { Pager() }
    harness.swipe(from: CGPoint(x: 400, y: 100), to: CGPoint(x: 150, y: 100), duration: 0.3)
    harness.advance(by: 1)
    #expect(harness.frame(of: "Page 1")?.midX == 210)
  }
}
