import Foundation
import Lamina
import LaminaTesting
import SeededRandom
import Testing

@MainActor @Suite("Rows that people remove and move", .timeLimit(.minutes(5)))
struct RemovedRowTests {
  fileprivate struct Item: Identifiable, Hashable {
    let id: String
    var isLocked = false
  }

  @Observable final class Model {
    fileprivate var items = ["Ada", "Bo", "Cy", "Di"].map { Item(id: $0) }
    var chosen: Set<String> = []
    var names: [String] { items.map(\.id) }
  }

  private struct Names: View {
    @Bindable var model: Model
    var body: some View {
      List(selection: $model.chosen) {
        ForEach(model.items) { item in
          Text(item.id).deleteDisabled(item.isLocked).moveDisabled(item.isLocked)
        }
        .onDelete { model.items.remove(atOffsets: $0) }
        .onMove { model.items.move(fromOffsets: $0, toOffset: $1) }
      }
    }
  }

  private func list(_ model: Model) -> Harness {
    Harness(size: CGSize(width: 300, height: 300)) { Names(model: model) }
  }

  @Test("The Delete key removes what is chosen, and the next row becomes chosen")
  func deleteKey() {
    let model = Model()
    let harness = list(model)
    harness.tap("Bo")
    harness.press(.deleteForward)
    harness.advance(by: 1)
    #expect(model.names == ["Ada", "Cy", "Di"])
    #expect(model.chosen == ["Cy"])
    harness.press(.delete)
    harness.advance(by: 1)
    harness.press(.delete)
    harness.advance(by: 1)
    #expect(model.names == ["Ada"])
    #expect(model.chosen == ["Ada"])
  }

  @Test("A row that cannot be removed stays, and the others that are chosen go")
  func locked() {
    let model = Model()
    model.items[1].isLocked = true
    model.chosen = ["Ada", "Bo"]
    let harness = list(model)
    harness.press(.tab)
    harness.press(.delete)
    harness.advance(by: 1)
    #expect(model.names == ["Bo", "Cy", "Di"])
  }

  @Test("Alt and an arrow move the chosen row, not beyond the ends, and it stays chosen")
  func moveKeys() {
    let model = Model()
    let harness = list(model)
    harness.tap("Bo")
    harness.press(.downArrow, modifiers: .option)
    #expect(model.names == ["Ada", "Cy", "Bo", "Di"])
    harness.press(.downArrow, modifiers: .option)
    harness.press(.downArrow, modifiers: .option)
    #expect(model.names == ["Ada", "Cy", "Di", "Bo"])
    for _ in 0..<4 { harness.press(.upArrow, modifiers: .option) }
    #expect(model.names == ["Bo", "Ada", "Cy", "Di"])
    #expect(model.chosen == ["Bo"])
  }

