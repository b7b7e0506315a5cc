import Lamina
import LaminaTesting
import Testing

/// What is presented from a view whose language is read from the right.
@MainActor
struct PresentedDirectionTests {
  private struct Screen: View {
    @State var isShown = false
    var direction = LayoutDirection.rightToLeft

    var body: some View {
      Button("Show") { isShown = true }
        .sheet(isPresented: $isShown) {
          HStack {
            Text("First")
            Text("Second")
          }
        }
        .environment(\.layoutDirection, direction)
    }
  }

  @Test(
    "A sheet is laid out in the direction of the view that presents it, whatever the window's is")
  func sheet() throws {
    for (direction, isTurned) in [(LayoutDirection.rightToLeft, true), (.leftToRight, false)] {
      let harness = Harness(size: CGSize(width: 400, height: 300)) { Screen(direction: direction) }
      harness.tap("Show")
      harness.advance(by: 1)
      let (first, second) = (
        try #require(harness.frame(of: "First")), try #require(harness.frame(of: "Second"))
      )
      #expect((first.minX > second.minX) == isTurned)
    }
  }
}
