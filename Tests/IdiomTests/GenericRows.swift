// Rows and containers that take any content, as component folders are full of.
import Lamina
import LaminaTesting
import Testing

private struct Card<Content: View>: View {
  let title: String
  private let content: Content

  init(_ title: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(title).font(.headline)
      content
    }
    .padding()
    .background(RoundedRectangle(cornerRadius: 12, style: .continuous).fill(.background))
  }
}

private struct CardPage: View {
  @State private var isOn = false

  var body: some View {
    Card("Settings") {
      Toggle("Sound", isOn: $isOn)
      if isOn { Text("Loud") }
    }
  }
}

/// A row with a leading, a middle and a trailing part, some of which may be left out.
private struct Row<Leading: View, Trailing: View>: View {
  let title: String
  let leading: Leading
  let trailing: Trailing

  init(
    _ title: String, @ViewBuilder leading: () -> Leading, @ViewBuilder trailing: () -> Trailing
  ) {
    self.title = title
    self.leading = leading()
    self.trailing = trailing()
  }

  var body: some View {
    HStack {
      leading
      Text(title)
      Spacer()
      trailing
    }
  }
}

extension Row where Leading == EmptyView {
  init(_ title: String, @ViewBuilder trailing: () -> Trailing) {
    self.init(title, leading: { EmptyView() }, trailing: trailing)
  }
}

private struct RowPage: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Row("Plain") { Text("\(count)") }
      Row("Full") {
        Image(systemName: "star")
      } trailing: {
        Button("Add") { count += 1 }
      }
    }
  }
}

/// A chooser over anything that can be distinguished and named.
private struct Chooser<Value: Hashable & CaseIterable & RawRepresentable>: View
where Value.AllCases: RandomAccessCollection, Value.RawValue == String {
  @Binding var selection: Value

  var body: some View {
    HStack {
      ForEach(Value.allCases, id: \.self) { value in
        Button(value.rawValue.capitalized) { selection = value }
          .disabled(value == selection)
      }
    }
  }
}

private enum Flavour: String, CaseIterable {
  case vanilla, chocolate

  var color: Color {
    switch self {
    case .vanilla: .yellow
    case .chocolate: .brown
    }
  }

  @ViewBuilder var badge: some View {
    switch self {
    case .vanilla: Text("V").foregroundStyle(color)
    case .chocolate: Label("C", systemImage: "star.fill")
    }
  }
}

private struct FlavourPage: View {
  @State private var flavour = Flavour.vanilla

  var body: some View {
    VStack {
      Chooser(selection: $flavour)
      Text("Eating \(flavour.rawValue)")
      flavour.badge
    }
  }
}

/// A list that loads, fails or is there, with the view of each state given.
private enum Loading<Value> {
  case loading
  case failed(String)
  case loaded(Value)
}

private struct LoadingView<Value, Content: View>: View {
  let state: Loading<Value>
  let retry: () -> Void
  @ViewBuilder let content: (Value) -> Content

  var body: some View {
    switch state {
    case .loading: ProgressView()
    case .failed(let message):
      VStack {
        Text(message)
        Button("Retry", action: retry)
      }
    case .loaded(let value): content(value)
    }
  }
}

private struct LoadingPage: View {
  @State private var state: Loading<[String]> = .failed("No net")

  var body: some View {
    LoadingView(state: state) {
      state = .loaded(["a", "b"])
    } content: { names in
      ForEach(names, id: \.self) { Text("Name \($0)") }
    }
  }
}

/// Views held in an array, and a function that builds views.
private struct Stepper3: View {
  @State private var step = 0

  private let pages: [AnyView] = [
    AnyView(Text("One")), AnyView(Image(systemName: "star")), AnyView(Text("Three")),
  ]

  @ViewBuilder private func footer(for step: Int) -> some View {
    if step < pages.count - 1 {
      Button("Next") { self.step += 1 }
    } else {
      Text("Done").bold()
    }
  }

  var body: some View {
    VStack {
      pages[step]
      footer(for: step)
    }
  }
}

/// A grid that is given a number of columns and a cell for each element.
private struct SimpleGrid<Data: RandomAccessCollection, Cell: View>: View
where Data.Element: Identifiable {
  let data: Data
  let columns: Int
  @ViewBuilder let cell: (Data.Element) -> Cell

  var body: some View {
    LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: columns)) {
      ForEach(data) { element in cell(element) }
    }
  }
}

private struct Tile: Identifiable {
  let id: Int
}

@MainActor @Suite("Idioms: generic rows and containers")
struct GenericRowIdioms {
  private let size = CGSize(width: 360, height: 240)

  @Test("A card shows whatever it is given, and its state goes on")
  func card() {
    let harness = Harness(size: size) { CardPage() }
    harness.tap("Sound")
    #expect(harness.exists("Loud"))
    #expect(harness.exists("Settings"))
  }

  @Test("A row with parts that may be left out")
  func row() {
    let harness = Harness(size: size) { RowPage() }
    harness.tap("Add")
    #expect(harness.exists("1"))
  }

  @Test("A chooser over an enum's cases")
  func chooser() {
    let harness = Harness(size: size) { FlavourPage() }
    #expect(harness.exists("V"))
    harness.tap("Chocolate")
    #expect(harness.exists("Eating chocolate"))
    #expect(harness.exists("C"))
  }

  @Test("A view of what is loading, failed or there")
  func loading() {
    let harness = Harness(size: size) { LoadingPage() }
    #expect(harness.exists("No net"))
    harness.tap("Retry")
    #expect(harness.exists("Name b"))
  }

  @Test("Pages in an array, with a footer from a function")
  func pages() {
    let harness = Harness(size: size) { Stepper3() }
    harness.tap("Next")
    harness.tap("Next")
    #expect(harness.exists("Three"))
    #expect(harness.exists("Done"))
  }

  @Test("A grid for any data")
  func grid() {
    let harness = Harness(size: size) {
      SimpleGrid(data: (1...4).map(Tile.init), columns: 2) { Text("Tile \($0.id)") }
    }
    let frames = (1...4).compactMap { harness.frame(of: "Tile \($0)") }
    #expect(frames.count == 4)
    #expect(frames.first?.minY == frames.dropFirst().first?.minY)
    #expect((frames.last?.minY ?? 0) > (frames.first?.minY ?? 0))
  }
}
