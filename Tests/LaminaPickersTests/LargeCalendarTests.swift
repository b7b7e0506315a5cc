import Foundation
import Lamina
import LaminaPickers
import LaminaTesting
import Testing

/// Calendars where there is little room: narrow windows, large text.
@MainActor @Suite("Calendars at 200 %", .timeLimit(.minutes(5)))
struct LargeCalendarTests {
  private let rules = DateRules.utc

  private func days(_ harness: Harness) -> [CGRect] { harness.elements(role: .cell).map(\.frame) }

  private func form(width: CGFloat, scale: CGFloat) -> Harness {
    let date = rules.date("2026-11-28 09:30")
    let harness = Harness(size: CGSize(width: width, height: 900)) {
      Form {
        DatePicker("Day of departure", selection: .constant(date), displayedComponents: .date)
          .datePickerStyle(.graphical)
      }
      .place("en_GB")
    }
    harness.textScale = scale
    return harness
  }

  @Test("All days are seen, none over another", arguments: [360, 420, 480, 900])
  func days(width: CGFloat) {
    for scale in [1.0, 2.0] {
      let frames = days(form(width: width, scale: scale))
      #expect(frames.count == 30)
      #expect(frames.allSatisfy { $0.minX >= 0 && $0.maxX <= width }, "\(width) \(scale)")
      for (one, next) in zip(frames, frames.dropFirst()) where one.midY == next.midY {
        #expect(one.maxX <= next.minX + 0.5)
      }
    }
  }

  @Test(
    "Where there is room days are as large as the text wants them, and the label is beside them")
  func room() throws {
    let harness = form(width: 900, scale: 2)
    let day = try #require(days(harness).first)
    #expect(day.width == 64 && day.height == 64)
    let label = try #require(harness.frame(of: "Day of departure"))
    #expect(label.maxX < day.minX || label.maxX < (days(harness).map(\.minX).min() ?? 0))
  }

  @Test("Where there is not, the label stands above the calendar in one line")
  func tight() throws {
    let harness = form(width: 480, scale: 2)
    let label = try #require(harness.frame(of: "Day of departure"))
    let calendar = days(harness).reduce(CGRect.null) { $0.union($1) }
    #expect(label.maxY <= calendar.minY && label.height < 60)
  }
}
