import Lamina
import LaminaTesting
import Testing

/// Actions of assistive tools that are written as buttons.
@MainActor @Suite("Accessibility actions as buttons")
struct AccessibilityButtonTests {
  private struct Mail: View {
    @State private var isUnread = true
    @State private var isArchived = false

    var body: some View {
      Text(isArchived ? "archived" : "mail")
        .accessibilityActions {
          Button("Archive") { isArchived = true }
          if isUnread { Button("Mark as Read") { isUnread = false } }
        }
    }
  }

  @Test("Buttons become actions by their names, which come and go, and are not shown")
  func actions() throws {
    let harness = Harness(size: CGSize(width: 200, height: 100)) { Mail() }
    #expect(!harness.exists("Archive"))
    let mail = try #require(harness.element("mail"))
    #expect(mail.semantics.customActions == ["Archive", "Mark as Read"])
    try harness.find(nil, "mail").perform(named: "Mark as Read")
    #expect(harness.element("mail")?.semantics.customActions == ["Archive"])
    try harness.find(nil, "mail").perform(named: "Archive")
    #expect(harness.exists("archived"))
  }

  @Test("A view that is disabled offers none")
  func disabled() {
    let harness = Harness(size: CGSize(width: 200, height: 100)) { Mail().disabled(true) }
    #expect(harness.element("mail")?.semantics.customActions == [])
  }
}
