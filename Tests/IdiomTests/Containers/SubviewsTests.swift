import Lamina
import LaminaTesting
import Testing

/// A card as one writes it: the first view is the title, lines stand between the others.
private struct Card<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    VStack(alignment: .leading) {
      Group(subviews: content) { subviews in
        if let title = subviews.first { title.accessibilityHint("title") }
        ForEach(subviews.dropFirst()) { subview in
          Divider()
          subview
        }
        Text("\(subviews.count) in all")
      }
    }
  }
}

/// A body of several views that share a state.
private struct Stepper2: View {
  let name: String
  @State private var count = 0

  var body: some View {
    Button("\(name) +") { count += 1 }
    Text("\(name): \(count)")
    if count > 2 { Text("\(name): many") }
  }
}

/// A single view with a state of its own.
private struct Tally: View {
  let name: String
  @State private var count = 0
  var body: some View { Button("\(name) \(count)") { count += 1 } }
}

private struct LevelKey: EnvironmentKey { static let defaultValue = "none" }

extension EnvironmentValues {
  fileprivate var level: String {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }
}

private struct Level: View {
  @Environment(\.level) private var level
  var body: some View { Text("level \(level)") }
}

@MainActor @Suite("Idioms: containers that place the views of their content")
struct SubviewsTests {
  private func window<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> Harness {
    Harness(size: CGSize(width: 300, height: 600)) { content() }
  }

  @Test("Statements, loops and conditions are taken view by view")
  func views() {
    let harness = window {
      Card {
        Text("Fruit")
        ForEach(["Apple", "Pear"], id: \.self) { Text($0) }
        if true { Text("Plum") }
        Group {
          Text("Fig")
          EmptyView()
        }
      }
    }
    #expect(harness.exists("5 in all"))
    for name in ["Fruit", "Apple", "Pear", "Plum", "Fig"] { #expect(harness.exists(name)) }
    #expect(harness.diagnostics.isEmpty)
  }

  @Test("A body of several views is several subviews, with one state together")
  func sharedState() {
    let harness = window {
      Card {
        Text("Title")
        Stepper2(name: "A")
        Text("End")
      }
    }
    #expect(harness.exists("4 in all"))
    for _ in 0..<2 { harness.tap("A +") }
    #expect(harness.exists("A: 2") && harness.exists("4 in all"))
    harness.tap("A +")
    #expect(harness.exists("A: 3") && harness.exists("A: many") && harness.exists("5 in all"))
    #expect(harness.exists("End"))
  }

  private struct Changing: View {
    @State private var names = ["a", "b", "c"]

    var body: some View {
      VStack {
        Button("Insert") { names.insert("new", at: 0) }
        Button("Remove") { names.removeAll { $0 == "a" } }
        HStack {
          ForEach(subviews: ForEach(names, id: \.self) { Tally(name: $0) }) { $0.padding(4) }
        }
      }
    }
  }

  @Test("Subviews keep their state when others come and go")
  func state() {
    let harness = window { Changing() }
    harness.tap("c 0")
    harness.tap("Insert")
    #expect(harness.exists("c 1") && harness.exists("new 0"))
    harness.tap("Remove")
    harness.advance(by: 1)
    #expect(harness.exists("c 1") && !harness.exists("a 0") && harness.exists("b 0"))
  }

  @Test("A subview finds the environment of its place, and what its content sets further in")
  func environment() {
    let harness = window {
      Group(
        subviews: Group {
          Level()
          Level().environment(\.level, "own")
        }
      ) { subviews in
        subviews.first?.environment(\.level, "outer")
        subviews.last?.environment(\.level, "outer")
      }
    }
    #expect(harness.exists("level outer") && harness.exists("level own"))
  }

  @Test("In a lazy container each subview is a row")
  func rows() {
    let harness = window {
      List { ForEach(subviews: ForEach(0..<1_000) { Text("row \($0)") }) { $0 } }
    }
    #expect(harness.exists("row 0") && !harness.exists("row 900"))
    #expect(harness.elements(role: .row).first?.semantics.details.place == .init(0, of: 1_000))
  }

  @Test("Subviews appear when they are placed, and not when they are counted")
  func appearing() {
    var appeared: [String] = []
    let harness = window {
      Group(
        subviews: ForEach(["a", "b", "c"], id: \.self) { name in
          Text(name).onAppear { appeared.append(name) }
        }
      ) { $0.prefix(2) }
    }
    #expect(harness.exists("b") && !harness.exists("c"))
    #expect(appeared == ["a", "b"])
  }

  @Test("Subviews that go do so with their transition, and show what they showed")
  func leaving() {
    struct Content: View {
      @State private var names = ["a", "b"]
      var body: some View {
        VStack {
          Button("Go") { withAnimation(.linear(duration: 1)) { _ = names.removeFirst() } }
          ForEach(subviews: ForEach(names, id: \.self) { Text($0).transition(.slide) }) { $0 }
        }
      }
    }
    let harness = window { Content() }
    harness.tap("Go")
    harness.advance(by: 0.5)
    #expect(harness.exists("b"))
    harness.advance(by: 1)
    #expect(!harness.exists("a") && harness.exists("b"))
  }
}

private struct PinnedKey: ContainerValueKey { static let defaultValue = false }

extension ContainerValues {
  fileprivate var isPinned: Bool {
    get { self[PinnedKey.self] }
    set { self[PinnedKey.self] = newValue }
  }
}

extension View {
  fileprivate func pinned(_ isPinned: Bool = true) -> some View {
    containerValue(\.isPinned, isPinned)
  }
}

/// Sections side by side, as a board has them.
private struct Board<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    HStack(alignment: .top) {
      ForEach(sections: content) { section in
        VStack {
          section.header.accessibilityHint("header")
          section.content
          if section.content.isEmpty { Text("nothing here") }
          section.footer
        }
      }
    }
  }
}

