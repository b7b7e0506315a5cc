import Lamina

/// Layouts: compositions of values in rectangles that one moves and resizes.
struct LayoutsPage: View {
  private let demos = LayoutDemo.all

  var body: some View {
    PageScaffold(.layouts) {
      VStack(spacing: 12) {
        ForEach(0..<demos.count / 2, id: \.self) { row in
          HStack(alignment: .top, spacing: 12) {
            BenchCard(demos[2 * row])
            BenchCard(demos[2 * row + 1])
          }
        }
      }
    }
  }
}

private struct BenchCard: View {
  let demo: LayoutDemo

  init(_ demo: LayoutDemo) { self.demo = demo }

  var body: some View {
    LayoutBench(demo)
      .padding(10)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(.background, in: outline)
      .overlay(outline.strokeBorder(Color(role: .separator)))
  }

  private var outline: RoundedRectangle {
    RoundedRectangle(cornerRadius: PageMetrics.cornerRadius)
  }
}
