// Bindings into arrays, dictionaries, sets and optionals: rows that write back.
import Foundation
import Lamina
import LaminaTesting
import Testing

private struct Chore: Identifiable, Hashable {
  let id: Int
  var title: String
  var isDone = false
  var note: String?
}

private let chores = [
  Chore(id: 1, title: "Wash"), Chore(id: 2, title: "Iron", isDone: true),
  Chore(id: 3, title: "Fold"),
]

/// `ForEach($items) { $item in`, as Apple's own samples write it.
private struct ChoreForm: View {
  @State private var items = chores

  var body: some View {
    VStack {
      ForEach($items) { $item in
        HStack {
          Toggle(item.title, isOn: $item.isDone)
          TextField("Title of \(item.id)", text: $item.title)
        }
      }
      Text(items.filter(\.isDone).map(\.title).joined(separator: ", "))
      Button("Remove first") { items.removeFirst() }
    }
  }
}

/// The same in a list.
private struct ChoreList: View {
  @State private var items = chores

  var body: some View {
    VStack {
      List($items) { $item in Toggle(item.title, isOn: $item.isDone) }
      Text("\(items.filter(\.isDone).count) of \(items.count)")
    }
  }
}

/// A list of bindings with a selection.
private struct SelectableChores: View {
  @State private var items = chores
  @State private var selection: Int?

  var body: some View {
    VStack {
      List($items, selection: $selection) { $item in Text(item.title) }
      Button("Rename") {
        guard let index = items.firstIndex(where: { $0.id == selection }) else { return }
        items[index].title += "!"
      }
    }
  }
}

/// Only some of the bindings.
private struct OpenChores: View {
  @State private var items = chores

  var body: some View {
    VStack {
      ForEach($items.filter { !$0.isDone.wrappedValue }) { $item in
        Button("Finish \(item.title)") { item.isDone = true }
      }
      Text("\(items.filter { !$0.isDone }.count) open")
    }
  }
}

/// Rows that are numbered.
private struct NumberedChores: View {
  @State private var items = chores

  var body: some View {
    VStack {
      ForEach(Array($items.enumerated()), id: \.offset) { index, item in
        Toggle("\(index + 1). \(item.title.wrappedValue)", isOn: item.isDone)
      }
      Text(items.map { $0.isDone ? "x" : "-" }.joined())
    }
  }
}

/// Rows by index, over plain texts.
private struct Indexed: View {
  @State private var names = ["Ada", "Grace"]

  var body: some View {
    VStack {
      ForEach($names.indices, id: \.self) { index in TextField("Name \(index)", text: $names[index])
      }
      ForEach(names.indices, id: \.self) { Text("\($0): \(names[$0])") }
      Button("Drop") { names.removeLast() }
    }
  }
}

/// Texts that are their own ids.
private struct OwnIDs: View {
  @State private var tags = ["red", "green"]

  var body: some View {
    VStack {
      ForEach($tags, id: \.self) { $tag in TextField("Tag", text: $tag) }
      Text(tags.joined(separator: " "))
    }
  }
}

/// Sections of rows, both behind bindings.
private struct Folder: Identifiable {
  let id: String
  var chores: [Chore]
}

private struct Folders: View {
  @State private var folders = [
    Folder(id: "Home", chores: [chores[0]]), Folder(id: "Work", chores: [chores[2]]),
  ]

  var body: some View {
    List {
      ForEach($folders) { $folder in
        Section(folder.id) {
          ForEach($folder.chores) { $chore in
            Toggle("\(folder.id): \(chore.title)", isOn: $chore.isDone)
          }
        }
      }
      Text("\(folders.flatMap(\.chores).filter(\.isDone).count) done")
    }
  }
}

/// Values of a dictionary.
private struct Scores: View {
  @State private var scores = ["Ada": 1, "Grace": 2]

  private func score(of name: String) -> Binding<Int> {
    Binding(get: { scores[name, default: 0] }, set: { scores[name] = $0 })
  }

  var body: some View {
    VStack {
      ForEach(scores.keys.sorted(), id: \.self) { name in
        Stepping(title: name, value: score(of: name))
      }
      Toggle(
        "Alan",
        isOn: Binding(get: { scores["Alan"] != nil }, set: { scores["Alan"] = $0 ? 0 : nil }))
      Text(
        scores.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", "))
    }
  }
}

private struct Stepping: View {
  let title: String
  @Binding var value: Int

  var body: some View { Button("\(title)+") { value += 1 } }
}

/// Membership of a set as a switch.
private struct Toppings: View {
  @State private var chosen: Set<String> = ["Basil"]

