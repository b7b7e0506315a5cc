import Lamina
import LaminaDrawing
import LaminaTesting
import Testing

/// Sliders with ticks, and the order of their arguments.
@MainActor @Suite("Ticks of sliders", .timeLimit(.minutes(5)))
struct SliderTickTests {
  private struct Ticked: View {
    @State private var value = 0.5
    var body: some View {
      Slider(value: $value) {
        Text("Share")
      } currentValueLabel: {
        Text("half")
      } ticks: {
        SliderTickContentForEach([0.25, 0.5, 0.75], id: \.self) { value in
          SliderTick(value) { Text("\(Int(value * 100))") }
        }
        SliderTick("All", 1)
      }
    }
  }

  @Test("Ticks stand below the line with their labels, and the slider is called what it was")
  func ticks() {
    let harness = Harness(size: CGSize(width: 300, height: 80)) { Ticked() }
    let plain = Harness(size: CGSize(width: 300, height: 80)) {
      Slider(value: .constant(0.5)) { Text("Share") }
    }
    #expect(harness.element("Share")?.semantics.role == .slider)
    let (height, before) = (harness.frame(of: "Share")?.height, plain.frame(of: "Share")?.height)
    #expect((height ?? 0) > (before ?? 0))
  }

  @Test("Steps have the marks that are asked for, where they can be told apart")
  func steps() {
    func picture(step: Double, isMarked: Bool) -> Bitmap {
      Harness(size: CGSize(width: 220, height: 40)) {
        if isMarked {
          Slider(value: .constant(5.0), in: 0...10, step: step) {
            EmptyView()
          } tick: {
            SliderTick($0)
          }
        } else {
          Slider(value: .constant(5.0), in: 0...10, step: step) { EmptyView() }
        }
      }.picture()
    }
    #expect(!picture(step: 1, isMarked: true).hasSamePixels(as: picture(step: 1, isMarked: false)))
    #expect(
      picture(step: 0.1, isMarked: true).hasSamePixels(as: picture(step: 0.1, isMarked: false)))
  }

  private struct Bounded: View {
    @State var value = 50.0
    var body: some View {
      Slider(value: $value, in: 0...100, step: 10, enabledBounds: 20...70) {
        Text("Bounded")
      } tick: { value in
        value == 0 || value == 100 ? SliderTick(value) : nil
      }
    }
  }

  @Test("A part of the range that is not enabled cannot be reached")
  func enabledBounds() {
    let harness = Harness(size: CGSize(width: 300, height: 60)) { Bounded() }
    harness.press(.tab)
    harness.press(.end)
    #expect(harness.element("Bounded")?.semantics.value == "70")
    harness.press(.home)
    #expect(harness.element("Bounded")?.semantics.value == "20")
  }

  @Test("What is filled begins at the neutral value")
  func neutral() {
    let harness = Harness(size: CGSize(width: 200, height: 40)) {
      Slider(value: .constant(0.5), neutralValue: 0.5) {
        EmptyView()
      } ticks: {
      }
    }
    let plain = Harness(size: CGSize(width: 200, height: 40)) { Slider(value: .constant(0.5)) }
    #expect(!harness.picture().hasSamePixels(as: plain.picture()))
  }

  private struct Edited: View {
    @State private var value = 0.0
    @State private var edits = 0
    var body: some View {
      VStack {
        Slider(value: $value, in: 0...10, step: 1) {
          Text("Volume")
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text("10")
        } onEditingChanged: { _ in
          edits += 1
        }
        Text("\(edits)").accessibilityIdentifier("edits")
      }
    }
  }

  @Test("Labels first, then what is done at the ends of edits: SwiftUI's order")
  func order() {
    let harness = Harness(size: CGSize(width: 300, height: 80)) { Edited() }
    harness.press(.tab)
    harness.press(.rightArrow)
    #expect(harness.text(of: "edits") == "2")
  }

  @Test("A few steps have marks by themselves, many have none, and neither have those that say so")
  func fewSteps() {
    func picture(step: Double?) -> Bitmap {
      Harness(size: CGSize(width: 220, height: 40)) {
        Slider(value: .constant(5.0), in: 0...10, step: step)
      }.picture()
    }
    let unmarked = Harness(size: CGSize(width: 220, height: 40)) {
      Slider(value: .constant(5.0), in: 0...10, step: 2.5) {
        EmptyView()
      } tick: { _ in
        nil
      }
    }
    let plain = picture(step: nil)
    #expect(!picture(step: 2.5).hasSamePixels(as: plain))
    #expect(picture(step: 1).hasSamePixels(as: plain))
    #expect(unmarked.picture().hasSamePixels(as: plain))
  }
}
