import LaminaDrawing
import LaminaGeometry
import LaminaTesting
import LaminaViews
import Testing

/// How a window looks that has not the focus.
@Suite("Windows that are not in use")
struct InactiveWindowTests {
  private struct Words: View {
    @Environment(\.controlActiveState) private var state
    @Environment(\.appearsActive) private var isActive
    var body: some View { Text(isActive ? "active" : "inactive, \(state == .inactive)") }
  }

  @Test("Views hear of it")
  func environment() {
    let harness = Harness(size: CGSize(width: 200, height: 100)) { Words() }
    #expect(harness.exists("active"))
    harness.setWindowFocus(false)
    #expect(harness.exists("inactive, true"))
    harness.setWindowFocus(true)
    #expect(harness.exists("active"))
  }

  /// How much blue there is more than red in a picture, summed over its pixels.
  private func colour(_ picture: Bitmap) -> Int {
    var sum = 0
    for y in 0..<picture.size.height {
      for x in 0..<picture.size.width {
        let pixel = picture.pixel(x: x, y: y)
        sum += abs(Int(pixel & 255) - Int(pixel >> 16 & 255))
      }
    }
    return sum
  }

  @Test("Accents, rings and selected rows are grey, and come back")
  func greys() {
    struct Controls: View {
      @State private var isOn = true
      @State private var value = 0.7
      @State private var row: Int? = 1
      var body: some View {
        VStack {
          Button("Go") {}.buttonStyle(.borderedProminent)
          Toggle("On", isOn: $isOn)
          Slider(value: $value)
          List(0..<3, id: \.self, selection: $row) { Text("row \($0)") }
        }
      }
    }
    let harness = Harness(size: CGSize(width: 200, height: 300)) { Controls() }
    harness.tap("row 1")
    let before = harness.picture()
    #expect(colour(before) > 10_000)
    harness.setWindowFocus(false)
    #expect(colour(harness.picture()) < colour(before) / 5)
    harness.setWindowFocus(true)
    #expect(colour(harness.picture()) == colour(before))
  }

  @Test("What has no accent is not evaluated again")
  func work() {
    let harness = Harness(size: CGSize(width: 200, height: 100)) { Text("still") }
    harness.resetCounters()
    harness.setWindowFocus(false)
    #expect(harness.counters.total == 0)
  }
}
