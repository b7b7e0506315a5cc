import LaminaGeometry
import LaminaTesting
import LaminaViews
import Testing

/// Gestures whose type is not said.
@MainActor @Suite struct AnyGestureTests {
  final class Notes { var lines: [String] = [] }

  @Test("One of two gestures is recognised, whichever is chosen")
  func chosen() {
    func lines(_ taps: Bool) -> [String] {
      let notes = Notes()
      let gesture: AnyGesture<Void> =
        taps
        ? AnyGesture(TapGesture())
        : AnyGesture(DragGesture(minimumDistance: 5).map { _ in () })
      let harness = Harness(size: CGSize(width: 100, height: 100)) {
        Color.red.accessibilityIdentifier("red")
          .gesture(gesture.onEnded { notes.lines.append("ended") })
      }
      harness.tap("red")
      return notes.lines
    }
    #expect(lines(true) == ["ended"])
    #expect(lines(false).isEmpty)
  }
}
