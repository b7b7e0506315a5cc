import Lamina
import LaminaTesting
import Testing

/// `NavigationLink`, titles and the way back, a sentence of SwiftUI's documentation each.
@MainActor @Suite("Documented: links and titles")
struct DocumentedLinkTests {
  @Test("A link with a destination presents that view in the stack")
  func view() {
    let harness = documented {
      NavigationStack {
        NavigationLink {
          Text("folder")
        } label: {
          Label("Work", systemImage: "house")
        }
      }
    }
    harness.press(on: "Work")
    #expect(harness.exists("folder"))
  }

  @Test("A link whose value is nil is disabled")
  func nilValue() throws {
    let harness = documented {
      NavigationStack { NavigationLink("nowhere", value: Int?.none) }
    }
    #expect(try !harness.button("nowhere").element().isEnabled)
  }

  @Test("A link outside of a stack is disabled")
  func outside() throws {
    let harness = documented { NavigationLink("nowhere", value: 3) }
    #expect(try !harness.button("nowhere").element().isEnabled)
  }

  @Test("A link presents by the keyboard as well")
  func keyboard() throws {
    let harness = documented { NavigationStack { NavigationLink("go") { Text("there") } } }
    try harness.button("go").focus()
    harness.press(.space)
    harness.rest()
    #expect(harness.exists("there"))
  }

  @Test("A link's destination is not made before it is presented")
  func lazily() {
    final class Log { var count = 0 }
    struct Costly: View {
      let log: Log
      var body: some View {
        log.count += 1
        return Text("costly")
      }
    }
    let log = Log()
    let harness = documented { NavigationStack { NavigationLink("go") { Costly(log: log) } } }
    #expect(log.count == 0)
    harness.press(on: "go")
    #expect(log.count > 0)
  }

  @Test("The title of a screen is shown in its bar, that of the screen below is not")
  func titles() {
    let harness = documented {
      NavigationStack {
        NavigationLink("go") { Text("there").navigationTitle("Second") }.navigationTitle("First")
      }
    }
    #expect(harness.shown(of: "First", "Second") == ["First"])
    harness.press(on: "go")
    #expect(harness.shown(of: "First", "Second") == ["Second"])
  }

  @Test("The way back is called as the screen to which it leads")
  func backTitle() throws {
    let harness = documented {
      NavigationStack {
        NavigationLink("go") { Text("there") }.navigationTitle("Recipes")
      }
    }
    harness.press(on: "go")
    #expect(try harness.button("Back").element().semantics.hint == "Recipes")
  }

  @Test("A title that is a binding follows its value")
  func boundTitle() {
    struct Screen: View {
      @State private var title = "Draft"
      var body: some View {
        NavigationStack {
          Button("rename") { title = "Final" }.navigationTitle($title)
        }
      }
    }
    let harness = documented { Screen() }
    #expect(harness.exists("Draft"))
    harness.press(on: "rename")
    #expect(harness.exists("Final"))
    #expect(!harness.exists("Draft"))
  }

  @Test("A hidden back button leaves the ways that the author offers")
  func hiddenBack() {
    struct Page: View {
      @Environment(\.dismiss) private var dismiss
      var body: some View {
        Button("own way back") { dismiss() }.navigationBarBackButtonHidden()
      }
    }
    let harness = documented { NavigationStack { NavigationLink("go") { Page() } } }
    harness.press(on: "go")
    #expect(!harness.exists("Back"))
    harness.goBack()
    #expect(harness.exists("own way back"))
    harness.press(on: "own way back")
    #expect(harness.exists("go"))
  }

  @Test("The back button can be hidden by a condition that changes")
  func conditionalBack() {
    struct Page: View {
      @State private var isHidden = true
      var body: some View {
        Button("toggle") { isHidden.toggle() }.navigationBarBackButtonHidden(isHidden)
      }
    }
    let harness = documented { NavigationStack { NavigationLink("go") { Page() } } }
    harness.press(on: "go")
    harness.press(on: "toggle")
    #expect(harness.exists("Back"))
    harness.press(on: "toggle")
    #expect(!harness.exists("Back"))
  }

  @Test("A large title stands below the bar's buttons, an inline one between them")
  func displayModes() throws {
    func frame(_ mode: NavigationBarItem.TitleDisplayMode) throws -> CGRect {
      let harness = documented {
        NavigationStack {
          NavigationLink("go") {
            Text("there").navigationTitle("Title").navigationBarTitleDisplayMode(mode)
          }
        }
      }
      harness.press(on: "go")
      let back = try #require(harness.frame(of: "Back"))
      let title = try #require(harness.frame(of: "Title"))
      #expect(mode == .large ? title.minY >= back.maxY : title.midX > back.maxX)
      return title
    }
    #expect(try frame(.large).height > frame(.inline).height)
  }

  @Test("A subtitle stands with the title")
  func subtitle() throws {
    let harness = documented {
      NavigationStack {
        Text("there").navigationTitle("Title").navigationSubtitle("7 unread")
      }
    }
    let title = try #require(harness.frame(of: "Title"))
    let subtitle = try #require(harness.frame(of: "7 unread"))
    #expect(subtitle.minY >= title.maxY - 1 && subtitle.minY < title.maxY + 12)
  }

  @Test("A bar that is hidden takes no room")
  func hiddenBar() throws {
    func top(isHidden: Bool) throws -> CGFloat {
      let harness = documented {
        NavigationStack {
          VStack {
            Text("content"); Spacer()
          }.navigationTitle("Title")
            .toolbar(isHidden ? .hidden : .visible, for: .navigationBar)
        }
      }
      return try #require(harness.frame(of: "content")).minY
    }
    #expect(try top(isHidden: true) < top(isHidden: false) - 20)
  }

  @Test("dismiss pops the view from the stack, and does nothing at the root")
  func dismiss() {
    struct Page: View {
      let name: String
      @Environment(\.dismiss) private var dismiss
      var body: some View { Button("dismiss \(name)") { dismiss() } }
    }
    let harness = documented {
      NavigationStack {
        VStack {
          NavigationLink("go") { Page(name: "page") }
          Page(name: "root")
        }
      }
    }
    harness.press(on: "dismiss root")
    #expect(harness.exists("go"))
    harness.press(on: "go")
    harness.press(on: "dismiss page")
    #expect(harness.exists("go"))
  }

  @Test("isPresented says whether a view is presented, on a stack or above it")
  func isPresented() {
    struct Said: View {
      let name: String
      @Environment(\.isPresented) private var isPresented
      var body: some View { Text("\(name) \(isPresented)") }
    }
    let harness = documented {
      NavigationStack {
        VStack {
          Said(name: "root")
          NavigationLink("go") { Said(name: "page") }
        }
      }
    }
    #expect(harness.exists("root false"))
    harness.press(on: "go")
    #expect(harness.exists("page true"))
  }

  @Test("presentationMode's wrapped value dismisses as dismiss does")
  func presentationMode() {
    struct Page: View {
      @Environment(\.presentationMode) private var mode
      var body: some View { Button("leave") { mode.wrappedValue.dismiss() } }
    }
    let harness = documented { NavigationStack { NavigationLink("go") { Page() } } }
    harness.press(on: "go")
    harness.press(on: "leave")
    #expect(harness.exists("go"))
  }
}
