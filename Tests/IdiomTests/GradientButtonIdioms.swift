import Lamina
import LaminaTesting
import Testing

private struct GradientButton: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundColor(.white)
      .padding(.horizontal, 24)
      .padding(.vertical, 12)
      .background(
        LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
      )
      .clipShape(Capsule())
      .scaleEffect(configuration.isPressed ? 0.9 : 1)
  }
}

private struct Buy: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text("\(count) bought")
      Button("Buy now") { count += 1 }.buttonStyle(GradientButton())
    }
  }
}

@MainActor @Suite("Idioms: gradient buttons")
struct GradientButtonIdioms {
  @Test("The label lies on a gradient in a capsule, and it is a button")
  func button() throws {
    let harness = Harness(size: CGSize(width: 200, height: 120)) { Buy() }
    harness.tap("Buy now")
    #expect(harness.exists("1 bought"))
    harness.move(to: .zero)
    harness.advance(by: 1)
    let frame = try #require(harness.frame(of: "Buy now"))
    let (y, left, right) = (Int(frame.midY), Int(frame.minX) + 6, Int(frame.maxX) - 7)
    #expect(harness.isRed(left, y) && harness.isBlue(right, y))
    #expect(harness.isWhite(Int(frame.minX) + 1, Int(frame.minY) + 1))
  }
}
