import Lamina
import LaminaTesting
import Testing

private struct SegmentedControl: View {
  let titles: [String]
  @Binding var selection: Int

  var body: some View {
    GeometryReader { geometry in
      let width = geometry.size.width / CGFloat(titles.count)
      ZStack(alignment: .leading) {
        Capsule().fill(Color.pureGreen).frame(width: width)
          .offset(x: width * CGFloat(selection))
        HStack(spacing: 0) {
          ForEach(titles.indices, id: \.self) { index in
            Text(titles[index])
              .frame(width: width, height: geometry.size.height)
              .onTapGesture { selection = index }
          }
        }
      }
    }
    .frame(height: 30)
    .animation(.linear(duration: 1), value: selection)
  }
}

private struct SegmentScreen: View {
  @State private var selection = 0
  var body: some View {
    SegmentedControl(titles: ["Day", "Week", "Year"], selection: $selection)
  }
}

@MainActor @Suite("Idioms: segments")
struct SegmentIdioms {
  @Test("The marked segment slides")
  func slide() {
    let harness = Harness(size: CGSize(width: 180, height: 40)) { SegmentScreen() }
    harness.tap("Year")
    harness.advance(by: 0.5)
    #expect(near(harness.box(.green)?.minX, 60, 3))
    harness.advance(by: 0.6)
    #expect(near(harness.box(.green)?.minX, 120))
  }
}
