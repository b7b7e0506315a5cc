import Lamina
import LaminaTesting
import Testing

private struct Title: View {
  @State private var isHot = false

  var body: some View {
    VStack {
      Text("SWIFT ON LINUX")
        .font(.system(size: 28, weight: .heavy))
        .foregroundStyle(
          LinearGradient(
            colors: isHot ? [.red, .red] : [.red, .blue], startPoint: .leading,
            endPoint: .trailing))
      Button("Heat") { isHot = true }
    }
  }
}

@MainActor @Suite("Idioms: titles in a gradient")
struct GradientTitleIdioms {
  @Test("Red at the beginning, blue at the end, and red all over when it is hot")
  func title() {
    let harness = Harness(size: CGSize(width: 320, height: 120)) { Title() }
    func any(_ columns: Range<Int>, _ test: (Int, Int) -> Bool) -> Bool {
      columns.contains { x in stride(from: 10, to: 70, by: 2).contains { test(x, $0) } }
    }
    #expect(any(30..<80, harness.isRed) && any(240..<300, harness.isBlue))
    harness.tap("Heat")
    harness.advance(by: 1)
    #expect(any(240..<300, harness.isRed) && !any(240..<300, harness.isBlue))
  }
}