  private func contains(_ topping: String) -> Binding<Bool> {
    Binding {
      chosen.contains(topping)
    } set: {
      if $0 { chosen.insert(topping) } else { chosen.remove(topping) }
    }
  }

  var body: some View {
    VStack {
      ForEach(["Basil", "Olives"], id: \.self) { Toggle($0, isOn: contains($0)) }
      Text(chosen.sorted().joined(separator: "+"))
    }
  }
}

/// A row that was handed a binding and is removed by its own button.
private struct Removing: View {
  @State private var items = chores

  var body: some View {
    VStack {
      ForEach($items) { $item in
        RemovableRow(item: $item) { items.removeAll { $0.id == item.id } }
      }
      Text("\(items.count) left")
    }
  }
}

private struct RemovableRow: View {
  @Binding var item: Chore
  let remove: () -> Void

  var body: some View {
    HStack {
      TextField("Chore \(item.id)", text: $item.title)
      Button("Remove \(item.id)", action: remove)
    }
  }
}

@MainActor @Suite("Idioms: bindings into collections")
struct CollectionBindingIdioms {
  private let size = CGSize(width: 400, height: 400)

  @Test("Each row of a ForEach over a binding writes its own element")
  func form() throws {
    let harness = Harness(size: size) { ChoreForm() }
    try harness.textField("Title of 3").enter("Put away")
    harness.tap("Put away")
    #expect(harness.exists("Iron, Put away"))
    harness.tap("Remove first")
    try harness.textField("Title of 2").enter("Press")
    #expect(harness.exists("Press, Put away"))
  }

  @Test("Each row of a list over a binding writes its own element")
  func list() {
    let harness = Harness(size: size) { ChoreList() }
    harness.tap("Fold")
    #expect(harness.exists("2 of 3"))
  }

  @Test("A list of bindings selects by the elements' ids")
  func selection() {
    let harness = Harness(size: size) { SelectableChores() }
    harness.tap("Iron")
    harness.tap("Rename")
    #expect(harness.exists("Iron!"))
  }

  @Test("Bindings that were filtered write into the whole")
  func filtered() {
    let harness = Harness(size: size) { OpenChores() }
    harness.tap("Finish Fold")
    #expect(harness.exists("1 open"))
    #expect(!harness.exists("Finish Fold"))
  }

  @Test("Bindings can be enumerated")
  func numbered() {
    let harness = Harness(size: size) { NumberedChores() }
    harness.tap("3. Fold")
    #expect(harness.exists("-xx"))
  }

  @Test("Rows by index write their element, and one that goes takes nothing along")
  func indexed() throws {
    let harness = Harness(size: size) { Indexed() }
    try harness.textField("Name 1").enter("Hedy")
    #expect(harness.exists("1: Hedy"))
    harness.tap("Drop")
    #expect(harness.exists("0: Ada"))
    #expect(!harness.exists("1: Hedy"))
  }

  @Test("A text that is its own id can be edited")
  func ownIDs() throws {
    let harness = Harness(size: size) { OwnIDs() }
    try harness.find(.textField, "Tag").at(1).enter("blue")
    #expect(harness.exists("red blue"))
  }

  @Test("Rows in sections write through both bindings")
  func folders() {
    let harness = Harness(size: size) { Folders() }
    harness.tap("Work: Fold")
    #expect(harness.exists("1 done"))
  }

  @Test("Values of a dictionary are written, made and taken away")
  func scores() {
    let harness = Harness(size: size) { Scores() }
    harness.tap("Ada+")
    harness.tap("Alan")
    #expect(harness.exists("Ada 2, Alan 0, Grace 2"))
    harness.tap("Alan+")
    #expect(harness.exists("Ada 2, Alan 1, Grace 2"))
    harness.tap("Alan")
    #expect(harness.exists("Ada 2, Grace 2"))
  }

  @Test("Membership of a set is a switch")
  func toppings() {
    let harness = Harness(size: size) { Toppings() }
    harness.tap("Olives")
    #expect(harness.exists("Basil+Olives"))
    harness.tap("Basil")
    #expect(harness.exists("Olives"))
  }

  @Test("A row that is removed by its own button leaves the others alone")
  func removing() throws {
    let harness = Harness(size: size) { Removing() }
    harness.tap("Remove 1")
    try harness.textField("Chore 3").enter("Pack")
    harness.tap("Remove 2")
    #expect(harness.exists("1 left"))
    #expect(harness.element("Chore 3")?.semantics.value == "Pack")
  }
}
