import Lamina
import LaminaTesting
import Testing

private struct TabStrip: View {
  let titles = ["A", "B", "C"]
  @State private var selected = 0
  @Namespace private var underline

  var body: some View {
    HStack(spacing: 0) {
      ForEach(titles.indices, id: \.self) { index in
        VStack(spacing: 4) {
          Text(titles[index])
          if selected == index {
            Color.pureBlue
              .frame(height: 4)
              .matchedGeometryEffect(id: "line", in: underline)
          } else {
            Color.clear.frame(height: 4)
          }
        }
        .frame(width: 60)
        .onTapGesture { withAnimation(.linear(duration: 1)) { selected = index } }
      }
    }
  }
}

private struct OffsetStrip: View {
  @State private var selected = 0

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: 0) {
        ForEach(0..<3, id: \.self) { index in
          Button("Tab \(index)") { selected = index }.frame(width: 60)
        }
      }
      Rectangle()
        .fill(Color.pureRed)
        .frame(width: 60, height: 4)
        .offset(x: CGFloat(selected) * 60)
        .animation(.linear(duration: 1), value: selected)
    }
  }
}

@MainActor @Suite("Idioms: tab indicators")
struct TabIndicatorIdioms {
  @Test("A matched line slides to the tab that was chosen")
  func matched() {
    let harness = Harness(size: CGSize(width: 180, height: 60)) { TabStrip() }
    harness.tap("C")
    harness.advance(by: 1.2)
    #expect(near(harness.box(.blue)?.minX, 120))
    harness.tap("A")
    harness.advance(by: 1.2)
    #expect(near(harness.box(.blue)?.minX, 0) && near(harness.box(.blue)?.width, 60))
  }

  @Test("A line with an offset slides too")
  func offset() {
    let harness = Harness(size: CGSize(width: 180, height: 80)) { OffsetStrip() }
    harness.tap("Tab 2")
    harness.advance(by: 0.5)
    #expect(near(harness.box(.red)?.minX, 60, 3))
    harness.tap("Tab 0")
    harness.advance(by: 1.2)
    #expect(near(harness.box(.red)?.minX, 0))
  }
}
