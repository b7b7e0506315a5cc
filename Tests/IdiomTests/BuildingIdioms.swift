import Lamina
import LaminaTesting
import Testing

private struct Dashboard: View {
  @State private var count = 0
  @State private var isLarge = false

  var body: some View {
    VStack {
      header
      content(for: count)
      footer(title: "More") { count += 1 }
    }
  }

  private var header: some View {
    HStack {
      Text(isLarge ? "LARGE" : "small")
      Button("Size") { isLarge.toggle() }
    }
  }

  @ViewBuilder private func content(for count: Int) -> some View {
    switch count {
    case 0: Text("nothing")
    case 1:
      Text("one")
      Text("thing")
    default: ForEach(0..<count, id: \.self) { Text("thing \($0)") }
    }
  }

  private func footer(title: String, action: @escaping () -> Void) -> some View {
    Button(title, action: action)
  }
}

private struct Card<Content: View, Footer: View>: View {
  let title: String
  @ViewBuilder let content: Content
  @ViewBuilder var footer: () -> Footer
  @State private var isOpen = true
  var body: some View {
    VStack {
      Button(title) { isOpen.toggle() }
      if isOpen { content }
      footer()
    }
  }
}
private struct CardScreen: View {
  @State private var number = 0
  var body: some View {
    Card(title: "Card") {
      Text("inside \(number)")
    } footer: {
      Button("Add") { number += 1 }
    }
  }
}

private enum Page: CaseIterable { case home, list, about }
private struct Pages: View {
  @State private var page = Page.home
  var body: some View {
    VStack {
      screen
      ForEach(Page.allCases, id: \.self) { next in Button("go \("\(next)")") { page = next } }
    }
  }
  private var screen: AnyView {
    switch page {
    case .home: AnyView(Counter(name: "home"))
    case .list: AnyView(List(0..<2) { Text("row \($0)") })
    case .about: AnyView(Counter(name: "about"))
    }
  }
}
private struct Counter: View {
  let name: String
  @State private var taps = 0
  var body: some View { Button("\(name) \(taps)") { taps += 1 } }
}

private struct Row {
  let title: String
  let make: () -> AnyView
}
private struct Table: View {
  let rows: [Row]
  @State private var isReversed = false
  var body: some View {
    VStack {
      Button("Reverse") { isReversed.toggle() }
      ForEach(isReversed ? rows.reversed() : rows, id: \.title) { $0.make() }
    }
  }
}

extension View {
  @ViewBuilder fileprivate func marked(_ isMarked: Bool, _ text: String) -> some View {
    if isMarked {
      HStack {
        self
        Text(text)
      }
    } else {
      self
    }
  }
  fileprivate func apply<Result: View>(_ change: (Self) -> Result) -> Result { change(self) }
}
private struct Marking: View {
  @State private var isMarked = false
  var body: some View {
    VStack {
      Counter(name: "marked").marked(isMarked, "★")
      Button("Mark") { isMarked.toggle() }.apply { $0.padding(4) }
    }
  }
}

@MainActor @Suite("Idioms: views made by functions, properties and closures")
struct BuildingIdioms {
  @Test("A body of properties and functions follows state")
  func parts() {
    let harness = Harness(size: CGSize(width: 300, height: 300)) { Dashboard() }
    harness.tap("Size")
    #expect(harness.exists("LARGE"))
    #expect(harness.exists("nothing"))
    harness.tap("More")
    #expect(harness.exists("thing"))
    harness.tap("More")
    #expect(harness.exists("thing 1"))
    #expect(harness.exists("LARGE"))
  }

  @Test("A card with builders keeps its own state while its content changes")
  func card() {
    let harness = Harness(size: CGSize(width: 300, height: 300)) { CardScreen() }
    harness.tap("Add")
    #expect(harness.exists("inside 1"))
    harness.tap("Card")
    harness.tap("Add")
    #expect(!harness.exists("inside 2"))
    harness.tap("Card")
    #expect(harness.exists("inside 2"))
  }

  @Test("Erased views of one type in one place keep their state, of others begin anew")
  func erased() {
    let harness = Harness(size: CGSize(width: 300, height: 300)) { Pages() }
    harness.tap("home 0")
    harness.tap("go about")
    #expect(harness.exists("about 1"))
    harness.tap("go list")
    #expect(harness.exists("row 1"))
    harness.tap("go home")
    #expect(harness.exists("home 0"))
  }

  @Test("Rows made by closures move with their identity")
  func closures() {
    let harness = Harness(size: CGSize(width: 300, height: 300)) {
      Table(rows: [
        Row(title: "a") { AnyView(Counter(name: "a")) },
        Row(title: "b") { AnyView(Counter(name: "b")) },
      ])
    }
    harness.tap("b 0")
    harness.tap("Reverse")
    #expect(harness.exists("b 1"))
    #expect(harness.exists("a 0"))
  }

  @Test("A conditional modifier changes the view's identity, as everybody knows")
  func conditional() {
    let harness = Harness(size: CGSize(width: 300, height: 300)) { Marking() }
    harness.tap("marked 0")
    harness.tap("Mark")
    #expect(harness.exists("★"))
    #expect(harness.exists("marked 0"))
  }
}
