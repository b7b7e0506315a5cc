import LaminaGeometry
import LaminaInput
import LaminaTesting
import LaminaViews
import Testing

/// Where an assistive tool is, what it is asked to say, and views that name others.
@Suite struct AccessibilityFocusTests {
  private enum Part: Hashable { case title, error }

  private struct Form: View {
    @AccessibilityFocusState private var part: Part?
    @AccessibilityFocusState private var isAtHelp: Bool
    @State private var showsError = true
    var body: some View {
      VStack {
        Text("Title").accessibilityFocused($part, equals: .title)
        if showsError {
          HStack {
            Text("Error")
            Text("Details")
          }
          .accessibilityFocused($part, equals: .error)
        }
        Text("Help").accessibilityFocused($isAtHelp)
        Button("Go") { part = .error }
        Button("Leave") { part = nil }
        Button("Ask") { isAtHelp = true }
        Button("Hide") { showsError = false }
        Text("at \(part.map { "\($0)" } ?? "nothing") \(isAtHelp)").accessibilityIdentifier("where")
      }
    }
  }

  private func place(_ harness: Harness) -> String? {
    let focus = harness.graph.accessibilityFocus
    return harness.semanticTree.all.first { $0.id == focus }?.text
  }

  @Test("a program moves an assistive tool, and is told where it goes by itself")
  func states() {
    let harness = Harness(size: CGSize(width: 300, height: 400)) { Form() }
    #expect(harness.text(of: "where") == "at nothing false")
    harness.tap("Go")
    #expect(place(harness) == "Error" && harness.text(of: "where") == "at error false")
    harness.tap("Ask")
    #expect(place(harness) == "Help" && harness.text(of: "where") == "at nothing true")
    harness.graph.moveAccessibilityFocus(to: harness.element("Title")?.id)
    harness.settle()
    #expect(harness.text(of: "where") == "at title false")
    harness.tap("Leave")
    #expect(place(harness) == nil && harness.text(of: "where") == "at nothing false")
  }

  @Test("it is apart from the keyboard's focus, and nowhere once its place is gone")
  func apart() {
    let harness = Harness(size: CGSize(width: 300, height: 400)) { Form() }
    harness.press(.tab)
    harness.graph.moveAccessibilityFocus(to: harness.element("Details")?.id)
    harness.settle()
    #expect(harness.text(of: "where") == "at error false")
    #expect(harness.element("Go")?.isFocused == true)
    harness.tap("Hide")
    #expect(harness.graph.accessibilityFocus == nil)
    #expect(harness.text(of: "where") == "at nothing false")
  }

  @Test("announcements wait for the tools of a window, the latest at most")
  func announcements() {
    let harness = Harness { Text("Page") }
    AccessibilityNotification.Announcement("Saved by this test").post()
    #expect(harness.graph.takeAnnouncements().contains("Saved by this test"))
    #expect(!harness.graph.takeAnnouncements().contains("Saved by this test"))
    for number in 0..<100 { AccessibilityNotification.Announcement("\(number)").post() }
    #expect(harness.graph.takeAnnouncements().count == 64)
  }

  private struct Pair: View {
    @Namespace private var names
    @State private var word = "Volume"
    var showsLabel = true
    var body: some View {
      VStack {
        if showsLabel {
          HStack {
            Text(word)
            Text("in percent")
          }
          .accessibilityLabeledPair(role: .label, id: 1, in: names)
        }
        Slider(value: .constant(0.5)).accessibilityIdentifier("slider")
          .accessibilityLabeledPair(role: .content, id: 1, in: names)
        Button("Rename") { word = "Gain" }
      }
    }
  }

  @Test("a view names another one, as it reads now, and as long as it is there")
  func pair() {
    let harness = Harness { Pair() }
    #expect(harness.element("slider")?.label == "Volume in percent")
    harness.tap("Rename")
    #expect(harness.element("slider")?.label == "Gain in percent")
    let alone = Harness { Pair(showsLabel: false) }
    #expect(alone.element("slider")?.label == nil)
  }
}
