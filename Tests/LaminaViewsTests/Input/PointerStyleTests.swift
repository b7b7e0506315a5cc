import LaminaDrawing
import LaminaGeometry
import LaminaInput
import LaminaLayout
import LaminaTesting
import LaminaViews
import Testing

@MainActor @Suite("Shapes of the pointer", .timeLimit(.minutes(5)))
struct PointerStyleTests {
  private func cursor(
    _ position: FrameResizePosition, _ direction: LayoutDirection
  ) -> CursorStyle {
    let harness = Harness(size: CGSize(width: 100, height: 100)) {
      Color.red.pointerStyle(.frameResize(position: position))
        .environment(\.layoutDirection, direction)
    }
    harness.move(to: CGPoint(x: 50, y: 50))
    return harness.cursor
  }

  @Test("At the corner of a frame the pointer shows the way that the corner moves")
  func corners() {
    for position in [FrameResizePosition.topLeading, .bottomTrailing] {
      #expect(cursor(position, .leftToRight) == .resizeDiagonalDown)
      #expect(cursor(position, .rightToLeft) == .resizeDiagonalUp)
    }
    for position in [FrameResizePosition.topTrailing, .bottomLeading] {
      #expect(cursor(position, .leftToRight) == .resizeDiagonalUp)
      #expect(cursor(position, .rightToLeft) == .resizeDiagonalDown)
    }
  }

  @Test("At an edge it is the same whichever way one reads")
  func edges() {
    #expect(cursor(.leading, .leftToRight) == .resizeLeftRight)
    #expect(cursor(.leading, .rightToLeft) == .resizeLeftRight)
    #expect(cursor(.top, .rightToLeft) == .resizeUpDown)
  }
}
