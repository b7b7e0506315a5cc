import LaminaGeometry
import LaminaTesting
import LaminaText
import LaminaViews
import Observation
import Testing

/// Lazy containers that nothing offers a breadth: they are as broad as their broadest row.
@Suite struct RowBreadthTests {
  @Observable final class Model {
    var lengths: [CGFloat]
    init(_ lengths: [CGFloat]) { self.lengths = lengths }
  }

  /// Rows as broad as they are long, beside each other in a window of 120 x 90.
  private struct Page: View {
    let model: Model
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(model.lengths, id: \.self) { Color.red.frame(width: $0, height: $0) }
        }
        .accessibilityIdentifier("rows").fixedSize()
      }
    }
  }

  private func show(_ model: Model) -> Harness { show(Page(model: model)) }

  private func show(_ view: some View) -> Harness {
    Harness(size: CGSize(width: 120, height: 90)) { view }
  }

  private func breadth(_ harness: Harness) -> CGFloat? { harness.frame(of: "rows")?.width }

  @Test("a row out of sight counts, whatever was in sight before")
  func outOfSight() {
    let harness = show(Model([50, 60, 80, 70, 110]))
    #expect(breadth(harness) == 110)
    harness.scroll(down: 1_000)
    #expect(breadth(harness) == 110)
  }

  @Test("a row that is gone counts no longer")
  func removed() {
    let model = Model([50, 60, 80, 70, 110])
    let harness = show(model)
    model.lengths.removeLast()
    harness.settle()
    #expect(breadth(harness) == 80)
  }

  @Test(
    "how broad and how long they are do not change each other without end", arguments: [2, 100])
  func settles(count: Int) {
    let harness = Harness(size: CGSize(width: 120, height: 90)) {
      VStack {
        Color.blue
        ScrollView {
          LazyVStack(spacing: 0) {
            // As long as it is broad; the others are as broad as they like.
            Image(systemName: "star.fill").resizable().scaledToFit()
            ForEach(1..<count, id: \.self) { _ in TextEditor(text: .constant("")) }
          }
        }
        .fixedSize()
        Image(systemName: "star.fill").resizable().scaledToFit()
      }
      .safeAreaInset(edge: .top) { Color.green.frame(height: 6) }
      .fixedSize()
    }
    for _ in 0..<10 { harness.advance(by: 0.02) }
    #expect(harness.diagnostics.isEmpty)
  }

  @Test("how far other views stay from a scroll view does not go by the rows that were made")
  func spacing() {
    let harness = Harness(size: CGSize(width: 96, height: 28)) {
      VStack {
        Color.red
        ScrollView { LazyVStack { Spacer().blur(radius: 0.5) } }.scrollIndicators(.hidden)
        Toggle("word", isOn: .constant(true))
          .containerRelativeFrame(.horizontal) { length, _ in length / 5 }
      }
      .safeAreaInset(edge: .top) { Color.blue.frame(height: 6) }
    }
    #expect(harness.diagnostics.isEmpty)
  }

  /// Two rows or three in a shape beside a bar, or below it where there is no room.
  private struct Choice: View {
    let model: Model
    var body: some View {
      ViewThatFits {
        HStack { parts }
        VStack { parts }
      }
    }
    @ViewBuilder private var parts: some View {
      Color.red.frame(width: 15)
      ScrollView {
        LazyVStack(spacing: 3) {
          ForEach(model.lengths, id: \.self) { Color.green.frame(idealWidth: 40, maxHeight: $0) }
        }
      }
      .scrollIndicators(.hidden).aspectRatio(0.7, contentMode: .fit)
      .accessibilityIdentifier("rows")
    }
  }

  @Test("which of several views fits does not go by the rows that were seen")
  func candidates() {
    let model = Model([10, 9])
    let harness = show(Choice(model: model))
    model.lengths = [10, 11, 9]
    harness.settle()
    let fresh = show(Choice(model: model))
    #expect(harness.frame(of: "rows") == fresh.frame(of: "rows"))
    #expect(fresh.frame(of: "rows")?.minY == 0)
  }
}

/// Lazy containers as enclosing views align them.
@Suite struct RowGuideTests {
  @Test("which rows are in sight moves nothing around a lazy container that scrolls")
  func baseline() {
    let harness = Harness(size: CGSize(width: 200, height: 100)) {
      HStack(alignment: .firstTextBaseline) {
        ScrollView(.horizontal) {
          LazyHStack {
            ForEach(0..<20, id: \.self) {
              Text("\($0)").font(.system(size: 8 + CGFloat($0) * 2)).frame(width: 60)
            }
          }
          .accessibilityIdentifier("rows")
        }
        Text("beside").accessibilityIdentifier("beside")
      }
    }
    let before = harness.frame(of: "beside")
    harness.scroll(by: CGSize(width: 700, height: 0))
    #expect(harness.frame(of: "beside") == before)
  }
}
