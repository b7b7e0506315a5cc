import Lamina
import LaminaTesting
import Testing

/// Each way to present something in each situation: never a lost focus, never a background that stays inert.
@MainActor @Suite("Presentations, by kind and situation")
struct PresentationTableTests {
  typealias Kind = PresentationKind

  @Observable final class Model {
    var open: Set<Int> = []
    var presses = 0
    var rows = [1, 2, 3]
    func isOpen(_ level: Int) -> Binding<Bool> {
      Binding {
        self.open.contains(level)
      } set: { isOpen in
        if isOpen { self.open.insert(level) } else { self.open.remove(level) }
      }
    }
  }

  private let model = Model()

  private func window(_ kind: Kind, @ViewBuilder _ content: @escaping () -> some View) -> Harness {
    Harness(size: kind.size, scale: 0.25, content)
  }

  private func expectLive(_ harness: Harness, _ button: String = "behind") throws {
    harness.rest()
    #expect(try harness.deadness(of: button) { model.presses } == nil)
    #expect(harness.graph.keptCounts["presented"] == 0)
    #expect(harness.graph.keptCounts["presentations waiting"] == 0)
  }

  // MARK: Three deep

  /// A level that presents the next one; the third presents nothing.
  private struct Level: View {
    let model: Model
    let level: Int
    let kinds: [Kind]
    var body: some View {
      VStack {
        if level == 0 { Button("behind") { model.presses += 1 } } else { Text("level \(level)") }
        Button("open \(level + 1)") { model.open.insert(level + 1) }
      }
      .frame(maxWidth: 300, maxHeight: 200)
      .modifier(Next(model: model, level: level, kinds: kinds))
    }
  }

  private struct Next: ViewModifier {
    let model: Model
    let level: Int
    let kinds: [Kind]
    func body(content: Content) -> some View {
      if level < kinds.count {
        content.presented(kinds[level], "level \(level + 1)", while: model.isOpen(level + 1)) {
          AnyView(Level(model: model, level: level + 1, kinds: kinds))
        }
      } else {
        content
      }
    }
  }

