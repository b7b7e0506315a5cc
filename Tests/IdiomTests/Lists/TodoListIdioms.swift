import Foundation
import Lamina
import LaminaTesting
import Testing

private struct TodoItem: Identifiable {
  let id = UUID()
  var title: String
  var isDone = false
}

private struct TodoList: View {
  @State private var items = ["Milk", "Bread", "Tea"].map { TodoItem(title: $0) }

  var body: some View {
    NavigationStack {
      List {
        ForEach($items) { $item in
          Toggle(item.title, isOn: $item.isDone)
        }
        .onDelete(perform: deleteItems)
        .onMove(perform: move)
      }
      .navigationTitle("To do")
      .toolbar {
        ToolbarItem(placement: .primaryAction) { EditButton() }
      }
    }
  }

  private func deleteItems(at offsets: IndexSet) { items.remove(atOffsets: offsets) }
  private func move(from source: IndexSet, to destination: Int) {
    items.move(fromOffsets: source, toOffset: destination)
  }
}

@MainActor @Suite("Idioms: a to-do list with an edit button")
struct TodoListIdioms {
  @Test("Edit shows marks, a mark shows Delete, Delete removes the row, Done ends it")
  func editing() {
    let harness = Harness(size: CGSize(width: 360, height: 400)) { TodoList() }
    harness.tap("Edit")
    harness.advance(by: 1)
    let marks = harness.find(.button, "Delete…").elements
    #expect(marks.count == 3)
    if let mark = marks.first {
      harness.tap(at: CGPoint(x: mark.frame.midX, y: mark.frame.midY))
      harness.advance(by: 1)
      harness.tap("Delete")
      harness.advance(by: 1)
    }
    #expect(!harness.exists("Milk") && harness.exists("Bread"))
    harness.tap("Done")
    harness.advance(by: 1)
    #expect(harness.find(.button, "Delete…").elements.isEmpty)
  }

  @Test("A finger pushes a row aside as far as it goes, and it is gone")
  func swipe() {
    let harness = Harness(size: CGSize(width: 360, height: 400)) { TodoList() }
    let y = harness.frame(of: "Bread")?.midY ?? 0
    harness.swipe(from: CGPoint(x: 250, y: y), to: CGPoint(x: 10, y: y), duration: 0.4)
    harness.advance(by: 1)
    #expect(!harness.exists("Bread") && harness.exists("Tea"))
  }
}
