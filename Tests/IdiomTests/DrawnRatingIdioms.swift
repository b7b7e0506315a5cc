import Lamina
import LaminaTesting
import Testing

private struct Rating: View {
  let rating: CGFloat

  private var stars: some View {
    HStack(spacing: 0) {
      ForEach(0..<5, id: \.self) { _ in
        Image(systemName: "star.fill").resizable().aspectRatio(contentMode: .fit)
      }
    }
  }

  var body: some View {
    stars.overlay(
      GeometryReader { geometry in
        ZStack(alignment: .leading) {
          Rectangle().fill(Color.red).frame(width: rating / 5 * geometry.size.width)
        }
      }
      .mask(stars)
    )
    .foregroundColor(.gray)
  }
}

@MainActor @Suite("Idioms: ratings")
struct DrawnRatingIdioms {
  @Test("As many stars are coloured as there are points")
  func stars() {
    let harness = Harness(size: CGSize(width: 200, height: 40)) { Rating(rating: 2) }
    #expect(harness.isRed(20, 21) && harness.isRed(60, 21))
    #expect(!harness.isRed(100, 21) && !harness.isRed(180, 21))
    #expect(!harness.isWhite(180, 21))
  }
}
