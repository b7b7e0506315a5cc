import LaminaGeometry
import LaminaTesting
import Testing

/// Frames whose bounds contradict each other.
@Suite struct IdealFrameTests {
  private func width<V: View>(_ view: V) -> CGFloat? {
    Harness(size: CGSize(width: 200, height: 100)) {
      view.accessibilityElement().accessibilityIdentifier("frame")
    }
    .frame(of: "frame")?.width
  }

  @Test("an ideal length wins over a smaller maximum, and a minimum over both")
  func ideal() {
    #expect(width(Color.red.frame(idealWidth: 30, maxWidth: 20).fixedSize()) == 30)
    #expect(width(Color.red.frame(idealWidth: 30, maxWidth: 20)) == 30)
    #expect(width(Color.red.frame(minWidth: 50, idealWidth: 30, maxWidth: 20).fixedSize()) == 50)
    #expect(width(Color.red.frame(idealWidth: 30, maxWidth: 90).fixedSize()) == 30)
  }

  @Test("angles are animated in a unit as fine as a point")
  func angle() {
    var angle = Angle.degrees(90)
    #expect(angle.animatableData == .pi / 2 * 128)
    angle.animatableData *= 2
    #expect(angle == .degrees(180))
  }
}
