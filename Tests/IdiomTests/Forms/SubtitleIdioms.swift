import Lamina
import LaminaTesting
import Testing

/// Settings with explanations below the titles, as documentation of toggles and labelled contents shows them.
private struct BackupSettings: View {
  @State private var isOn = false
  @State private var interval = "Day"
  @State private var copies = 3
  @State private var backups = 0

  var body: some View {
    Form {
      Section {
        Toggle(isOn: $isOn) {
          Text("Back up by itself")
          Text("While the machine is plugged in")
        }
        Picker(selection: $interval) {
          ForEach(["Hour", "Day", "Week"], id: \.self) { Text($0) }
        } label: {
          Text("Interval")
          Text("How often it is done")
        }
        Stepper(value: $copies, in: 1...9) {
          Text("Copies: \(copies)")
          Text("Older ones are removed")
        }
        LabeledContent {
          Text("12 GB")
        } label: {
          Text("Used")
          Text("On this disk")
        }
      }
      Button {
        backups += 1
      } label: {
        Image(systemName: "arrow.clockwise")
        Text("Back Up Now")
      }
      .buttonStyle(.borderedProminent)
      Text("done \(backups) times, \(isOn ? "on" : "off"), \(interval)")
        .accessibilityIdentifier("state")
    }
  }
}

@MainActor @Suite("Forms: explanations below titles")
struct SubtitleIdioms {
  private func settings() -> Harness {
    Harness(size: CGSize(width: 480, height: 600)) { BackupSettings() }
  }

  @Test("What explains stands below its title, in each row")
  func below() throws {
    let harness = settings()
    let title = try #require(harness.frame(of: "Used"))
    let subtitle = try #require(harness.frame(of: "On this disk"))
    #expect(subtitle.minY >= title.maxY && subtitle.height < title.height)
    let toggle = try #require(harness.elements(role: .toggle).first)
    #expect(toggle.text == "Back up by itself While the machine is plugged in")
    #expect(toggle.frame.height > 36)
  }

  @Test("The controls work, and the button of an icon and words is one button")
  func works() {
    let harness = settings()
    harness.tap("Back up by itself While the machine is plugged in")
    harness.tap("Reload Back Up Now")
    #expect(harness.text(of: "state") == "done 1 times, on, Day")
    #expect(harness.elements(role: .button).filter { $0.text.contains("Back Up Now") }.count == 1)
  }
}
