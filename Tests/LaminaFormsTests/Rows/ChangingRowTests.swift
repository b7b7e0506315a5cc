import Foundation
import Lamina
import LaminaTesting
import Testing

@MainActor @Suite("Rows that change while people change them", .timeLimit(.minutes(5)))
struct ChangingRowTests {
  fileprivate struct Item: Identifiable, Hashable {
    let id: String
    var isLocked = false
  }

  @Observable final class Model {
    fileprivate var items: [Item]
    var chosen: Set<String> = []
    var isOn = true
    var names: [String] { items.map(\.id) }

    init(_ names: [String] = ["Ada", "Bo", "Cy", "Di"]) { items = names.map { Item(id: $0) } }
  }

  private struct Names: View {
    let model: Model
    var body: some View {
      List {
        ForEach(model.items) { Text($0.id) }
          .onDelete(perform: model.isOn ? { model.items.remove(atOffsets: $0) } : nil)
          .onMove { model.items.move(fromOffsets: $0, toOffset: $1) }
      }
    }
  }

  private func list(_ model: Model, height: CGFloat = 300, isEdited: Bool = false) -> Harness {
    let harness = Harness(size: CGSize(width: 300, height: height)) {
      Names(model: model).environment(\.editMode, .constant(isEdited ? .active : .inactive))
    }
    harness.advance(by: 1)
    return harness
  }

  /// Takes a row to another one, and holds it there.
  private func carry(_ name: String, to other: String, _ harness: Harness) -> CGPoint {
    let (from, to) = (harness.frame(of: name) ?? .zero, harness.frame(of: other) ?? .zero)
    harness.pointerDown(at: CGPoint(x: from.midX, y: from.midY))
    for step in 1...8 {
      let y = from.midY + (to.midY - from.midY) * CGFloat(step) / 8
      harness.move(to: CGPoint(x: from.midX, y: y), holding: .primary)
    }
    harness.advance(by: 1)
    return CGPoint(x: from.midX, y: to.midY)
  }

  private func expectFresh(_ harness: Harness, _ fresh: Harness, _ model: Model) {
    for name in model.names {
      #expect(harness.frame(of: name) == fresh.frame(of: name), "\(name)")
    }
  }

  @Test("Where rows go while one is carried all stand as in a fresh list, and nothing is moved")
  func carried() {
    for gone in [["Ada"], ["Cy"], ["Di"], ["Ada", "Bo", "Cy"]] {
      let model = Model()
      let harness = list(model)
      let place = carry("Ada", to: "Cy", harness)
      model.items.removeAll { gone.contains($0.id) }
      let expected = model.names
      harness.advance(by: 2)
      expectFresh(harness, list(model), model)
      harness.move(to: CGPoint(x: place.x, y: place.y + 20), holding: .primary)
      harness.pointerUp(at: place)
      harness.advance(by: 1)
      #expect(model.names == expected)
      expectFresh(harness, list(model), model)
    }
  }

  @Test("A list of which little is left while its last row is carried goes on")
  func shrunk() {
    let model = Model((0..<130).map { "row \($0)" })
    let harness = list(model, height: 4600)
    let place = carry("row 129", to: "row 125", harness)
    model.items.removeLast(127)
    harness.advance(by: 1)
    harness.pointerUp(at: place)
    harness.advance(by: 1)
    #expect(model.names == ["row 0", "row 1", "row 2"])
  }

  @Test(
    "Rows that can be removed from now on, or no longer, look as in a fresh list that is edited")
  func abilities() {
    let model = Model()
    let harness = list(model, isEdited: true)
    for isOn in [false, true, false] {
      model.isOn = isOn
      harness.advance(by: 1)
      #expect(harness.find(.button, "Delete…").elements.count == (isOn ? 4 : 0))
      expectFresh(harness, list(model, isEdited: true), model)
    }
  }

  private struct Locked: View {
    let item: Item
    let isConditional: Bool
    var body: some View {
      if isConditional, !item.isLocked {
        Text(item.id)
      } else {
        Text(item.id).deleteDisabled(item.isLocked)
      }
    }
  }

  @Test("A row whose body keeps it stays, until that no longer does", arguments: [false, true])
  func locked(isConditional: Bool) {
    struct Names: View {
      @Bindable var model: Model
      let isConditional: Bool
      var body: some View {
        List(selection: $model.chosen) {
          ForEach(model.items) { Locked(item: $0, isConditional: isConditional) }
            .onDelete { model.items.remove(atOffsets: $0) }
        }
      }
    }
    let model = Model()
    model.items[1].isLocked = true
    let harness = Harness(size: CGSize(width: 300, height: 300)) {
      Names(model: model, isConditional: isConditional)
    }
    harness.tap("Bo")
    harness.press(.delete)
    harness.advance(by: 1)
    #expect(model.names == ["Ada", "Bo", "Cy", "Di"])
    model.items[1].isLocked = false
    harness.advance(by: 1)
    harness.press(.delete)
    harness.advance(by: 1)
    #expect(model.names == ["Ada", "Cy", "Di"])
    #expect(model.chosen == ["Cy"])
  }

  @Test("A loop that moves by itself can have rows removed by an action")
  func editActionsAndDelete() {
    struct Names: View {
      @Bindable var model: Model
      var body: some View {
        List(selection: $model.chosen) {
          ForEach($model.items, editActions: .move) { $item in Text(item.id) }
            .onDelete { model.items.remove(atOffsets: $0) }
        }
      }
    }
    let model = Model()
    let harness = Harness(size: CGSize(width: 300, height: 300)) { Names(model: model) }
    harness.tap("Bo")
    harness.press(.delete)
    harness.advance(by: 1)
    #expect(model.names == ["Ada", "Cy", "Di"])
    harness.press(.downArrow, modifiers: .option)
    #expect(model.names == ["Ada", "Di", "Cy"])
  }

  @Test("A list of strings that are their own ids removes and moves by itself, and has a selection")
  func ownIDs() {
    struct Names: View {
      @State var names = ["Ada", "Bo", "Cy"]
      @State var chosen: Set<String> = []
      var body: some View {
        List($names, id: \.self, editActions: .all, selection: $chosen) { $name in Text(name) }
          .overlay(alignment: .bottom) {
            Text(names.joined(separator: " ")).accessibilityIdentifier("names")
          }
      }
    }
    let harness = Harness(size: CGSize(width: 300, height: 300)) { Names() }
    harness.tap("Ada")
    harness.press(.downArrow, modifiers: .option)
    harness.advance(by: 1)
    #expect(harness.text(of: "names") == "Bo Ada Cy")
    harness.press(.delete)
    harness.advance(by: 1)
    #expect(harness.text(of: "names") == "Bo Cy")
  }

  @Test("A strip whose buttons go while it shows lets the content back")
  func emptied() {
    struct Mail: View {
      let model: Model
      var body: some View {
        List {
          ForEach(model.items) { item in
            Text(item.id).swipeActions { if model.isOn { Button("Flag") {} } }
          }
        }
      }
    }
    let model = Model()
    let harness = Harness(size: CGSize(width: 400, height: 300)) { Mail(model: model) }
    let place = harness.frame(of: "Bo") ?? .zero
    harness.drag(
      from: CGPoint(x: 350, y: place.midY), to: CGPoint(x: 270, y: place.midY))
    harness.advance(by: 1)
    #expect(harness.exists("Flag"))
    #expect(harness.frame(of: "Bo") != place)
    model.isOn = false
    harness.advance(by: 1)
    #expect(harness.frame(of: "Bo") == place)
  }
}
