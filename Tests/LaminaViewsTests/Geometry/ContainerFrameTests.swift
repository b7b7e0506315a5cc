import LaminaGeometry
import LaminaTesting
import LaminaViews
import Testing

@Suite struct ContainerFrameTests {
  @Test("a view is as wide as what is seen of the scroll view around, or a part of it")
  func scrollView() {
    let harness = Harness(size: CGSize(width: 120, height: 50)) {
      ScrollView(.horizontal) {
        HStack(spacing: 10) {
          Color.red.containerRelativeFrame(.horizontal).accessibilityIdentifier("all")
          Color.red.containerRelativeFrame(.horizontal, count: 3, spacing: 10)
            .accessibilityIdentifier("third")
          Color.red.containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 10)
            .accessibilityIdentifier("two thirds")
          Color.red.containerRelativeFrame([.horizontal, .vertical]) { length, axis in
            axis == .horizontal ? length / 4 : length / 2
          }
          .accessibilityIdentifier("quarter")
        }
      }
      .frame(width: 110)
    }
    #expect(harness.frame(of: "all")?.width == 110)
    #expect(harness.frame(of: "third")?.width == 30)
    #expect(harness.frame(of: "two thirds")?.width == 70)
    #expect(harness.frame(of: "quarter")?.size == CGSize(width: 27.5, height: 25))
  }

  @Test("without a scroll view the window is the container, and its size is followed")
  func window() {
    let harness = Harness(size: CGSize(width: 120, height: 50)) {
      VStack {
        Color.red.containerRelativeFrame(.horizontal) { length, _ in length / 2 }
          .accessibilityIdentifier("half")
      }
      .padding(20)
    }
    #expect(harness.frame(of: "half") == CGRect(x: 30, y: 20, width: 60, height: 10))
    harness.resize(to: CGSize(width: 160, height: 50))
    #expect(harness.frame(of: "half") == CGRect(x: 40, y: 20, width: 80, height: 10))
  }
}
