import Lamina
import LaminaTesting
import Testing

/// What is presented above something that is presented, or beside it.
@MainActor @Suite("Nested presentations")
struct NestedPresentationTests {
  private struct Three: View {
    @State var first = false
    @State var second = false
    @State var third = false

    var body: some View {
      Button("Open 1") { first = true }
        .sheet(isPresented: $first) {
          VStack {
            Text("level 1")
            Button("Open 2") { second = true }
          }
          .padding()
          .sheet(isPresented: $second) {
            VStack {
              Text("level 2")
              Button("Open 3") { third = true }
              Button("All away") { first = false }
            }
            .padding()
            .alert("level 3", isPresented: $third) { Button("Fine") {} }
          }
        }
    }
  }

  private func open() -> Harness {
    let harness = Harness(size: CGSize(width: 700, height: 500)) { Three() }
    for name in ["Open 1", "Open 2", "Open 3"] {
      harness.tap(name)
      harness.advance(by: 1)
    }
    return harness
  }

  @Test("Three above each other close in order, each by Escape")
  func order() {
    let harness = open()
    #expect(harness.exists("level 3"))
    #expect(!harness.exists("level 2"))
    harness.press(.escape)
    harness.advance(by: 1)
    #expect(harness.exists("level 2"))
    #expect(!harness.exists("level 3"))
    harness.press(.escape)
    harness.advance(by: 1)
    #expect(harness.exists("level 1"))
    harness.press(.escape)
    harness.advance(by: 1)
    #expect(harness.exists("Open 1"))
  }

  @Test("The one below takes those above with it")
  func all() {
    let harness = open()
    harness.press(.escape)
    harness.advance(by: 1)
    harness.tap("All away")
    harness.advance(by: 1)
    #expect(harness.exists("Open 1"))
    harness.tap("Open 1")
    harness.advance(by: 1)
    #expect(harness.exists("level 1"))
    #expect(harness.exists("Open 2"))
  }

  private struct Two: View {
    @State var first = false
    @State var second = false
    var body: some View {
      VStack {
        Button("Both") {
          first = true
          second = true
        }
        .sheet(isPresented: $first) {
          VStack {
            Text("first")
            Button("Close first") { first = false }
          }
        }
        Text("state \(first) \(second)")
          .sheet(isPresented: $second) { Text("second") }
      }
    }
  }

  @Test("Of two on one level the second waits")
  func waits() {
    let harness = Harness(size: CGSize(width: 700, height: 500)) { Two() }
    harness.tap("Both")
    harness.advance(by: 1)
    #expect(harness.exists("first"))
    #expect(!harness.exists("second"))
    harness.tap("Close first")
    harness.advance(by: 1)
    #expect(harness.exists("second"))
    #expect(!harness.exists("first"))
    harness.press(.escape)
    harness.advance(by: 1)
    #expect(harness.exists("state false false"))
  }

  @Test("Set and unset in one turn, nothing comes")
  func turn() {
    struct Turn: View {
      @State var isShown = false
      @State var count = 0
      var body: some View {
        Button("Turn \(count)") {
          isShown = true
          isShown = false
          count += 1
        }
        .sheet(isPresented: $isShown) { Text("inside") }
      }
    }
    let harness = Harness(size: CGSize(width: 700, height: 500)) { Turn() }
    harness.tap("Turn 0")
    harness.advance(by: 1)
    #expect(harness.exists("Turn 1"))
  }

  @Test(
    "A row that is removed while its sheet is open takes it along, and the views below are in use again"
  )
  func row() {
    struct Rows: View {
      @State var rows = [1, 2, 3]
      @State var open: Int?
      var body: some View {
        VStack {
          ForEach(rows, id: \.self) { row in
            Button("Row \(row)") { open = row }
              .sheet(
                isPresented: Binding(get: { open == row }, set: { if !$0 { open = nil } })
              ) {
                Button("Remove \(row)") { rows.removeAll { $0 == row } }
              }
          }
        }
      }
    }
    let harness = Harness(size: CGSize(width: 700, height: 500)) { Rows() }
    harness.tap("Row 2")
    harness.advance(by: 1)
    harness.tap("Remove 2")
    harness.advance(by: 1)
    #expect(!harness.exists("Remove 2"))
    #expect(!harness.exists("Row 2"))
    harness.tap("Row 3")
    harness.advance(by: 1)
    #expect(harness.exists("Remove 3"))
  }

  @Test("An item that is another one is another sheet")
  func items() {
    struct Item: Identifiable { let id: Int }
    struct Items: View {
      @State var item: Item?
      @State var dismissals = 0
      var body: some View {
        VStack {
          Button("Open") { item = Item(id: 1) }
          Text("dismissals \(dismissals)")
        }
        .sheet(item: $item, onDismiss: { dismissals += 1 }) { shown in
          VStack {
            Text("item \(shown.id)")
            Button("Next") { item = Item(id: shown.id + 1) }
          }
        }
      }
    }
    let harness = Harness(size: CGSize(width: 700, height: 500)) { Items() }
    harness.tap("Open")
    harness.advance(by: 1)
    harness.tap("Next")
    harness.advance(by: 1)
    #expect(harness.exists("item 2"))
    #expect(!harness.exists("item 1"))
    harness.press(.escape)
    harness.advance(by: 1)
    #expect(harness.exists("dismissals 2"))
  }

  @Test(
    "Whoever has presented something hears of its end, also where it goes with what is below, or with its view"
  )
  func endings() {
    struct Listening: View {
      @State var outer = false
      @State var inner = false
      @State var isThere = true
      @State var ended: [String] = []
      var body: some View {
        VStack {
          Text(ended.sorted().joined(separator: ", "))
          Button("Open") { outer = true }
        }
        .sheet(isPresented: $outer, onDismiss: { ended.append("outer") }) {
          VStack {
            Button("Inner") { inner = true }
            if isThere {
              Text("presents").sheet(isPresented: $inner, onDismiss: { ended.append("inner") }) {
                Button("All away") { outer = false }
                Button("Only mine") { isThere = false }
              }
            }
          }
        }
      }
    }
    for way in ["All away", "Only mine"] {
      let harness = Harness(size: CGSize(width: 700, height: 500)) { Listening() }
      for name in ["Open", "Inner", way] {
        harness.tap(name)
        harness.advance(by: 1)
      }
      if way == "Only mine" { harness.press(.escape) }
      harness.advance(by: 1)
      #expect(harness.exists("inner, outer"))
    }
  }

  @Test("A popover points to its view, and a press beside it ends it")
  func popover() throws {
    struct Pointing: View {
      @State var isShown = false
      var body: some View {
        VStack {
          Button("Info") { isShown = true }
            .popover(isPresented: $isShown, arrowEdge: .bottom) { Text("Explained").padding() }
          Spacer()
        }
      }
    }
    let harness = Harness(size: CGSize(width: 400, height: 300)) { Pointing() }
    let button = try #require(harness.frame(of: "Info"))
    harness.tap("Info")
    harness.advance(by: 1)
    let text = try #require(harness.frame(of: "Explained"))
    #expect(text.minY > button.maxY)
    #expect(abs(text.midX - 200) < 1)
    harness.tap(at: CGPoint(x: 20, y: 280))
    harness.advance(by: 1)
    #expect(!harness.exists("Explained"))
  }
}