  private func nested(_ kinds: [Kind]) -> Harness {
    let size = kinds.contains(.narrowInspector) ? Kind.narrowInspector.size : kinds[0].size
    let harness = Harness(size: size, scale: 0.25) { [model] in
      Level(model: model, level: 0, kinds: kinds).frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    for level in 1...kinds.count {
      model.open.insert(level)
      harness.rest()
      #expect(harness.exists("level \(level)"), "\(kinds)")
    }
    return harness
  }

  nonisolated private static var triples: [[Kind]] {
    Kind.withContent.map { [$0, $0, $0] } + Kind.allCases.map { [.sheet, .popover, $0] }
      + Kind.allCases.map { [.cover, .sheet, $0] }
  }

  @Test(
    "Three deep, the innermost ends first, and each gives way to the one below", arguments: triples)
  func innermostFirst(kinds: [Kind]) throws {
    let harness = nested(kinds)
    for level in [3, 2, 1] {
      model.open.remove(level)
      harness.rest()
      #expect(!harness.exists("level \(level)"))
      if level > 1 { #expect(harness.exists("level \(level - 1)")) }
    }
    try expectLive(harness)
  }

  @Test("Three deep, the outermost takes the others along", arguments: triples)
  func outermostFirst(kinds: [Kind]) throws {
    let harness = nested(kinds)
    model.open.remove(1)
    harness.rest()
    for level in 1...3 { #expect(!harness.exists("level \(level)")) }
    model.open = []
    try expectLive(harness)
  }

  @Test("Three deep and all opened in one turn, all come", arguments: triples)
  func allAtOnce(kinds: [Kind]) throws {
    let harness = nested([kinds[0]])
    model.open = []
    harness.rest()
    let deep = Harness(size: harness.graph.shownSize, scale: 0.25) { [model] in
      Level(model: model, level: 0, kinds: kinds).frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    model.open = [1, 2, 3]
    deep.rest()
    #expect(deep.exists("level 3"))
    model.open = []
    try expectLive(deep)
  }

  // MARK: One ends while another comes

  private struct Pair: View {
    let model: Model
    let kinds: (Kind, Kind)
    var body: some View {
      VStack {
        Button("behind") { model.presses += 1 }
          .presented(kinds.0, "first", while: model.isOpen(1)) { Text("first").padding() }
        Text("other")
          .presented(kinds.1, "second", while: model.isOpen(2)) { Text("second").padding() }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }

  private func pair(_ first: Kind, _ second: Kind) -> Harness {
    let size = [first, second].contains(.narrowInspector) ? Kind.narrowInspector.size : first.size
    return Harness(size: size, scale: 0.25) { [model] in Pair(model: model, kinds: (first, second))
    }
  }

  @Test(
    "One is ended by code in the turn in which another opens, or while it moves",
    arguments: Kind.allCases, Kind.allCases)
  func swapped(first: Kind, second: Kind) throws {
    let harness = pair(first, second)
    for pause in [1, 0.1, 0] {
      model.open = [1]
      harness.advance(by: pause)
      model.open = [2]
      harness.rest()
      #expect(harness.exists("second"))
      #expect(!harness.exists("first"))
      model.open = []
      try expectLive(harness)
    }
  }

  @Test(
    "Of two that open in one turn both are seen, one after the other",
    arguments: Kind.allCases, Kind.allCases)
  func twoInATurn(first: Kind, second: Kind) throws {
    let harness = pair(first, second)
    model.open = [1, 2]
    harness.rest()
    if first.isModal, second.isModal {
      #expect(harness.exists("first") != harness.exists("second"))
      let (shown, other) = harness.exists("first") ? (1, "second") : (2, "first")
      model.open.remove(shown)
      harness.rest()
      #expect(harness.exists(other))
    }
    model.open = []
    try expectLive(harness)
  }

  @Test(
    "Opened and opened again in a turn it is there once, and gone at once", arguments: Kind.allCases
  )
  func twice(kind: Kind) throws {
    let harness = pair(kind, .sheet)
    model.open = [1]
    model.open = []
    model.open = [1]
    harness.rest()
    #expect(harness.semanticTree.all.count { $0.label == "first" } == 1)
    model.open = []
    model.open = [1]
    model.open = []
    harness.rest()
    #expect(!harness.exists("first"))
    try expectLive(harness)
  }

  // MARK: Windows and rows

  @Test(
    "A window that closes takes it along, and another one on the same state shows it",
    arguments: Kind.allCases)
  func closing(kind: Kind) throws {
    weak var graph: ViewGraph?
    do {
      let harness = pair(kind, .sheet)
      model.open = [1]
      harness.advance(by: 0.1)
      harness.close()
      graph = harness.graph
    }
    #expect(graph == nil)
    #expect(model.open == [1])
    let again = pair(kind, .sheet)
    again.rest()
    #expect(again.exists("first"))
    model.open = []
    try expectLive(again)
  }

  private struct Rows: View {
    let model: Model
    let kind: Kind
    let isLazy: Bool
    var body: some View {
      VStack {
        Button("behind") { model.presses += 1 }
        if isLazy {
          List(model.rows, id: \.self) { row($0) }
        } else {
          ForEach(model.rows, id: \.self) { row($0) }
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    }

    private func row(_ row: Int) -> some View {
      Button("row \(row)") {}
        .presented(kind, "of \(row)", while: model.isOpen(row)) { Text("of \(row)").padding() }
    }
  }

  @Test(
    "A row that is removed takes along what it presents, and another row can present",
    arguments: Kind.allCases.filter { $0 != .inspector && $0 != .narrowInspector }, [false, true])
  func row(kind: Kind, isLazy: Bool) throws {
    let harness = window(kind) { [model] in Rows(model: model, kind: kind, isLazy: isLazy) }
    try harness.button("row 2").focus()
    model.open = [2]
    harness.rest()
    #expect(harness.exists("of 2"))
    model.rows = [1, 3]
    harness.settle()
    #expect(!harness.exists("of 2"))
    try expectLive(harness)
    model.open = [3]
    harness.rest()
    #expect(harness.exists("of 3"))
    model.open = []
    try expectLive(harness)
  }

  // MARK: The focus

  @Test(
    "The field that had the focus has it again, however it ended", arguments: Kind.allCases,
    [true, false])
  func focus(kind: Kind, isByCode: Bool) throws {
    struct Form: View {
      let model: Model
      let kind: Kind
      @State private var text = ""
      var body: some View {
        VStack {
          Button("behind") { model.presses += 1 }
          TextField("field", text: $text)
        }
        .presented(kind, "first", while: model.isOpen(1)) {
          VStack {
            TextField("inner", text: .constant(""))
            Closer()
          }
        }
      }
    }
    struct Closer: View {
      @Environment(\.dismiss) private var dismiss
      var body: some View { Button("Fine") { dismiss() } }
    }
    let harness = window(kind) { [model] in Form(model: model, kind: kind) }
    try harness.textField("field").focus()
    model.open = [1]
    harness.rest()
    if isByCode || kind == .inspector {
      model.open = []
    } else {
      harness.tap(kind == .banner ? "first" : "Fine")
    }
    harness.rest()
    #expect(model.open.isEmpty)
    #expect(try harness.textField("field").element().isFocused)
    try expectLive(harness)
  }
}
