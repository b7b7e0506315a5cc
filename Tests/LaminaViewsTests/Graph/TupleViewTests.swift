import LaminaGeometry
import LaminaTesting
import LaminaViews
import Testing

/// Views in a tuple, as code made by hand passes them on.
@Suite struct TupleViewTests {
  @Test("the views of a tuple stand as if each were written there")
  func arranged() {
    let harness = Harness(size: CGSize(width: 100, height: 100)) {
      VStack(spacing: 0) {
        TupleView(
          (
            Color.red.frame(height: 10).accessibilityIdentifier("above"),
            Color.blue.frame(height: 20).accessibilityIdentifier("below")
          ))
      }
    }
    #expect(harness.frame(of: "above") == CGRect(x: 0, y: 35, width: 100, height: 10))
    #expect(harness.frame(of: "below") == CGRect(x: 0, y: 45, width: 100, height: 20))
  }

  @Test("a tuple view gives its tuple back")
  func value() {
    let (first, second) = TupleView((Text("One"), Text("Two"))).value
    #expect(first == Text("One") && second == Text("Two"))
  }
}
