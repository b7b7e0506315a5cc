import Lamina
import LaminaTesting
import Testing

private struct Rating: View {
  @State private var rating = 1

  var body: some View {
    HStack(spacing: 10) {
      ForEach(1..<6) { star in
        Circle()
          .fill(star <= rating ? Color.pureRed : Color.clear)
          .overlay(Circle().stroke(star <= rating ? Color.pureRed : Color.black, lineWidth: 2))
          .frame(width: 20, height: 20)
          .background(Color.white)
          .onTapGesture { withAnimation(.linear(duration: 1)) { rating = star } }
      }
    }
  }
}

@MainActor @Suite("Idioms: ratings")
struct RatingIdioms {
  @Test("Stars fade in and out with the rating")
  func rate() {
    let harness = Harness(size: CGSize(width: 160, height: 40)) { Rating() }
    let middles = (0..<5).map { 20 + $0 * 30 }
    func fill(_ star: Int) -> UInt32 { harness.pixel(middles[star], 20) }
    #expect(fill(0) == 0xFF0000 && fill(2) == 0xFFFFFF)
    harness.tap(at: CGPoint(x: middles[2], y: 20))
    #expect(fill(2) == 0xFFFFFF)
    harness.advance(by: 0.5)
    #expect(fill(2) != 0xFFFFFF && fill(2) != 0xFF0000)
    harness.advance(by: 0.6)
    #expect(fill(2) == 0xFF0000 && fill(3) == 0xFFFFFF)
    harness.tap(at: CGPoint(x: middles[0], y: 20))
    harness.advance(by: 1.1)
    #expect(fill(2) == 0xFFFFFF && fill(0) == 0xFF0000)
  }
}
