import Lamina

/// A date that goes on and back by a week.
struct GoalDateStepper: View {
  @Binding var date: Date
  var range: ClosedRange<Date>

  private static let week: TimeInterval = 7 * 86_400

  var body: some View {
    HStack {
      Text("Goal Date")
      Spacer()
      Button("Week earlier", systemImage: "minus") { move(by: -Self.week) }
        .labelStyle(.iconOnly)
        .disabled(date - Self.week < range.lowerBound)
      Text(date, style: .date)
      Button("Week later", systemImage: "plus") { move(by: Self.week) }
        .labelStyle(.iconOnly)
        .disabled(date + Self.week > range.upperBound)
    }
  }

  private func move(by interval: TimeInterval) { date += interval }
}
