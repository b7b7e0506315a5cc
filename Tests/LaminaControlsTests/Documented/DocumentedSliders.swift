import Foundation
import Lamina
import LaminaTesting
import Testing

/// What the documentation promises of sliders, their steps, labels and marks.
@MainActor @Suite("Documented: sliders", .timeLimit(.minutes(5)))
struct DocumentedSlidersTests {
  private struct Speed: View {
    @State var speed = 50.0
    var step: Double?
    @State private var isEditing = false
    var body: some View {
      VStack {
        Slider(value: $speed, in: 0...100, step: step) {
          Text("Speed")
        } minimumValueLabel: {
          Text("0").accessibilityIdentifier("low")
        } maximumValueLabel: {
          Text("100").accessibilityIdentifier("high")
        } onEditingChanged: {
          isEditing = $0
        }
        Text(isEditing ? "editing" : "resting").accessibilityIdentifier("state")
      }
    }
  }

  private func shown(@ViewBuilder _ content: @escaping () -> some View) -> Harness {
    Harness(size: CGSize(width: 320, height: 120)) { content() }
  }

  private func slider(_ harness: Harness) -> SemanticElement? {
    harness.elements(role: .slider).first
  }

  private func value(_ harness: Harness) -> Double {
    slider(harness)?.semantics.number?.current ?? -1
  }

  @Test("Unless a range is given, a slider goes from 0 to 1")
  func defaults() {
    let harness = shown { Slider(value: .constant(0.3)) { Text("Speed") } }
    #expect(slider(harness)?.semantics.number?.range == 0...1)
  }

  @Test("A drag changes the value as it goes")
  func drags() {
    let harness = shown { Speed() }
    let frame = slider(harness)?.frame ?? .zero
    harness.pointerDown(at: CGPoint(x: frame.midX, y: frame.midY))
    let before = value(harness)
    harness.move(to: CGPoint(x: frame.midX + 40, y: frame.midY), holding: .primary)
    #expect(value(harness) > before)
    harness.move(to: CGPoint(x: frame.midX - 40, y: frame.midY), holding: .primary)
    #expect(value(harness) < before)
    harness.pointerUp(at: CGPoint(x: frame.midX - 40, y: frame.midY))
  }

  @Test("What hears of editing gets true when a drag begins and false when it ends")
  func edits() {
    let harness = shown { Speed() }
    let frame = slider(harness)?.frame ?? .zero
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    harness.pointerDown(at: middle)
    harness.move(to: CGPoint(x: frame.midX + 20, y: frame.midY), holding: .primary)
    #expect(harness.text(of: "state") == "editing")
    harness.pointerUp(at: CGPoint(x: frame.midX + 20, y: frame.midY))
    #expect(harness.text(of: "state") == "resting")
  }

  @Test("With a step, the values are whole steps from the lower end on")
  func steps() {
    let harness = shown { Speed(step: 5) }
    let frame = slider(harness)?.frame ?? .zero
    for way in [7.0, 23, 61, -80] {
      harness.drag(
        from: CGPoint(x: frame.midX, y: frame.midY),
        to: CGPoint(x: frame.midX + way, y: frame.midY))
      #expect(value(harness).truncatingRemainder(dividingBy: 5) == 0)
    }
  }

  @Test("A value never leaves its range, however far a drag goes")
  func range() {
    let harness = shown { Speed() }
    let frame = slider(harness)?.frame ?? .zero
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    harness.drag(from: middle, to: CGPoint(x: 2_000, y: middle.y))
    #expect(value(harness) == 100)
  }

  @Test("Labels of the ends show the range, and the label is what assistive tools read")
  func labels() {
    var seen: Set<String> = []
    func label(_ words: String) -> some View { Text(words).onAppear { seen.insert(words) } }
    let harness = shown {
      Slider(value: .constant(0.5)) {
        label("Volume")
      } minimumValueLabel: {
        label("quiet")
      } maximumValueLabel: {
        label("loud")
      }
    }
    #expect(seen == ["Volume", "quiet", "loud"])
    #expect(slider(harness)?.label == "Volume")
  }

  @Test("A slider that is disabled cannot be moved")
  func disabled() {
    let harness = shown { Speed().disabled(true) }
    let frame = slider(harness)?.frame ?? .zero
    harness.drag(
      from: CGPoint(x: frame.midX, y: frame.midY), to: CGPoint(x: frame.maxX, y: frame.midY))
    #expect(value(harness) == 50)
  }

  @Test("Marks stand where ticks say, and their labels make the slider higher")
  func ticks() {
    let marked = shown {
      Slider(value: .constant(0.5)) {
        Text("Speed")
      } ticks: {
        SliderTick(0.25)
        SliderTick("Half", 0.5)
      }
    }
    let plain = shown { Slider(value: .constant(0.5)) { Text("Speed") } }
    let heights = [marked, plain].map { slider($0)?.frame.height ?? 0 }
    #expect(heights[0] > heights[1])
    #expect(!marked.picture().hasSamePixels(as: plain.picture()))
  }

  @Test("Bounds that are enabled keep a person within a part of the range")
  func enabledBounds() throws {
    let harness = shown { Enabled() }
    try harness.find(.slider, "Speed").increment(by: 20)
    #expect(value(harness) == 70)
    try harness.find(.slider, "Speed").decrement(by: 20)
    #expect(value(harness) == 30)
  }

  private struct Enabled: View {
    @State private var speed = 50.0
    var body: some View {
      Slider(value: $speed, in: 0...100, step: 10, enabledBounds: 30...70) {
        Text("Speed")
      } tick: {
        SliderTick($0)
      }
    }
  }
}
