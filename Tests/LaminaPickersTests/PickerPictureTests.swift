import Foundation
import Lamina
import LaminaPickers
import LaminaTesting
import Testing

/// What pickers of dates and colours look like.
@MainActor @Suite("Pictures of pickers", .timeLimit(.minutes(5)))
struct PickerPictureTests {
  private struct Dates: View {
    @State private var date = DateRules.utc.date("2026-11-28 09:30")
    var locale = "en_GB"
    var calendar = Calendar.utc(.gregorian)

    var body: some View {
      VStack(spacing: 14) {
        DatePicker("Departure", selection: $date)
        DatePicker("Day", selection: $date, displayedComponents: .date).datePickerStyle(.field)
        DatePicker("Time", selection: $date, displayedComponents: .hourAndMinute)
          .datePickerStyle(.stepperField)
        DatePicker("Off", selection: $date, displayedComponents: .date).disabled(true)
        HStack(alignment: .top, spacing: 24) {
          DatePicker(
            "Month", selection: $date, in: DateRules.utc.date("2026-11-08 00:00")...
          )
          .datePickerStyle(.graphical)
          DatePicker("Wheel", selection: $date, displayedComponents: .date)
            .datePickerStyle(.wheel)
        }
        .labelsHidden()
        ColorPicker("Ground", selection: .constant(.orange))
        ColorPicker("Veil", selection: .constant(Color.blue.opacity(0.4)))
      }
      .padding(16)
      .place(locale, calendar)
    }
  }

  private func window(
    _ look: WindowLook, scale: CGFloat = 1, clock: ManualClock? = nil
  ) -> Harness {
    let today = ManualClock(date: DateRules.utc.date("2026-11-20 12:00"))
    var environment = EnvironmentValues()
    environment.systemAppearance = look.system
    return Harness(
      size: CGSize(width: 560, height: 640), scale: scale, clock: today, environment: environment
    ) { Dates() }
  }

  @Test("Dates by day, by night and with more contrast", arguments: WindowLook.allCases)
  func dates(look: WindowLook) throws {
    try window(look).expectPicture("dates-\(look.rawValue)", by: WindowLook.comparison)
  }

  @Test("At two pixels a point, with the keyboard on the month")
  func dense() throws {
    let harness = window(.day, scale: 2)
    harness.tap("Month")
    try harness.expectPicture("dates-2x", by: WindowLook.comparison)
  }

  @Test("Where words run from right to left, in Arabic")
  func rightToLeft() throws {
    let today = ManualClock(date: DateRules.utc.date("2026-11-20 12:00"))
    let harness = Harness(size: CGSize(width: 560, height: 640), clock: today) {
      Dates(locale: "ar_EG", calendar: .utc(.islamicUmmAlQura))
        .environment(\.layoutDirection, .rightToLeft)
    }
    try harness.expectPicture("dates-right-to-left", by: WindowLook.comparison)
  }

  @Test("With text twice as large")
  func largeText() throws {
    let harness = Harness(size: CGSize(width: 1_000, height: 1_150)) { Dates() }
    harness.textScale = 2
    try harness.expectPicture("dates-large", by: WindowLook.comparison)
  }

  @Test("A calendar below its field")
  func popover() throws {
    let harness = Harness(size: CGSize(width: 420, height: 380)) {
      VStack {
        DatePicker(
          "Day", selection: .constant(DateRules.utc.date("2026-11-28 09:30")),
          displayedComponents: .date)
        Spacer()
      }
      .padding().place("de_DE")
    }
    harness.press(.tab)
    for _ in 0..<3 { harness.press(.tab) }
    harness.press(.space)
    harness.advance(by: 1)
    try harness.expectPicture("calendar", by: WindowLook.comparison)
  }

  @Test("The panel of a colour, by day and by night", arguments: [WindowLook.day, .night])
  func panel(look: WindowLook) throws {
    RecentColors.removeAll()
    let harness = look.window(size: CGSize(width: 420, height: 480), scale: 1) {
      VStack {
        ColorPicker(
          "Ground", selection: .constant(Color(red: 0.2, green: 0.5, blue: 0.8, opacity: 0.7)))
        Spacer()
      }
      .padding()
    }
    harness.tap("Ground")
    harness.advance(by: 1)
    try harness.expectPicture("panel-\(look.rawValue)", by: WindowLook.comparison)
  }
}
