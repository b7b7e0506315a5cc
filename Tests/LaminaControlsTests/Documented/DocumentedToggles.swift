import Foundation
import Lamina
import LaminaTesting
import Testing

/// What the documentation promises of toggles and their styles.
@MainActor @Suite("Documented: toggles", .timeLimit(.minutes(5)))
struct DocumentedTogglesTests {
  private struct Vibrate<Style: ToggleStyle>: View {
    let style: Style
    @State var isOn = false
    var body: some View {
      VStack {
        Toggle("Vibrate", isOn: $isOn).toggleStyle(style)
        Text(isOn ? "on" : "off").accessibilityIdentifier("state")
      }
    }
  }

  private func shown(_ style: some ToggleStyle, isOn: Bool = false) -> Harness {
    Harness(size: CGSize(width: 300, height: 120)) { Vibrate(style: style, isOn: isOn) }
  }

  private func state(_ harness: Harness) -> String? { harness.text(of: "state") }

  @Test("A press turns a toggle on, another turns it off, and its binding hears of both")
  func toggles() {
    for harness in [shown(.automatic), shown(.switch), shown(.checkbox), shown(.button)] {
      harness.tap("Vibrate")
      #expect(state(harness) == "on" && harness.element("Vibrate")?.semantics.isOn == .on)
      harness.tap("Vibrate")
      #expect(state(harness) == "off" && harness.element("Vibrate")?.semantics.isOn == .off)
    }
  }

  @Test("The switch style shows the label and a switch")
  func switchStyle() {
    let (on, off) = (shown(.switch, isOn: true), shown(.switch))
    #expect(!on.picture().hasSamePixels(as: off.picture()))
    #expect(on.frame(of: "Vibrate") == off.frame(of: "Vibrate"))
  }

  @Test("The button style shows the label in a button, which looks otherwise while it is on")
  func buttonStyle() {
    let (on, off) = (shown(.button, isOn: true), shown(.button))
    #expect(!on.picture().hasSamePixels(as: off.picture()))
    let width = off.frame(of: "Vibrate")?.width ?? 999
    #expect(width < (shown(.switch).frame(of: "Vibrate")?.width ?? 0))
  }

  @Test("The checkbox style shows a box in front of the label")
  func checkboxStyle() {
    let width = shown(.checkbox).frame(of: "Vibrate")?.width ?? 999
    #expect(width < (shown(.switch).frame(of: "Vibrate")?.width ?? 0))
  }

  private struct Checklist: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button {
        configuration.isOn.toggle()
      } label: {
        HStack {
          Text(configuration.isOn ? "done" : "to do")
          configuration.label
        }
      }
    }
  }

  @Test("A style of one's own reads whether the toggle is on, and turns it")
  func ownStyle() {
    let harness = shown(Checklist())
    harness.press(.tab)
    harness.press(.space)
    #expect(state(harness) == "on")
    #expect(harness.semanticTree.all.contains { $0.text.contains("done") })
  }

  private struct Alarm {
    var isOn: Bool
  }

  private struct Alarms: View {
    @State private var alarms = [Alarm(isOn: true), Alarm(isOn: false)]
    var body: some View {
      VStack {
        Toggle("Enable all", sources: $alarms, isOn: \.isOn)
        Text("\(alarms.count(where: \.isOn))").accessibilityIdentifier("count")
      }
    }
  }

  @Test("A toggle of several values is mixed while they differ, and sets all of them")
  func sources() {
    let harness = Harness(size: CGSize(width: 300, height: 120)) { Alarms() }
    #expect(harness.element("Enable all")?.semantics.isOn == .mixed)
    harness.tap("Enable all")
    #expect(harness.text(of: "count") == "2")
    harness.tap("Enable all")
    #expect(harness.text(of: "count") == "0")
  }

  @Test("A label that is hidden is still what assistive tools read")
  func hiddenLabel() {
    let harness = Harness(size: CGSize(width: 300, height: 120)) {
      Vibrate(style: .switch).labelsHidden()
    }
    #expect(harness.find(.toggle, "Vibrate").exists)
    let width = harness.find(.toggle, "Vibrate").elements.first?.frame.width ?? 0
    #expect(width < (shown(.button).frame(of: "Vibrate")?.width ?? 0) + 40)
  }

  @Test("A toggle that is disabled stays as it is")
  func disabled() {
    let harness = Harness(size: CGSize(width: 300, height: 120)) {
      Vibrate(style: .switch).disabled(true)
    }
    harness.tap("Vibrate")
    #expect(state(harness) == "off")
  }
}
