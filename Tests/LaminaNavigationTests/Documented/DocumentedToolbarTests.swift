import Lamina
import LaminaTesting
import Testing

/// Toolbars and titles of windows, a sentence of SwiftUI's documentation each.
@MainActor @Suite("Documented: toolbars and titles")
struct DocumentedToolbarTests {
  private func bar<C: ToolbarContent>(
    width: CGFloat = 600, title: String = "Title", @ToolbarContentBuilder _ items: () -> C
  ) -> Harness {
    let items = items()
    return documented(width: width) {
      NavigationStack {
        Text("content").frame(maxWidth: .infinity, maxHeight: .infinity)
          .navigationTitle(title)
          .toolbar { items }
      }
    }
  }

  private func frame(_ harness: Harness, _ name: String) throws -> CGRect {
    try #require(harness.frame(of: name))
  }

  @Test("A principal item stands in the center of the bar and takes precedence over the title")
  func principal() throws {
    let harness = bar { ToolbarItem(placement: .principal) { Text("location") } }
    #expect(abs(try frame(harness, "location").midX - 300) <= 2)
    #expect(!harness.exists("Title"))
  }

  @Test(
    "A cancellation action is at the leading edge of the bar, a confirmation action where the primary one is"
  )
  func confirmation() throws {
    let harness = bar {
      ToolbarItem(placement: .confirmationAction) { Button("Add") {} }
      ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
    }
    #expect(try frame(harness, "Cancel").maxX < 200)
    #expect(try frame(harness, "Add").minX > 400)
  }

  @Test("A status item is in the center of the bar at the bottom")
  func status() throws {
    let harness = bar { ToolbarItem(placement: .status) { Text("checked") } }
    let status = try frame(harness, "checked")
    #expect(abs(status.midX - 300) <= 2)
    #expect(try status.minY >= frame(harness, "content").midY)
  }

  @Test("A positional placement says the edge of the bar")
  func positions() throws {
    let harness = bar {
      ToolbarItem(placement: .topBarTrailing) { Button("right") {} }
      ToolbarItem(placement: .topBarLeading) { Button("left") {} }
      ToolbarItem(placement: .bottomBar) { Button("below") {} }
    }
    #expect(try frame(harness, "left").maxX < 200)
    #expect(try frame(harness, "right").minX > 400)
    #expect(try frame(harness, "below").minY > 300)
  }

  @Test("The items of a group stand in its placement, in their order")
  func group() throws {
    let harness = bar {
      ToolbarItemGroup(placement: .primaryAction) {
        Button("one") {}
        Button("two") {}
      }
    }
    #expect(try frame(harness, "one").maxX <= frame(harness, "two").minX)
    #expect(try frame(harness, "one").minX > 300)
  }

  @Test("Where not all items fit, the others are in an overflow menu")
  func overflow() {
    let harness = bar(width: 320, title: "") {
      ToolbarItem { Button("first item") {} }
      ToolbarItem { Button("second item") {} }
      ToolbarItem { Button("third item") {} }
      ToolbarItem { Button("fourth item") {} }
      ToolbarItem { Button("fifth item") {} }
    }
    #expect(harness.exists("first item") && !harness.exists("fifth item"))
  }

  @Test("A toolbar's items are those of the screen that is shown")
  func screens() {
    let harness = documented {
      NavigationStack {
        NavigationLink("go", value: 1)
          .toolbar { Button("first") {} }
          .navigationDestination(for: Int.self) { _ in
            Text("second screen").toolbar { Button("second") {} }
          }
      }
    }
    #expect(harness.exists("first"))
    harness.press(on: "go")
    #expect(harness.exists("second") && !harness.exists("first"))
    harness.goBack()
    #expect(harness.exists("first") && !harness.exists("second"))
  }

  @Test("On a desktop the title of the primary destination is the title of the window")
  func windowTitle() {
    let harness = documented {
      NavigationStack {
        NavigationLink("go", value: 1).navigationTitle("Here")
          .navigationDestination(for: Int.self) { _ in Text("there").navigationTitle("There") }
      }
    }
    #expect(harness.windowTitle == "Here")
    harness.press(on: "go")
    #expect(harness.windowTitle == "There")
  }

  @Test(
    "toolbarTitleDisplayMode says whether the title stands in the bar or below its buttons",
    arguments: [
      (ToolbarTitleDisplayMode.inline, false), (.automatic, false), (.large, true),
      (.inlineLarge, true),
    ])
  func displayMode(mode: ToolbarTitleDisplayMode, isBelow: Bool) throws {
    let harness = documented {
      NavigationStack {
        Text("content").navigationTitle("Title").toolbarTitleDisplayMode(mode)
          .toolbar { Button("item") {} }
      }
    }
    #expect(try (frame(harness, "Title").minY >= frame(harness, "item").maxY - 4) == isBelow)
  }
}
