import Lamina
import LaminaTesting
import Testing

private struct Limited: View {
  @State private var text = ""
  @State private var changes = 0
  var body: some View {
    VStack {
      TextField("Code", text: $text)
      Text("\(text), \(changes)")
    }
    .onChange(of: text) { old, new in
      changes += 1
      if new.count > 3 { text = old }
    }
  }
}

private struct Temperature: View {
  @State private var celsius = 0
  @State private var fahrenheit = 32
  var body: some View {
    VStack {
      Text("\(celsius) C is \(fahrenheit) F")
      Button("C") { celsius += 10 }
      Button("F") { fahrenheit += 18 }
    }
    .onChange(of: celsius) { fahrenheit = celsius * 9 / 5 + 32 }
    .onChange(of: fahrenheit) { celsius = (fahrenheit - 32) * 5 / 9 }
  }
}

@Observable private final class Filter {
  var word = ""
  private(set) var runs: [String] = []
  func run() { runs.append(word) }
}
private struct FilterScreen: View {
  @State private var filter = Filter()
  var body: some View {
    VStack {
      Button("a") { filter.word += "a" }
      Text(filter.runs.joined(separator: " "))
    }
    .onChange(of: filter.word, initial: true) { filter.run() }
  }
}

private struct Mirror: View {
  @Binding var value: Int
  @State private var copy = 0
  var body: some View {
    HStack {
      Text("copy \(copy)")
      Button("Copy up") { value = copy + 100 }
    }
    .onAppear { copy = value }
    .onChange(of: value) { copy = value }
  }
}
private struct MirrorScreen: View {
  @State private var value = 1
  var body: some View {
    VStack {
      Text("value \(value)")
      Button("Add") { value += 1 }
      Mirror(value: $value)
    }
  }
}

private struct Choice: View {
  @State private var all = false
  @State private var some = [false, false]
  var body: some View {
    VStack {
      Toggle("All", isOn: $all)
      ForEach(some.indices, id: \.self) { index in Toggle("Some \(index)", isOn: $some[index]) }
      Text(all ? "everything" : "not everything")
    }
    .onChange(of: all) { if all { some = [true, true] } }
    .onChange(of: some) { all = some.allSatisfy(\.self) }
  }
}

private struct Computed: View {
  @State private var width = 2
  @State private var height = 3
  private var area: Int { width * height }
  private var doubled: Binding<Int> { Binding(get: { width * 2 }, set: { width = $0 / 2 }) }
  var body: some View {
    VStack {
      Text("area \(area)")
      Adder(value: doubled)
    }
  }
}
private struct Adder: View {
  @Binding var value: Int
  var body: some View { Button("value \(value)") { value += 2 } }
}

@MainActor @Suite("Idioms: onChange that writes back")
struct ChangeIdioms {
  @Test("A field is held to three letters")
  func limited() {
    let harness = Harness(size: CGSize(width: 300, height: 200)) { Limited() }
    harness.tap("Code")
    harness.type("abcd")
    #expect(harness.element("Code") != nil)
    #expect(harness.semanticTree.description.contains("abc, "))
    #expect(!harness.semanticTree.description.contains("abcd"))
  }

  @Test("Two numbers that follow each other come to rest")
  func temperature() {
    let harness = Harness(size: CGSize(width: 300, height: 200)) { Temperature() }
    harness.tap("C")
    #expect(harness.exists("10 C is 50 F"))
    harness.tap("F")
    #expect(harness.exists("20 C is 68 F"))
  }

  @Test("A change in a model runs what the model offers, at first too")
  func filter() {
    let harness = Harness(size: CGSize(width: 300, height: 200)) { FilterScreen() }
    harness.tap("a")
    harness.tap("a")
    #expect(harness.exists(" a aa"))
  }

  @Test("A copy of a binding follows it both ways")
  func mirror() {
    let harness = Harness(size: CGSize(width: 300, height: 200)) { MirrorScreen() }
    harness.tap("Add")
    #expect(harness.exists("copy 2"))
    harness.tap("Copy up")
    #expect(harness.exists("value 102"))
    #expect(harness.exists("copy 102"))
  }

  @Test("A toggle for all and toggles for each")
  func choice() {
    let harness = Harness(size: CGSize(width: 300, height: 300)) { Choice() }
    harness.tap("All")
    #expect(harness.exists("everything"))
    harness.tap("Some 1")
    #expect(harness.exists("not everything"))
    harness.tap("Some 1")
    #expect(harness.exists("everything"))
  }

  @Test("A binding computed from state")
  func computed() {
    let harness = Harness(size: CGSize(width: 300, height: 200)) { Computed() }
    harness.tap("value 4")
    #expect(harness.exists("area 9"))
    #expect(harness.exists("value 6"))
  }
}