  private func middle(_ name: String, _ harness: Harness) -> CGPoint {
    let frame = harness.frame(of: name) ?? .zero
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  @Test("A row that is dragged onto another one takes its place")
  func drag() {
    let model = Model()
    let harness = list(model)
    harness.advance(by: 1)
    harness.drag(from: middle("Ada", harness), to: middle("Cy", harness))
    harness.advance(by: 1)
    #expect(model.names == ["Bo", "Cy", "Ada", "Di"])
    harness.drag(from: middle("Di", harness), to: middle("Bo", harness))
    harness.advance(by: 1)
    #expect(model.names == ["Di", "Bo", "Cy", "Ada"])
  }

  @Test("Escape takes a drag back")
  func escape() {
    let model = Model()
    let harness = list(model)
    let (start, end) = (middle("Ada", harness), middle("Cy", harness))
    let before = harness.frame(of: "Bo")
    harness.pointerDown(at: start)
    for step in 1...4 {
      harness.move(
        to: CGPoint(x: start.x, y: start.y + (end.y - start.y) * CGFloat(step) / 4),
        holding: .primary)
    }
    harness.advance(by: 1)
    #expect(harness.frame(of: "Bo") != before)
    harness.press(.escape)
    harness.advance(by: 1)
    harness.pointerUp(at: end)
    harness.advance(by: 1)
    #expect(model.names == ["Ada", "Bo", "Cy", "Di"])
    #expect(harness.frame(of: "Bo") == before)
  }

  private struct Sections: View {
    @Bindable var model: Nested
    var body: some View {
      List {
        ForEach($model.sections) { $section in
          Section(section.id) {
            ForEach(section.rows, id: \.self) { Text($0) }
              .onDelete { section.rows.remove(atOffsets: $0) }
              .onMove { section.rows.move(fromOffsets: $0, toOffset: $1) }
          }
        }
      }
      .environment(\.editMode, .constant(model.isEdited ? .active : .inactive))
    }
  }

  fileprivate struct Part: Identifiable {
    let id: String
    var rows: [String]
  }

  @Observable final class Nested {
    fileprivate var sections = [
      Part(id: "Early", rows: ["a", "b", "c"]), Part(id: "Late", rows: ["d", "e", "f", "g"]),
    ]
    var isEdited = false
    var rows: [[String]] { sections.map(\.rows) }
  }

  @Test("Rows of sections that are removed and moved at random stay those of the model")
  func random() throws {
    for seed in 0..<rounds(2, of: 40) {
      var random = SeededNumbers(seed: UInt64(seed))
      let model = Nested()
      var expected = model.rows
      let harness = Harness(size: CGSize(width: 300, height: 500)) { Sections(model: model) }
      for _ in 0..<8 {
        let section = Int.random(in: 0...1, using: &random)
        guard let row = expected[section].indices.randomElement(using: &random) else { continue }
        let name = expected[section][row]
        let element = try #require(harness.element(name))
        switch Int.random(in: 0..<5, using: &random) {
        case 0:
          try harness.graph.perform(.delete, on: self.row(around: element, harness))
          expected[section].remove(at: row)
        case 1, 2:
          let other = Int.random(in: expected[section].indices, using: &random)
          harness.drag(from: middle(name, harness), to: middle(expected[section][other], harness))
          expected[section].remove(at: row)
          expected[section].insert(name, at: other)
        case 3:
          let isDone =
            (try? harness.graph.perform(
              .custom("Move down"), on: self.row(around: element, harness))) != nil
          #expect(isDone == (row + 1 < expected[section].count))
          if isDone { expected[section].swapAt(row, row + 1) }
        default:
          let isDone =
            (try? harness.graph.perform(.custom("Move up"), on: self.row(around: element, harness)))
            != nil
          #expect(isDone == (row > 0))
          if isDone { expected[section].swapAt(row, row - 1) }
        }
        harness.advance(by: 1)
        #expect(model.rows == expected, "seed \(seed)")
        for name in expected.joined() { #expect(harness.exists(name), "seed \(seed): \(name)") }
      }
    }
  }

  /// The row in which an element is.
  private func row(around element: SemanticElement, _ harness: Harness) -> Node.ID {
    harness.semanticTree.all.first {
      $0.semantics.role == .row
        && $0.frame.contains(CGPoint(x: element.frame.midX, y: element.frame.midY))
    }?.id ?? element.id
  }

  @Test(
    "In a list that is edited a mark shows the button that removes the row, also beside swipe actions"
  )
  func marks() throws {
    for hasActions in [false, true] {
      let model = Model()
      let harness = Harness(size: CGSize(width: 300, height: 300)) {
        List {
          ForEach(model.items) { item in
            if hasActions {
              Text(item.id).swipeActions {
                Button("Delete", role: .destructive) { model.items.removeAll { $0 == item } }
              }
            } else {
              Text(item.id)
            }
          }
          .onDelete { model.items.remove(atOffsets: $0) }
        }
        .environment(\.editMode, .constant(.active))
      }
      let marks = harness.find(.button, "Delete…").elements
      #expect(marks.count == 4)
      let mark = try #require(marks.dropFirst().first)
      harness.tap(at: CGPoint(x: mark.frame.midX, y: mark.frame.midY))
      harness.advance(by: 1)
      harness.tap("Delete")
      harness.advance(by: 1)
      #expect(model.names == ["Ada", "Cy", "Di"])
      #expect(harness.find(.button, "Delete…").elements.count == 3)
    }
  }

  private struct Screen: View {
    @State var names = ["Ada", "Bo"]
    var body: some View {
      VStack {
        EditButton()
        List { ForEach(names, id: \.self) { Text($0) }.onDelete { names.remove(atOffsets: $0) } }
      }
    }
  }

  @Test("An edit button beside a list edits it without a binding")
  func editButton() {
    let harness = Harness(size: CGSize(width: 300, height: 300)) { Screen() }
    #expect(harness.find(.button, "Delete…").elements.isEmpty)
    harness.tap("Edit")
    harness.advance(by: 1)
    #expect(harness.find(.button, "Delete…").elements.count == 2)
    harness.tap("Done")
    harness.advance(by: 1)
    #expect(harness.find(.button, "Delete…").elements.isEmpty)
  }

  private struct Bound: View {
    @Bindable var model: Model
    var body: some View {
      List($model.items, editActions: .all, selection: $model.chosen) { $item in Text(item.id) }
    }
  }

  @Test("A list of bindings removes and moves by itself")
  func editActions() {
    let model = Model()
    let harness = Harness(size: CGSize(width: 300, height: 300)) { Bound(model: model) }
    harness.tap("Cy")
    harness.press(.upArrow, modifiers: .option)
    #expect(model.names == ["Ada", "Cy", "Bo", "Di"])
    harness.press(.delete)
    harness.advance(by: 1)
    #expect(model.names == ["Ada", "Bo", "Di"])
  }

  @Test("Offsets are removed and moved as SwiftUI does")
  func offsets() {
    var names = ["a", "b", "c", "d", "e"]
    names.move(fromOffsets: [0, 3], toOffset: 2)
    #expect(names == ["b", "a", "d", "c", "e"])
    names.move(fromOffsets: [4], toOffset: 0)
    #expect(names == ["e", "b", "a", "d", "c"])
    names.move(fromOffsets: [0], toOffset: 5)
    #expect(names == ["b", "a", "d", "c", "e"])
    names.remove(atOffsets: [0, 4, 9])
    #expect(names == ["a", "d", "c"])
  }
}
