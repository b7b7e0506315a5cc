import LaminaGeometry
import LaminaTesting
import LaminaViews
import Testing

/// Bars of progress in windows that are in use, and in others.
@MainActor @Suite("Bars of progress in a window")
struct InactiveProgressTests {
  @Test("Are grey while another window is in use")
  func grey() {
    let harness = Harness(size: CGSize(width: 200, height: 40), scale: 1) {
      ProgressView(value: 0.5)
    }
    func isGrey() -> Bool {
      let color = harness.picture().pixel(x: 30, y: 20)
      let parts = [color & 0xFF, color >> 8 & 0xFF, color >> 16 & 0xFF].map { Int($0) }
      return (parts.max() ?? 0) - (parts.min() ?? 0) < 40
    }
    #expect(!isGrey())
    harness.setWindowFocus(false)
    harness.advance(by: 1)
    #expect(isGrey())
    harness.setWindowFocus(true)
    harness.advance(by: 1)
    #expect(!isGrey())
  }
}
