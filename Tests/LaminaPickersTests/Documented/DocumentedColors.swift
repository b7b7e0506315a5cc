import Foundation
import Lamina
import LaminaDrawing
import LaminaPickers
import LaminaTesting
import Testing

/// What the documentation promises of pickers of colours.
@MainActor @Suite("Documented: colour pickers", .timeLimit(.minutes(5)))
struct DocumentedColorsTests {
  @Observable final class Paint {
    var color = Color(Color.Resolved(hex: 0x336699))
    var words: String { color.resolve(in: .light).description }
  }

  private func shown(_ paint: Paint, supportsOpacity: Bool = true) -> Harness {
    Harness(size: CGSize(width: 460, height: 640)) {
      VStack {
        Screen(paint: paint, supportsOpacity: supportsOpacity)
        Spacer()
      }
    }
  }

  private struct Screen: View {
    @Bindable var paint: Paint
    let supportsOpacity: Bool
    var body: some View {
      ColorPicker("Alignment Guides", selection: $paint.color, supportsOpacity: supportsOpacity)
    }
  }

  private func open(_ harness: Harness) {
    harness.tap("Alignment Guides")
    harness.advance(by: 1)
  }

  @Test("A colour picker shows a well with the selected colour, named by its label")
  func well() throws {
    let well = try shown(Paint()).find(.colorWell, "Alignment Guides").element()
    #expect(well.value?.hasSuffix("#336699") == true)
  }

  @Test("A press on the well opens a panel with more ways to choose a colour")
  func panel() {
    let harness = shown(Paint())
    #expect(harness.elements(role: .slider).isEmpty)
    open(harness)
    #expect(harness.exists("Hue") && harness.exists("Hex"))
  }

  @Test("What is chosen in the panel is written to the selection")
  func writes() {
    let paint = Paint()
    let harness = shown(paint)
    open(harness)
    harness.tap("White")
    #expect(paint.words == "#FFFFFFFF")
  }

  @Test("Opacity can be chosen unless the picker does not support it")
  func opacity() throws {
    let paint = Paint()
    let harness = shown(paint)
    open(harness)
    try harness.find(.slider, "Opacity").decrement(by: 50)
    #expect(paint.words.hasPrefix("#336699") && !paint.words.hasSuffix("FF"))
    let opaque = shown(Paint(), supportsOpacity: false)
    open(opaque)
    #expect(!opaque.exists("Opacity"))
  }

  @Test("The well follows its selection when the program changes that")
  func follows() {
    let paint = Paint()
    let harness = shown(paint)
    paint.color = Color(Color.Resolved(hex: 0x00FF00))
    harness.settle()
    #expect(harness.elements(role: .colorWell).first?.value?.hasSuffix("#00FF00") == true)
  }

  @Test("The label may be any view")
  func label() {
    let harness = Harness(size: CGSize(width: 300, height: 60)) {
      ColorPicker(selection: .constant(.red)) { Label("Ink", systemImage: "pencil") }
    }
    #expect(harness.find(.colorWell, "Ink").exists)
  }
}
