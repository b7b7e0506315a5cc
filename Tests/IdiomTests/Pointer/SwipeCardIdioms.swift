// Cards that are swiped away, and decks that lie on each other.
import Lamina
import LaminaTesting
import Testing

private struct Card: Identifiable, Equatable {
  let id: Int
  let title: String
}

private struct CardView: View {
  let card: Card
  let onRemove: (Bool) -> Void
  @State private var translation = CGSize.zero

  var body: some View {
    Text(card.title)
      .frame(width: 120, height: 140)
      .background(RoundedRectangle(cornerRadius: 16).fill(.white).shadow(radius: 3))
      .rotationEffect(.degrees(Double(translation.width) / 10))
      .offset(x: translation.width, y: translation.height)
      .gesture(
        DragGesture()
          .onChanged { translation = $0.translation }
          .onEnded { value in
            if abs(value.translation.width) > 80 {
              onRemove(value.translation.width > 0)
            } else {
              withAnimation(.spring()) { translation = .zero }
            }
          })
  }
}

private struct Deck: View {
  @State private var cards = (1...3).map { Card(id: $0, title: "Card \($0)") }
  @State private var liked: [Int] = []

  var body: some View {
    VStack {
      ZStack {
        ForEach(cards) { card in
          CardView(card: card) { isLiked in
            if isLiked { liked.append(card.id) }
            cards.removeAll { $0.id == card.id }
          }
        }
      }
      Text("left \(cards.count), liked \(liked.map(String.init).joined(separator: ","))")
    }
  }
}

/// A fan of cards, each turned and moved, of which a tap brings one up.
private struct Fan: View {
  @State private var chosen: Int?

  var body: some View {
    ZStack {
      ForEach(0..<3, id: \.self) { index in
        RoundedRectangle(cornerRadius: 6)
          .fill([Color.red, .green, .blue][index])
          .frame(width: 40, height: 60)
          .rotationEffect(.degrees(Double(index - 1) * 20))
          .offset(x: CGFloat(index - 1) * 55, y: chosen == index ? -60 : 0)
          .onTapGesture { chosen = index }
      }
      Text("chosen \(chosen.map { "\($0)" } ?? "none")").offset(y: 90)
    }
  }
}

/// A row that shows an action below it when it is pulled to the left.
private struct SwipeRow: View {
  let title: String
  let delete: () -> Void
  @State private var pulled: CGFloat = 0

  var body: some View {
    ZStack(alignment: .trailing) {
      Button(action: delete) {
        Text("Delete").frame(width: 60, height: 40).background(Color.red)
      }
      .buttonStyle(.plain)
      Text(title)
        .frame(maxWidth: .infinity, minHeight: 40, alignment: .leading)
        .background(Color.white)
        .offset(x: pulled)
        .gesture(
          DragGesture()
            .onChanged { pulled = min(0, $0.translation.width) }
            .onEnded { pulled = $0.translation.width < -30 ? -60 : 0 })
    }
  }
}

private struct SwipeList: View {
  @State private var items = ["Bread", "Milk"]

  var body: some View {
    VStack(spacing: 0) {
      ForEach(items, id: \.self) { item in
        SwipeRow(title: item) { items.removeAll { $0 == item } }
      }
      Spacer()
    }
  }
}

@MainActor @Suite("Idioms: cards that are swiped")
struct SwipeCardIdioms {
  @Test("The topmost card is swiped away, then the one below it; a short swipe brings it back")
  func deck() {
    let harness = Harness(size: CGSize(width: 300, height: 240)) { Deck() }
    let middle = CGPoint(x: 150, y: 100)
    harness.drag(from: middle, to: CGPoint(x: 260, y: 100))
    #expect(harness.exists("left 2, liked 3"))
    harness.drag(from: middle, to: CGPoint(x: 40, y: 100))
    #expect(harness.exists("left 1, liked 3"))
    harness.drag(from: middle, to: CGPoint(x: 180, y: 100))
    harness.advance(by: 2)
    #expect(harness.exists("left 1, liked 3"))
    harness.drag(from: middle, to: CGPoint(x: 260, y: 100))
    #expect(harness.exists("left 0, liked 3,1"))
  }

  @Test("A card of a fan is chosen where it is seen, also where it has risen")
  func fan() {
    let harness = Harness(size: CGSize(width: 200, height: 240)) { Fan() }
    harness.tap(at: CGPoint(x: 45, y: 120))
    #expect(harness.exists("chosen 0"))
    harness.tap(at: CGPoint(x: 155, y: 120))
    #expect(harness.exists("chosen 2"))
    harness.tap(at: CGPoint(x: 155, y: 125))
    #expect(harness.exists("chosen 2"))
    harness.tap(at: CGPoint(x: 100, y: 120))
    #expect(harness.exists("chosen 1"))
    harness.tap(at: CGPoint(x: 100, y: 120))
    harness.tap(at: CGPoint(x: 155, y: 120))
    #expect(harness.exists("chosen 2"))
  }

  @Test("The button below a pulled row is pressed, and not while the row covers it")
  func swipeRow() {
    let harness = Harness(size: CGSize(width: 200, height: 200)) { SwipeList() }
    harness.tap(at: CGPoint(x: 180, y: 20))
    #expect(harness.exists("Bread"))
    harness.drag(from: CGPoint(x: 100, y: 20), to: CGPoint(x: 40, y: 20))
    harness.tap(at: CGPoint(x: 180, y: 20))
    #expect(!harness.exists("Bread"))
    #expect(harness.exists("Milk"))
  }
}
