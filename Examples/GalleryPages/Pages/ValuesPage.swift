import Lamina

/// Values: what is stepped, shown on a scale, chosen from a calendar or mixed.
struct ValuesPage: View {
  var body: some View {
    PageScaffold(.values) {
      Sample("Steppers", "Held down, they go on faster and faster; arrow keys do the same.") {
        Steppers()
      }
      Sample("Gauges", "Where a value lies within its range.") { Gauges() }
      Sample("Dates in fields", "Typed part by part, or chosen from the calendar below.") {
        DateFields()
      }
      Sample("A month", "Arrow keys go by days and weeks, pages by months.") { Months() }
      Sample("Colours", "A well opens the panel that mixes its colour.") { Colours() }
      Sample("Ticks and time", "A slider with marks, and a line that empties.") { Scales() }
    }
  }
}

/// The day of the page, so that it looks the same every day.
private let someDay = Date(timeIntervalSinceReferenceDate: 817_570_800)

private struct Steppers: View {
  @State private var copies = 3
  @State private var size = 12.5

  var body: some View {
    VStack(spacing: 14) {
      Stepper("Copies: \(copies)", value: $copies, in: 1...99)
      Stepper("Size in points", value: $size, in: 8...72, step: 0.5, format: .number)
      Stepper("At its end", value: .constant(10), in: 0...10)
      Stepper("Not to be changed", value: .constant(1)).disabled(true)
    }
    .textFrame(maxWidth: 320)
  }
}

private struct Gauges: View {
  @State private var value = 0.62
  private let heat = Gradient(colors: [.green, .yellow, .orange, .red])

  var body: some View {
    VStack(alignment: .leading, spacing: 18) {
      TextRow(spacing: 24) {
        ring.gaugeStyle(.accessoryCircular).tint(heat)
        ring.gaugeStyle(.accessoryCircularCapacity)
        VStack(spacing: 14) {
          Gauge(value: value) {
            Text("Battery")
          } currentValueLabel: {
            Text("\(percent) %")
          }
          Gauge(value: value, in: 0...1) {
            Text("Heat")
          } currentValueLabel: {
            Text("\(percent)°")
          } minimumValueLabel: {
            Text("0°")
          } maximumValueLabel: {
            Text("100°")
          }
          .gaugeStyle(.accessoryLinear).tint(heat)
        }
        .textFrame(maxWidth: 260)
      }
      Slider(value: $value) { Text("Value") }.frame(maxWidth: 320)
    }
  }

  private var percent: Int { Int((value * 100).rounded()) }

  private var ring: some View {
    Gauge(value: value) {
      Text("Heat")
    } currentValueLabel: {
      Text("\(percent)")
    }
  }
}

private struct DateFields: View {
  @State private var date = someDay

  var body: some View {
    VStack(spacing: 14) {
      DatePicker("Departure", selection: $date)
      DatePicker("Day", selection: $date, displayedComponents: .date).datePickerStyle(.field)
      DatePicker("Time", selection: $date, displayedComponents: .hourAndMinute)
        .datePickerStyle(.stepperField)
      DatePicker("Not to be changed", selection: $date, displayedComponents: .date).disabled(true)
    }
    .textFrame(maxWidth: 420)
  }
}

private struct Months: View {
  @State private var date = someDay
  @State private var days: Set<DateComponents> = [
    DateComponents(year: 2026, month: 11, day: 9), DateComponents(year: 2026, month: 11, day: 18),
  ]

  var body: some View {
    TextRow(alignment: .top, spacing: 40) {
      DatePicker("Day", selection: $date, in: someDay.addingTimeInterval(-2_000_000)...)
        .datePickerStyle(.graphical)
      MultiDatePicker("Days off", selection: $days)
    }
    .labelsHidden()
  }
}

private struct Colours: View {
  @State private var ground = Color(red: 0.12, green: 0.4, blue: 0.86)
  @State private var veil = Color(red: 0.9, green: 0.3, blue: 0.1, opacity: 0.5)

  var body: some View {
    VStack(spacing: 14) {
      ColorPicker("Ground", selection: $ground, supportsOpacity: false)
      ColorPicker("Veil", selection: $veil)
      RoundedRectangle(cornerRadius: 8).fill(ground)
        .overlay { RoundedRectangle(cornerRadius: 8).fill(veil).padding(16) }
        .frame(height: 80).accessibilityHidden(true)
    }
    .textFrame(maxWidth: 320)
  }
}

private struct Scales: View {
  @State private var start = Date.now
  @State private var share = 0.5
  @State private var copies = 4.0

  var body: some View {
    VStack(alignment: .leading, spacing: 18) {
      Slider(value: $share) {
        Text("Share")
      } ticks: {
        SliderTick("None", 0)
        SliderTick("Half", 0.5)
        SliderTick("All", 1)
      }
      Slider(value: $copies, in: 0...10, step: 1) {
        Text("Steps")
      } tick: {
        SliderTick($0)
      }
      ProgressView(timerInterval: start...start.addingTimeInterval(180)) { Text("Tea") }
    }
    .frame(maxWidth: 420)
  }
}
