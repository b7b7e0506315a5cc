import Lamina
import LaminaTesting
import Testing

private struct StaggeredList: View {
  @State private var isShown = false

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      ForEach(0..<4) { index in
        Color.black
          .frame(width: 40, height: 10)
          .offset(x: isShown ? 0 : -60)
          .animation(.linear(duration: 0.4).delay(Double(index) * 0.2), value: isShown)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .onAppear { isShown = true }
  }
}

@MainActor @Suite("Idioms: staggered appearance")
struct StaggeredIdioms {
  @Test("Rows slide in one after the other")
  func rows() {
    let harness = Harness(size: CGSize(width: 100, height: 100)) { StaggeredList() }
    func width(_ row: Int) -> Int {
      let picture = harness.picture()
      let y = 15 + row * 20
      return (0..<100).count { Ink.black.matches(picture.pixel(x: $0, y: y)) }
    }
    harness.advance(by: 0.4)
    let widths = (0..<4).map(width)
    #expect(near(CGFloat(widths[0]), 40) && near(CGFloat(widths[1]), 10, 4), "\(widths)")
    #expect(widths[2] == 0 && widths[3] == 0)
    harness.advance(by: 0.8)
    #expect((0..<4).allSatisfy { width($0) == 40 })
  }
}
