import Lamina
import LaminaTesting
import Testing

@Observable private final class EventModel {
  var title = ""
  var isAllDay = false
  var start = Date(timeIntervalSinceReferenceDate: 800_000_000)
  var end = Date(timeIntervalSinceReferenceDate: 800_003_600)
  var repeats = Repetition.never
  var calendar = "Home"
  var notes = ""
  var saved: String?

  enum Repetition: String, CaseIterable, Identifiable {
    case never, daily, weekly, yearly
    var id: Self { self }
  }

  var problem: String? {
    if title.trimmingCharacters(in: .whitespaces).isEmpty { return "An event needs a title." }
    return end < start ? "It ends before it begins." : nil
  }

  func save() {
    saved = "\(title), \(repeats.rawValue), \(calendar)" + (isAllDay ? ", all day" : "")
  }
}

/// An event of a calendar, as a sheet asks for it.
private struct EventForm: View {
  @Bindable var model: EventModel

  var body: some View {
    Form {
      Section {
        TextField("Title", text: $model.title)
        Picker("Calendar", selection: $model.calendar) {
          ForEach(["Home", "Work"], id: \.self) { Text($0) }
        }
      }
      Section("Time") {
        Toggle("All day", isOn: $model.isAllDay)
        DatePicker("Starts", selection: $model.start, displayedComponents: components)
        DatePicker("Ends", selection: $model.end, displayedComponents: components)
        Picker("Repeats", selection: $model.repeats) {
          ForEach(EventModel.Repetition.allCases) { Text($0.rawValue.capitalized).tag($0) }
        }
        .pickerStyle(.segmented)
      }
      Section("Notes") {
        TextEditor(text: $model.notes).frame(height: 60).accessibilityLabel("Notes")
      }
      if let problem = model.problem {
        Label(problem, systemImage: "exclamationmark.triangle").foregroundStyle(.red)
      }
      Button("Add", action: model.save).disabled(model.problem != nil)
    }
    .formStyle(.grouped)
  }

  private var components: DatePickerComponents {
    model.isAllDay ? .date : [.date, .hourAndMinute]
  }
}

@MainActor @Suite("Forms: an event", .timeLimit(.minutes(5)))
struct EventFormIdioms {
  private let model = EventModel()

  private func harness(width: CGFloat = 480) -> Harness {
    let model = model
    return Harness(size: CGSize(width: width, height: 680)) {
      EventForm(model: model)
        .environment(\.timeZone, TimeZone(secondsFromGMT: 0) ?? .current)
        .environment(\.locale, Locale(identifier: "en_GB"))
    }
  }

  @Test("By mouse: what is missing is said, and then it can be added", arguments: [480, 1_400])
  func mouse(width: CGFloat) {
    let harness = harness(width: width)
    #expect(harness.exists("An event needs a title."))
    #expect(harness.element("Add")?.semantics.isEnabled == false)
    harness.find(.textField, "Title").elements.first.map {
      harness.tap(at: CGPoint(x: $0.frame.midX, y: $0.frame.midY))
    }
    harness.type("Tea")
    harness.tap("Calendar")
    harness.tap("Work")
    harness.tap("All day")
    harness.tap("Weekly")
    harness.tap("Add")
    #expect(model.saved == "Tea, weekly, Work, all day")
  }

  @Test("An end before the start is said at once")
  func order() {
    let harness = harness()
    model.title = "Tea"
    model.end = model.start.addingTimeInterval(-60)
    harness.settle()
    #expect(harness.exists("It ends before it begins."))
    model.end = model.start
    harness.settle()
    #expect(harness.element("Add")?.semantics.isEnabled == true)
  }

  @Test("By keyboard alone")
  func keyboard() {
    let harness = harness()
    harness.press(.tab)
    harness.type("Tea")
    harness.press(.tab)
    harness.press(.tab)
    harness.press(.space)
    #expect(model.isAllDay)
    let before = model.start
    harness.press(.tab)
    harness.press(.upArrow)
    #expect(model.start != before)
    #expect(harness.element("Add")?.semantics.isEnabled == (model.problem == nil))
  }
}
