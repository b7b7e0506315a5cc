import Lamina
import LaminaTesting
import Testing

/// What comes and goes without taking the focus: banners, inspectors.
@MainActor @Suite("Banners and inspectors")
struct BannerTests {
  @Test("A banner goes by itself, and the views below stay in use")
  func banner() {
    struct Screen: View {
      @State var saved = false
      @State var count = 0
      var body: some View {
        VStack {
          Button("Save") { saved = true }
          Button("count \(count)") { count += 1 }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .banner("Saved just now", isPresented: $saved, duration: 2)
      }
    }
    let harness = Harness(size: CGSize(width: 400, height: 300)) { Screen() }
    harness.tap("Save")
    harness.advance(by: 1)
    #expect(harness.exists("Saved just now"))
    harness.tap("count 0")
    #expect(harness.exists("count 1"))
    harness.advance(by: 2)
    harness.advance(by: 1)
    #expect(!harness.exists("Saved just now"))
  }

  @Test("An inspector is a column in a wide window and a sheet in a narrow one")
  func inspector() throws {
    struct Screen: View {
      @State var isShown = true
      var body: some View {
        Text("content").inspector(isPresented: $isShown) { Text("details") }
      }
    }
    let wide = Harness(size: CGSize(width: 800, height: 300)) { Screen() }
    wide.advance(by: 1)
    #expect(try #require(wide.frame(of: "details")).minX > 500)
    #expect(wide.exists("content"))
    let narrow = Harness(size: CGSize(width: 400, height: 500)) { Screen() }
    narrow.advance(by: 1)
    #expect(narrow.exists("details"))
    #expect(!narrow.exists("content"))
  }

  @Test("The old spelling of a stack is one")
  func old() {
    let harness = Harness(size: CGSize(width: 400, height: 300)) {
      NavigationView {
        NavigationLink("Go", destination: Text("gone")).navigationBarTitle(
          "Old", displayMode: .inline)
      }
    }
    #expect(harness.exists("Old"))
    harness.tap("Go")
    harness.advance(by: 1)
    #expect(harness.exists("gone"))
  }
}
