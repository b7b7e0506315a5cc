import Lamina
import LaminaTesting
import Testing

/// What steppers, gauges and sliders with ticks look like.
@MainActor @Suite("Pictures of values", .timeLimit(.minutes(5)))
struct ValuePictureTests {
  private struct Controls: View {
    @State private var count = 3
    private let heat = Gradient(colors: [.green, .yellow, .orange, .red])

    var body: some View {
      VStack(spacing: 14) {
        Stepper("Copies", value: $count, in: 1...9)
        Stepper("At its end", value: .constant(9), in: 1...9)
        Stepper("Size", value: .constant(12.5), step: 0.5, format: .number).disabled(true)
        HStack(spacing: 20) {
          ring.gaugeStyle(.accessoryCircular).tint(heat)
          ring.gaugeStyle(.accessoryCircularCapacity)
          Gauge(value: 0.3) {
            Text("Rain")
          } currentValueLabel: {
            Text("3")
          } minimumValueLabel: {
            Text("0")
          } maximumValueLabel: {
            Text("9")
          }
          .gaugeStyle(.accessoryCircular)
        }
        Gauge(value: 0.6) {
          Text("Battery")
        } currentValueLabel: {
          Text("60 %")
        }
        Gauge(value: 0.6) {
          Text("Heat")
        } currentValueLabel: {
          Text("6")
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text("10")
        }
        .gaugeStyle(.accessoryLinear).tint(heat)
        Gauge(value: 0.4) {
          Text("Disk")
        } currentValueLabel: {
          Text("40 GB")
        }
        .gaugeStyle(.accessoryLinearCapacity).tint(heat)
        Slider(value: .constant(0.5)) {
          Text("Share")
        } ticks: {
          SliderTick("None", 0)
          SliderTick("Half", 0.5)
          SliderTick("All", 1)
        }
        Slider(value: .constant(4.0), in: 0...10, step: 1) {
          Text("Steps")
        } tick: {
          SliderTick($0)
        }
        ProgressView(value: 0.3) {
          Text("Copying")
        } currentValueLabel: {
          Text("3 of 10")
        }
      }
      .padding(16)
    }

    private var ring: some View {
      Gauge(value: 0.6) {
        Text("°C")
      } currentValueLabel: {
        Text("60")
      }
    }
  }

  private func window(_ look: WindowLook, scale: CGFloat = 1) -> Harness {
    look.window(size: CGSize(width: 340, height: 620), scale: scale) { Controls() }
  }

  @Test("By day, by night and with more contrast", arguments: WindowLook.allCases)
  func looks(look: WindowLook) throws {
    try window(look).expectPicture("values-\(look.rawValue)", by: WindowLook.comparison)
  }

  @Test("At two pixels a point, with the keyboard on the first stepper")
  func dense() throws {
    let harness = window(.day, scale: 2)
    harness.press(.tab)
    try harness.expectPicture("values-2x", by: WindowLook.comparison)
  }

  @Test("Where words run from right to left")
  func rightToLeft() throws {
    let harness = Harness(size: CGSize(width: 340, height: 620)) {
      Controls().environment(\.layoutDirection, .rightToLeft)
    }
    try harness.expectPicture("values-right-to-left", by: WindowLook.comparison)
  }

  @Test("With text twice as large")
  func largeText() throws {
    let harness = Harness(size: CGSize(width: 560, height: 1_100)) { Controls() }
    harness.textScale = 2
    try harness.expectPicture("values-large", by: WindowLook.comparison)
  }
}
