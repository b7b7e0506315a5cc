import Lamina
import LaminaTesting
import Testing

/// Titles below a bar's buttons, which go into the bar as the screen scrolls.
@MainActor @Suite("Large titles")
struct LargeTitleTests {
  private static let long = "A long title that has no room in a narrow window"

  private struct Screen: View {
    let title: String
    var mode = NavigationBarItem.TitleDisplayMode.large
    var count = 40
    var hasItems = true
    var body: some View {
      NavigationStack {
        List(0..<count, id: \.self) { Text("Row \($0)") }
          .navigationTitle(title).navigationBarTitleDisplayMode(mode)
          .toolbar { if hasItems { Button("Add") {} } }
      }
    }
  }

  private func harness(_ screen: Screen, width: CGFloat = 320) -> Harness {
    let harness = Harness(size: CGSize(width: width, height: 400)) { screen }
    harness.advance(by: 1)
    return harness
  }

  @Test("A large title goes into the bar as the list scrolls, and comes back at its top")
  func collapses() throws {
    let harness = harness(Screen(title: "Fruits"))
    let large = try #require(harness.frame(of: "Fruits"))
    let row = try #require(harness.frame(of: "Row 0"))
    #expect(large.height > 28 && large.minY >= 40 && large.maxY <= row.minY)
    harness.scroll("Row 3", down: 20)
    let between = try #require(harness.frame(of: "Row 0"))
    #expect(abs(row.minY - between.minY - 20) < 1, "rows follow the pointer")
    harness.scroll("Row 3", down: 180)
    harness.advance(by: 1)
    let small = try #require(harness.frame(of: "Fruits"))
    #expect(small.height < 26 && small.maxY < 44 && abs(small.midX - 160) < 2)
    let seen = harness.semanticTree.all.filter {
      $0.text.hasPrefix("Row") && $0.visibleFrame.minY < 80
    }
    #expect(!seen.isEmpty, "rows take the room of the title")
    harness.scroll("Row 8", down: -500)
    harness.advance(by: 1)
    #expect(harness.frame(of: "Fruits") == large)
    #expect(harness.frame(of: "Row 0") == row)
  }

  @Test("Without items the row that the title goes into comes with it")
  func alone() throws {
    let harness = harness(Screen(title: "Fruits", hasItems: false))
    let large = try #require(harness.frame(of: "Fruits"))
    harness.scroll("Row 3", down: 200)
    harness.advance(by: 1)
    let small = try #require(harness.frame(of: "Fruits"))
    #expect(small.height < large.height && small.minY >= 4 && small.maxY <= 44)
  }

  @Test("What does not scroll keeps its large title; an inline one never changes")
  func still() throws {
    let few = harness(Screen(title: "Fruits", count: 2))
    let large = few.frame(of: "Fruits")
    few.scroll("Row 1", down: 200)
    few.advance(by: 1)
    #expect(few.frame(of: "Fruits") == large)
    let inline = harness(Screen(title: "Fruits", mode: .inline))
    let small = try #require(inline.frame(of: "Fruits"))
    #expect(small.maxY < 44)
    inline.scroll("Row 3", down: 200)
    inline.advance(by: 1)
    #expect(inline.frame(of: "Fruits") == small)
  }

  @Test("A long title is cut at its end, and pushes no item away", arguments: [320, 390])
  func long(width: CGFloat) throws {
    for mode in [NavigationBarItem.TitleDisplayMode.large, .inline] {
      let harness = harness(Screen(title: Self.long, mode: mode), width: width)
      let title = try #require(harness.frame(of: Self.long))
      let add = try #require(harness.frame(of: "Add"))
      #expect(title.minX >= 0 && title.maxX <= width && title.height < 50)
      #expect(add.maxX <= width && add.minX > width - 80)
      #expect(!title.intersects(add))
    }
  }

  @Test("What scrolls in a sheet does not move the title of the screen below")
  func sheet() throws {
    let harness = Harness(size: CGSize(width: 700, height: 500)) {
      NavigationStack {
        List(0..<40, id: \.self) { Text("Row \($0)") }
          .navigationTitle("Fruits").navigationBarTitleDisplayMode(.large)
          .sheet(isPresented: .constant(true)) {
            List(0..<40, id: \.self) { Text("Inner \($0)") }
          }
      }
    }
    harness.advance(by: 1)
    let before = harness.picture()
    harness.scroll("Inner 2", down: 300)
    harness.scroll("Inner 8", down: -300)
    harness.advance(by: 2)
    #expect(before.size == harness.picture().size)
    #expect(
      (0..<60).allSatisfy { before.pixel(x: 20, y: $0) == harness.picture().pixel(x: 20, y: $0) })
  }
}
