import Lamina
import LaminaTesting
import Testing

/// Bars by night in windows by day.
@MainActor @Suite("Colour schemes of bars")
struct BarSchemeTests {
  private struct Scheme: View {
    let name: String
    @Environment(\.colorScheme) private var scheme
    var body: some View { Text("\(name) \(scheme == .dark ? "night" : "day")") }
  }

  private struct Screen: View {
    let isOutside: Bool
    @State private var scheme: ColorScheme? = .dark

    var body: some View {
      NavigationStack {
        if isOutside {
          content.toolbarColorScheme(scheme, for: .navigationBar).toolbar { items }
        } else {
          content.toolbar { items }.toolbarColorScheme(scheme, for: .navigationBar)
        }
      }
    }

    private var content: some View {
      VStack {
        Scheme(name: "content")
        Button("turn") { scheme = scheme == nil ? .dark : nil }
      }
      .navigationTitle("Title")
    }

    @ToolbarContentBuilder private var items: some ToolbarContent {
      ToolbarItem(placement: .primaryAction) { Scheme(name: "top") }
      ToolbarItem(placement: .bottomBar) { Scheme(name: "bottom") }
    }
  }

  @Test(
    "Items of the bar that is named have its scheme, wherever they are written, and others do not",
    arguments: [false, true])
  func items(isOutside: Bool) {
    let harness = Harness(size: CGSize(width: 400, height: 300)) { Screen(isOutside: isOutside) }
    harness.advance(by: 1)
    for name in ["top night", "bottom day", "content day"] {
      #expect(harness.exists(name), "\(name)")
    }
    harness.tap("turn")
    harness.advance(by: 1)
    #expect(harness.exists("top day"))
    harness.tap("turn")
    harness.advance(by: 1)
    #expect(harness.exists("top night"))
  }

  @Test("The ground of a bar is that of its scheme")
  func ground() {
    func pixel(_ scheme: ColorScheme?) -> UInt32 {
      let harness = Harness(size: CGSize(width: 400, height: 300)) {
        NavigationStack {
          Text("words").navigationTitle("Title").toolbarColorScheme(scheme, for: .navigationBar)
        }
      }
      harness.advance(by: 1)
      return harness.picture().pixel(x: 2, y: 2)
    }
    #expect(pixel(nil) == pixel(.light))
    #expect(pixel(nil) != pixel(.dark))
  }
}
