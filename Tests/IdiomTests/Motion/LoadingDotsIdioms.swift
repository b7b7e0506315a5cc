import Lamina
import LaminaTesting
import Testing

private struct LoadingDots: View {
  @State private var isAnimating = false

  var body: some View {
    HStack(spacing: 10) {
      ForEach(0..<3, id: \.self) { index in
        Circle()
          .fill(Color.black)
          .frame(width: 20, height: 20)
          .offset(y: isAnimating ? -20 : 0)
          .animation(
            .linear(duration: 0.4).repeatForever().delay(0.2 * Double(index)), value: isAnimating)
      }
    }
    .onAppear { isAnimating = true }
  }
}

@MainActor @Suite("Idioms: loading dots")
struct LoadingDotsIdioms {
  @Test("Three dots jump one after the other")
  func dots() {
    let harness = Harness(size: CGSize(width: 100, height: 100)) { LoadingDots() }
    func top(_ column: Int) -> Int {
      let picture = harness.picture()
      return (0..<100).first { Ink.black.matches(picture.pixel(x: column, y: $0)) } ?? 100
    }
    harness.advance(by: 0.2)
    let tops = [top(20), top(50), top(80)]
    #expect(tops[0] < tops[1] && tops[1] == tops[2], "\(tops)")
    harness.advance(by: 0.2)
    #expect(top(20) < top(50) && top(50) < top(80))
  }
}