@MainActor @Suite("Idioms: what views say to their container")
struct ContainerValuesTests {
  private func window<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> Harness {
    Harness(size: CGSize(width: 600, height: 400)) { content() }
  }

  @Test("Values and tags are known before a view is placed")
  func values() {
    let harness = window {
      Group(
        subviews: Group {
          Text("a").pinned()
          Text("b")
          ForEach(0..<2) { Text("c\($0)").pinned($0 == 1).padding(2) }
          Group {
            Text("d")
            Text("e").pinned(false)
          }
          .pinned()
          Text("f").tag(7).modifier(Padded())
        }
      ) { subviews in
        ForEach(subviews) { subview in
          HStack {
            subview
            Text(subview.containerValues.isPinned ? "pinned" : "loose")
            if subview.containerValues.hasTag(7) { Text("seven") }
          }
        }
      }
    }
    let texts = harness.elements(role: .text).map(\.label)
    #expect(
      texts == [
        "a", "pinned", "b", "loose", "c0", "loose", "c1", "pinned", "d", "pinned", "e", "loose",
        "f",
        "loose", "seven",
      ])
  }

  private struct Padded: ViewModifier {
    func body(content: Content) -> some View { content.padding(3) }
  }

  @Test("Sections come with header, rows and footer; views beside them are a section, too")
  func sections() throws {
    let harness = window {
      Board {
        Text("loose")
        Section("One") {
          Text("1a")
          Text("1b")
        }
        Section {
        } header: {
          Text("Two")
        } footer: {
          Text("foot")
        }
      }
    }
    #expect(harness.exists("nothing here") && harness.exists("foot"))
    let one = try #require(harness.elements(role: .text).first { $0.label == "One" })
    let row = try #require(harness.elements(role: .text).first { $0.label == "1b" })
    let loose = try #require(harness.elements(role: .text).first { $0.label == "loose" })
    #expect(one.frame.maxY <= row.frame.minY && loose.frame.maxX < one.frame.minX)
  }

  @Test("Rows of a section keep their state when sections come")
  func state() {
    struct Content: View {
      @State private var days = ["Mon", "Tue"]
      var body: some View {
        VStack {
          Button("Add") { days.insert("Sun", at: 0) }
          Board {
            ForEach(days, id: \.self) { day in Section(day) { Tally(name: "\(day) x") } }
          }
        }
      }
    }
    let harness = window { Content() }
    harness.tap("Tue x 0")
    harness.tap("Add")
    #expect(harness.exists("Tue x 1") && harness.exists("Sun x 0") && harness.exists("Mon x 0"))
  }
}
