import Lamina
import LaminaTesting
import Testing

/// What bars are filled with.
@MainActor @Suite("Backgrounds of bars")
struct BarBackgroundTests {
  private func picture(
    width: CGFloat = 320, @ViewBuilder _ content: @escaping () -> some View
  ) -> Bitmap {
    let harness = Harness(size: CGSize(width: width, height: 300), content)
    harness.advance(by: 1)
    return harness.picture()
  }

  private struct Screen: View {
    var body: some View {
      List(0..<40, id: \.self) { Text("Row \($0)") }
        .navigationTitle("Songs")
        .toolbar { ToolbarItem(placement: .bottomBar) { Text("40") } }
    }
  }

  @Test("A style fills the bar that is named, up to the edges of the window")
  func named() {
    let plain = picture { NavigationStack { Screen() } }
    let top = picture {
      NavigationStack { Screen().toolbarBackground(.yellow, for: .navigationBar) }
    }
    let yellow = picture { Color.yellow }.pixel(x: 5, y: 5)
    #expect(top.pixel(x: 2, y: 2) == yellow && top.pixel(x: 317, y: 40) == yellow)
    #expect(top.pixel(x: 2, y: 298) == plain.pixel(x: 2, y: 298))
    let bottom = picture {
      NavigationStack { Screen().toolbarBackground(.yellow, for: .bottomBar) }
    }
    #expect(bottom.pixel(x: 2, y: 298) == yellow)
    #expect(bottom.pixel(x: 2, y: 2) == plain.pixel(x: 2, y: 2))
  }

  @Test("Without a bar's name it fills all bars of the screen, and what is said further out counts")
  func all() {
    let yellow = picture { Color.yellow }.pixel(x: 5, y: 5)
    let all = picture {
      NavigationStack { Screen().toolbarBackground(.red).toolbarBackground(.yellow) }
    }
    #expect(all.pixel(x: 2, y: 2) == yellow && all.pixel(x: 2, y: 298) == yellow)
  }

  @Test("A hidden background lets what is behind the bar be seen, in both spellings")
  func hidden() {
    struct Behind: View {
      let isOld: Bool
      var body: some View {
        NavigationStack {
          ZStack {
            Color.yellow.ignoresSafeArea()
            Text("words")
          }
          .navigationTitle("Title")
          .hiddenGround(isOld: isOld)
        }
      }
    }
    let yellow = picture { Color.yellow }.pixel(x: 5, y: 5)
    for isOld in [true, false] {
      let bar = picture { Behind(isOld: isOld) }
      #expect(bar.pixel(x: 2, y: 2) == yellow)
      #expect(
        bar.pixel(x: 2, y: 43) == yellow && bar.pixel(x: 2, y: 44) == yellow, "no line either")
    }
  }

  private struct Tabs: View {
    @State private var tab = 0
    var body: some View {
      TabView(selection: $tab) {
        NavigationStack {
          NavigationLink("Open") { Text("deep").toolbar(.hidden, for: .tabBar) }
            .navigationTitle("First")
        }
        .toolbarBackground(.yellow, for: .tabBar)
        .tabItem { Text("One") }.tag(0)
        Text("second").tabItem { Text("Two") }.tag(1)
      }
    }
  }

  @Test(
    "A tab fills the bar of its tab view while it is shown, and a screen on top of it hides the bar"
  )
  func tabs() {
    let yellow = picture { Color.yellow }.pixel(x: 5, y: 5)
    let harness = Harness(size: CGSize(width: 320, height: 300)) { Tabs() }
    harness.rest()
    #expect(harness.picture().pixel(x: 2, y: 297) == yellow)
    harness.tap("Two")
    harness.rest()
    #expect(harness.picture().pixel(x: 2, y: 297) != yellow)
    harness.tap("One")
    harness.tap("Open")
    harness.rest()
    #expect(harness.exists("deep") && !harness.exists("Two"))
    harness.press(.leftArrow, modifiers: .option)
    harness.rest()
    #expect(harness.exists("Two") && harness.picture().pixel(x: 2, y: 297) == yellow)
  }

  private struct Hiding: View {
    @State private var hides = true
    var body: some View {
      TabView {
        NavigationStack {
          Button("Free") { hides = false }
            .toolbar(.hidden, for: hides ? .tabBar : .bottomBar)
            .toolbarBackground(.red, for: .tabBar)
            .toolbarBackground(.yellow, for: .tabBar)
        }
        .tabItem { Text("One") }
        Text("second").tabItem { Text("Two") }
      }
    }
  }

  @Test("What a view says of the bar of its tabs it can take back; of two the outer one counts")
  func takenBack() {
    let yellow = picture { Color.yellow }.pixel(x: 5, y: 5)
    let harness = Harness(size: CGSize(width: 320, height: 300)) { Hiding() }
    harness.rest()
    #expect(!harness.exists("Two"))
    harness.tap("Free")
    harness.rest()
    #expect(harness.exists("Two") && harness.picture().pixel(x: 2, y: 297) == yellow)
  }
}

extension View {
  @ViewBuilder fileprivate func hiddenGround(isOld: Bool) -> some View {
    if isOld {
      toolbarBackground(.hidden, for: .navigationBar)
    } else {
      toolbarBackgroundVisibility(.hidden, for: .navigationBar)
    }
  }
}
