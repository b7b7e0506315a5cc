import Lamina
import LaminaTesting
import Observation
import Testing

/// A row that a person can do something with.
private struct Task: View {
  let name: String
  @State private var isDone = false
  @State private var note = ""

  var body: some View {
    HStack {
      Toggle(name, isOn: $isDone)
      TextField("note \(name)", text: $note).frame(width: 80)
    }
    .frame(height: 40)
  }
}

private struct Tasks: View {
  enum Container { case stack, list, grid, sections }
  let container: Container
  @State private var numbers = Array(0..<300)

  var body: some View {
    VStack {
      switch container {
      case .stack: ScrollView { LazyVStack(spacing: 0) { rows } }
      case .list: List { rows }
      case .grid: ScrollView { LazyVGrid(columns: [GridItem()], spacing: 0) { rows } }
      case .sections:
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<30, id: \.self) { group in
              Section("group \(group)") {
                ForEach(numbers.filter { $0 / 10 == group }, id: \.self) { Task(name: "\($0)") }
              }
            }
          }
        }
      }
      HStack {
        Button("Sort") { numbers.reverse() }
        Button("Insert") { numbers.insert(-1, at: 0) }
        Button("Remove") { numbers.removeAll { $0 == 1 } }
        Button("Put back") { numbers.insert(1, at: 1) }
      }
    }
  }

  private var rows: some View { ForEach(numbers, id: \.self) { Task(name: "\($0)") } }
}

private struct Carousels: View {
  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<100, id: \.self) { shelf in
          ScrollView(.horizontal) {
            LazyHStack { ForEach(0..<20, id: \.self) { Task(name: "\(shelf).\($0)") } }
          }
          .frame(height: 50)
        }
      }
    }
  }
}

private struct Hiding: View {
  let isPaired: Bool
  @State private var isShown = true

  var body: some View {
    VStack {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<300, id: \.self) { number in
            if isPaired { Text("about \(number)") }
            if isShown || number != 1 { Task(name: "\(number)") }
          }
        }
      }
      Button(isShown ? "Hide" : "Show") { isShown.toggle() }
    }
  }
}

@MainActor @Suite("Idioms: rows that were changed and scrolled away")
struct FarRowStateTests {
  private func show(_ container: Tasks.Container) -> Harness {
    Harness(size: CGSize(width: 300, height: 400)) { Tasks(container: container) }
  }

  private func isOn(_ name: String, _ harness: Harness) -> Bool? {
    harness.semanticTree.all.first { $0.role == .toggle && $0.label == name }.map {
      $0.semantics.isOn == .on
    }
  }

  private func tap(_ name: String, _ harness: Harness) throws {
    try harness.toggle(name).press()
    harness.settle()
  }

  @Test(
    "A toggle and a draft are there again",
    arguments: [Tasks.Container.stack, .list, .grid, .sections])
  fileprivate func comeBack(_ container: Tasks.Container) throws {
    let harness = show(container)
    try tap("1", harness)
    try harness.textField("note 2").enter("milk")
    harness.scroll(down: 4_000)
    harness.advance(by: 1)
    #expect(!harness.exists("note 2"))
    harness.scroll(down: -4_000)
    harness.advance(by: 1)
    #expect(isOn("1", harness) == true)
    #expect(isOn("2", harness) == false)
    #expect(try harness.textField("note 2").element().value == "milk")
  }

  @Test("What was hidden while it was far away begins again", arguments: [false, true])
  func hide(isPaired: Bool) throws {
    for returnsHidden in isPaired ? [true] : [true, false] {
      let harness = Harness(size: CGSize(width: 300, height: 400)) { Hiding(isPaired: isPaired) }
      try tap("1", harness)
      harness.scroll(down: 4_000)
      harness.advance(by: 1)
      harness.tap("Hide")
      if !returnsHidden { harness.tap("Show") }
      harness.scroll(down: -8_000)
      harness.advance(by: 1)
      if returnsHidden { harness.tap("Show") }
      #expect(isOn("1", harness) == false)
    }
  }

  @Test("They go along with rows that move while they are far away")
  func move() throws {
    let harness = show(.stack)
    try tap("1", harness)
    harness.tap("Sort")
    harness.scroll(down: 20_000)
    harness.advance(by: 1)
    #expect(isOn("1", harness) == true)
    #expect(isOn("0", harness) == false)
    harness.scroll(down: -20_000)
    harness.advance(by: 1)
    harness.tap("Insert")
    harness.tap("Sort")
    harness.scroll(down: -20_000)
    harness.advance(by: 1)
    #expect(isOn("1", harness) == true)
  }

  @Test("They end with the row, though nobody sees it")
  func end() throws {
    let harness = show(.list)
    try tap("1", harness)
    try tap("2", harness)
    harness.scroll(down: 4_000)
    harness.advance(by: 1)
    harness.tap("Remove")
    harness.tap("Put back")
    harness.scroll(down: -4_000)
    harness.advance(by: 1)
    #expect(isOn("1", harness) == false)
    #expect(isOn("2", harness) == true)
  }

  @Test("What was done in rows of a row is there, too")
  func inside() throws {
    let harness = Harness(size: CGSize(width: 300, height: 400)) { Carousels() }
    try tap("1.0", harness)
    harness.scroll("2.0", by: CGSize(width: 2_000, height: 0))
    harness.scroll(down: 3_000)
    harness.advance(by: 1)
    harness.scroll(down: -3_000)
    harness.advance(by: 1)
    #expect(isOn("1.0", harness) == true)
    #expect(isOn("0.0", harness) == false)
  }

  @Observable final class Draft {
    var count = 0
  }

  private struct Drafting: View {
    let id: Int
    @State private var draft = Draft()
    var body: some View {
      Button("\(id): \(draft.count)") { draft.count += 1 }.frame(height: 40)
    }
  }

  @Test("An object of a row lives as long as the row is one of the list")
  func object() {
    let harness = Harness(size: CGSize(width: 300, height: 400)) {
      List { ForEach(0..<200, id: \.self) { Drafting(id: $0) } }
    }
    harness.tap("1: 0")
    harness.scroll(down: 4_000)
    harness.advance(by: 1)
    harness.scroll(down: -4_000)
    harness.advance(by: 1)
    #expect(harness.exists("1: 1"))
    #expect(harness.exists("2: 0"))
  }

  private struct Fold: View {
    let id: Int
    @State private var isOpen = false
    var body: some View {
      VStack {
        Button("fold \(id)") { isOpen.toggle() }
        if isOpen { GeometryReader { _ in Task(name: "inner \(id)") }.frame(height: 40) }
      }
      .frame(minHeight: 40)
    }
  }

  @Test("What stands in a row only because of its state is there with its own")
  func nested() throws {
    let harness = Harness(size: CGSize(width: 300, height: 400)) {
      ScrollView { LazyVStack { ForEach(0..<200, id: \.self) { Fold(id: $0).id("fold \($0)") } } }
    }
    harness.tap("fold 1")
    try tap("inner 1", harness)
    harness.scroll(down: 4_000)
    harness.advance(by: 1)
    harness.scroll(down: -4_000)
    harness.advance(by: 1)
    #expect(isOn("inner 1", harness) == true)
  }
}
