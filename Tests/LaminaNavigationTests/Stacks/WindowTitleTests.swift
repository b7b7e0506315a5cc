import Lamina
import LaminaTesting
import Testing

/// What a window is called: as the screen in front.
@MainActor @Suite("Titles of windows")
struct WindowTitleTests {
  private func window(
    width: CGFloat = 900, @ViewBuilder _ content: @escaping () -> some View
  ) -> Harness {
    let harness = Harness(size: CGSize(width: width, height: 500), scale: 0.25, content)
    harness.rest()
    return harness
  }

  @Test("A stack's window is called as the screen on top, and again as the root after the way back")
  func stack() {
    let harness = window {
      NavigationStack {
        NavigationLink("open", value: 1)
          .navigationTitle("Recipes")
          .navigationDestination(for: Int.self) { number in
            NavigationLink("more", value: number + 1).navigationTitle("Recipe \(number)")
          }
      }
    }
    #expect(harness.windowTitle == "Recipes")
    for (link, title) in [("open", "Recipe 1"), ("more", "Recipe 2")] {
      harness.tap(link)
      harness.rest()
      #expect(harness.windowTitle == title)
    }
    for title in ["Recipe 1", "Recipes"] {
      harness.press(.leftArrow, modifiers: .option)
      harness.rest()
      #expect(harness.windowTitle == title)
    }
  }

  @Test("The scene's title counts where no screen in front has one, and only there")
  func scene() {
    struct Notes: App {
      var body: some Scene {
        WindowGroup("Notes") {
          NavigationStack {
            NavigationLink("open", value: "First")
              .navigationDestination(for: String.self) { Text("text").navigationTitle($0) }
          }
        }
      }
    }
    let harness = Harness(app: Notes(), scale: 0.25)
    #expect(harness.windowTitle == "Notes")
    harness.tap("open")
    harness.rest()
    #expect(harness.windowTitle == "First")
    harness.press(.leftArrow, modifiers: .option)
    harness.rest()
    #expect(harness.windowTitle == "Notes")
  }

  private struct Mail: View {
    @State private var box: String?
    var body: some View {
      NavigationSplitView {
        List(["In", "Out"], id: \.self, selection: $box) { NavigationLink($0, value: $0) }
          .navigationTitle("Mail")
      } detail: {
        if let box { Text("letters").navigationTitle("Letters: \(box)") } else { Text("Choose") }
      }
    }
  }

  @Test(
    "A split view's window is called as the detail, or as the column before it that has a title")
  func split() {
    let harness = window { Mail() }
    #expect(harness.windowTitle == "Mail")
    harness.tap("Out")
    harness.rest()
    #expect(harness.windowTitle == "Letters: Out")
  }

  @Test("Where a split view has room for one column, the window is called as that")
  func narrow() {
    let harness = window(width: 390) { Mail() }
    #expect(harness.windowTitle == "Mail")
    harness.tap("In")
    harness.rest()
    #expect(harness.windowTitle == "Letters: In")
    harness.press(.leftArrow, modifiers: .option)
    harness.rest()
    #expect(harness.windowTitle == "Mail")
  }

  @Test("Of tabs the one that is shown names the window, also with a stack in it")
  func tabs() {
    struct Screen: View {
      @State private var tab = 0
      var body: some View {
        VStack {
          Button("other") { tab = 1 - tab }
          TabView(selection: $tab) {
            Tab("A", systemImage: "star", value: 0) {
              NavigationStack { Text("a").navigationTitle("First") }
            }
            Tab("B", systemImage: "star", value: 1) { Text("b").navigationTitle("Second") }
          }
        }
        .navigationTitle("Around")
      }
    }
    let harness = window { Screen() }
    #expect(harness.windowTitle == "First")
    harness.tap("other")
    harness.rest()
    #expect(harness.windowTitle == "Second")
    harness.tap("other")
    harness.rest()
    #expect(harness.windowTitle == "First")
  }

  @Test("What is presented does not name the window, and what has left does not any more")
  func leaving() {
    struct Screen: View {
      @State private var hasStack = true
      @State private var isPresented = false
      var body: some View {
        VStack {
          Button("leave") { hasStack = false }
          Button("present") { isPresented = true }
          if hasStack { NavigationStack { Text("a").navigationTitle("Inside") } }
        }
        .sheet(isPresented: $isPresented) {
          NavigationStack { Text("sheet").navigationTitle("Sheet") }
        }
      }
    }
    let harness = window { Screen() }
    harness.tap("present")
    harness.rest()
    #expect(harness.windowTitle == "Inside")
    harness.press(.escape)
    harness.rest()
    harness.tap("leave")
    harness.rest()
    #expect(harness.windowTitle.isEmpty)
  }

  @Test("A title that is a binding names the window anew with each change")
  func binding() {
    struct Screen: View {
      @State private var title = "Draft"
      var body: some View {
        NavigationStack { Button("rename") { title = "Letter" }.navigationTitle($title) }
      }
    }
    let harness = window { Screen() }
    #expect(harness.windowTitle == "Draft")
    harness.tap("rename")
    #expect(harness.windowTitle == "Letter")
  }
}
