import LaminaTesting
import LaminaViews
import Testing

/// What is said of views beside their names and values.
@MainActor @Suite struct AccessibilityRotorTests {
  private struct Message: Identifiable {
    let id: Int
    let subject: String
  }

  @Test("Rotors are in the tree of meanings with the names of their entries")
  func rotors() throws {
    let messages = [Message(id: 1, subject: "Tea"), Message(id: 2, subject: "Milk")]
    let harness = Harness {
      Color.red.frame(width: 50, height: 50)
        .accessibilityLabel("Inbox")
        .accessibilityRotor("Unread", entries: messages, entryLabel: \.subject)
        .accessibilityRotor("Flagged") {
          AccessibilityRotorEntry("Milk", id: 2)
          if messages.count > 2 { AccessibilityRotorEntry("Bread", id: 3) }
          for message in messages { AccessibilityRotorEntry(message.subject, id: message.id) }
        }
    }
    let inbox = try #require(harness.element("Inbox"))
    let rotors = Dictionary(
      uniqueKeysWithValues: inbox.semantics.details.rotors.map { ($0.name, $0.entries) })
    #expect(rotors == ["Unread": ["Tea", "Milk"], "Flagged": ["Milk", "Tea", "Milk"]])
  }

  @Test("What is said on request is in the tree of meanings")
  func content() throws {
    let harness = Harness {
      Color.red.frame(width: 50, height: 50)
        .accessibilityLabel("Photo")
        .accessibilityCustomContent("Camera", "Box")
        .accessibilityCustomContent("Taken", Text("Today"), importance: .high)
    }
    let content = try #require(harness.element("Photo")).semantics.details.customContent
    #expect(content.map(\.label).sorted() == ["Camera", "Taken"])
    #expect(content.first { $0.label == "Taken" }?.isImportant == true)
  }

  @Test("What is said under a key later takes the place of what was said before")
  func replacedContent() throws {
    let key = AccessibilityCustomContentKey("Taken")
    let harness = Harness {
      Color.red.frame(width: 50, height: 50)
        .accessibilityLabel("Photo")
        .accessibilityCustomContent(key, "Today")
        .accessibilityCustomContent(key, "Yesterday")
    }
    let content = try #require(harness.element("Photo")).semantics.details.customContent
    #expect(content.map(\.value) == ["Yesterday"])
  }

  @Test("A map is made larger and smaller by actions with names")
  func zoom() throws {
    let harness = Harness {
      Color.red.frame(width: 50, height: 50)
        .accessibilityLabel("Map")
        .accessibilityZoomAction { _ in }
    }
    let map = try #require(harness.element("Map"))
    #expect(Set(map.semantics.customActions) == ["Zoom In", "Zoom Out"])
  }
}
