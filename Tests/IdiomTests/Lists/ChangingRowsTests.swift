import Lamina
import LaminaTesting
import Observation
import Testing

/// A row of which only its body knows whether there is something to show.
private struct Match: View {
  let number: Int
  let query: String

  var body: some View {
    if query.isEmpty || "\(number)" == query { Text("row \(number)").frame(height: 20) }
  }
}

private struct Pair: View {
  let number: Int

  var body: some View {
    Text("a\(number)").frame(height: 20)
    Text("b\(number)").frame(height: 20)
  }
}

@Observable private final class Model {
  var query = ""
  var word = "old"
  var isShown = false
  var pins = false
  var items = [1, 2, 3]
  var log: [String] = []
}

@MainActor @Suite("Idioms: rows that know only themselves whether and how they are shown")
struct ChangingRowsTests {
  private let model = Model()

  private func window<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> Harness {
    Harness(size: CGSize(width: 300, height: 400)) { content() }
  }

  private func words(_ harness: Harness) -> [String] { harness.elements(role: .text).map(\.text) }

  @Test(
    "Rows that were empty come back when the query is emptied, wherever the list is",
    arguments: [200, 2_000])
  func query(count: Int) {
    let harness = window { [model] in
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<count, id: \.self) { Match(number: $0, query: model.query) }
        }
      }
    }
    #expect(words(harness).first == "row 0")
    for query in ["150", "7", "none", "199"] {
      model.query = query
      harness.settle()
      #expect(words(harness) == (query == "none" ? [] : ["row \(query)"]))
    }
    model.query = ""
    harness.settle()
    #expect(words(harness).prefix(20) == ArraySlice((0..<20).map { "row \($0)" }))
    harness.scroll(down: 1_000_000)
    harness.advance(by: 1)
    #expect(words(harness).suffix(20) == ArraySlice((count - 20..<count).map { "row \($0)" }))
    model.query = "\(count - 1)"
    harness.settle()
    #expect(words(harness) == ["row \(count - 1)"])
  }

  @Test("A row that hides itself while it is out of sight and comes back is there")
  func hiddenFarAway() {
    let harness = window { [model] in
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<100, id: \.self) { number in
            Match(number: number, query: number == 2 && !model.isShown ? "none" : "")
          }
        }
      }
    }
    #expect(!words(harness).contains("row 2"))
    harness.scroll(down: 1_500)
    harness.settle()
    model.isShown = true
    harness.settle()
    harness.scroll(down: -5_000)
    harness.settle()
    #expect(words(harness).prefix(4) == ["row 0", "row 1", "row 2", "row 3"])
  }

  @Test("Rows of two views under an animation of their own are all there")
  func animatedPairs() {
    let harness = window { [model] in
      ScrollView {
        LazyVStack(spacing: 0) {
          Pair(number: 0).animation(.default, value: model.isShown)
          ForEach(1..<4) { Pair(number: $0).animation(.default, value: model.isShown) }
          ForEach(4..<6) { Pair(number: $0) }.transaction { $0.animation = nil }
        }
      }
    }
    #expect(words(harness) == (0..<6).flatMap { ["a\($0)", "b\($0)"] })
    #expect(harness.diagnostics.isEmpty)
  }

  @Test("Cells of a body of two views are in a row of a grid in a lazy stack")
  func gridOfPairs() {
    let harness = window {
      LazyVStack { Grid { GridRow { Pair(number: 1) } } }
    }
    #expect(words(harness) == ["a1", "b1"])
    #expect(harness.frame(of: "a1")?.minY == harness.frame(of: "b1")?.minY)
  }

  @Test("A row that comes back while it leaves shows what is new", arguments: [true, false])
  func comingBack(isLazy: Bool) {
    let harness = window { [model] in
      let rows = ForEach(model.items, id: \.self) {
        Text("\($0) \(model.word)").frame(height: 20)
      }
      if isLazy { LazyVStack { rows } } else { VStack { rows } }
    }
    withAnimation(.linear(duration: 1)) { model.items = [1, 3] }
    harness.advance(by: 0.1)
    model.word = "new"
    withAnimation(.linear(duration: 1)) { model.items = [1, 2, 3] }
    harness.advance(by: 2)
    #expect(words(harness) == ["1 new", "2 new", "3 new"])
    model.word = "newest"
    harness.settle()
    #expect(words(harness) == ["1 newest", "2 newest", "3 newest"])
  }

  @Test("Rows inside of animation(_:value:) come as in a stack")
  func arrivalInScope() {
    let windows = [true, false].map { isLazy in
      window { [model] in
        let rows = ForEach(model.items, id: \.self) { _ in
          Color.blue.frame(width: 100, height: 20)
        }
        .animation(.linear(duration: 1), value: model.items)
        if isLazy { LazyVStack { rows } } else { VStack { rows } }
      }
    }
    model.items.append(4)
    for harness in windows { harness.advance(by: 0.5) }
    #expect(windows[0].picture().hasSamePixels(as: windows[1].picture()))
    let midway = windows[0].picture()
    for harness in windows { harness.advance(by: 2) }
    #expect(!windows[0].picture().hasSamePixels(as: midway))
  }

  @Test("Headers float once they are pinned, also under an environment of their own")
  func pinnedLater() {
    let harness = window { [model] in
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: model.pins ? [.sectionHeaders] : []) {
          ForEach(0..<5, id: \.self) { section in
            Section {
              ForEach(0..<20, id: \.self) { Text("\(section).\($0)").frame(height: 30) }
            } header: {
              Text("head \(section)").frame(height: 30)
            }
          }
          .foregroundStyle(.red)
        }
      }
    }
    model.pins = true
    harness.settle()
    harness.scroll(down: 300)
    harness.settle()
    #expect(harness.frame(of: "head 0")?.minY == 5)
    model.pins = false
    harness.settle()
    #expect((harness.frame(of: "head 0")?.minY ?? -1) < 0)
  }

  @Test("A view that fits and stays appears once, whatever is put in front of it")
  func viewThatFits() {
    let harness = window { [model] in
      ViewThatFits {
        if model.isShown {
          Color.red.frame(width: 1_000)
            .onAppear { model.log.append("long") }.onDisappear { model.log.append("long left") }
        }
        Text("short")
          .onAppear { model.log.append("short") }.onDisappear { model.log.append("short left") }
      }
    }
    model.isShown = true
    harness.settle()
    model.isShown = false
    harness.settle()
    #expect(words(harness) == ["short"] && model.log == ["short"])
  }

  @Test("What a lone view and one of a hidden type say reaches those that place them")
  func valuesOfLoneViews() {
    let harness = window {
      Group(subviews: Text("x").tag(7)) {
        Text("lone \($0.first?.containerValues.tag(for: Int.self) ?? 0)")
      }
      Group(
        subviews: Group {
          AnyView(Text("a").tag(8))
          Text("b")
        }
      ) { Text("erased \($0.first?.containerValues.tag(for: Int.self) ?? 0)") }
    }
    #expect(words(harness) == ["lone 7", "erased 8"])
  }

  @Test("All rows with tags are selected, whether they were made or not")
  func selectAll() {
    var selection: Set<String> = []
    let harness = window {
      List(
        selection: Binding {
          selection
        } set: {
          selection = $0
        }
      ) {
        ForEach(0..<500) { Text("row \($0)").tag("tag \($0)") }
      }
    }
    harness.tap("row 0")
    harness.press(.character("a"), modifiers: .command)
    #expect(selection.count == 500)
    harness.press(.end)
    #expect(selection == ["tag 499"])
  }

  @Test("An author's modifier around rows of hidden types is around each")
  func modifiedErasedRows() {
    let harness = window {
      List { ForEach(0..<1_000) { AnyView(Text("row \($0)")) }.modifier(Carded()) }
    }
    let rows = harness.elements(role: .row).count
    #expect(rows > 5 && rows < 60)
    #expect(harness.counters.total < 300)
  }
}

private struct Carded: ViewModifier {
  func body(content: Content) -> some View { content.padding(4).background(Color.yellow) }
}
