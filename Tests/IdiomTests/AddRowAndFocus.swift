import Lamina
import LaminaTesting
import Testing

private struct Todo: Identifiable {
  let id: Int
  var title = ""
}

private struct TodoList: View {
  @State private var todos = [Todo(id: 0)]
  @FocusState private var focused: Int?
  var body: some View {
    VStack(spacing: 0) {
      List {
        ForEach($todos) { $todo in
          TextField("Todo \(todo.id)", text: $todo.title)
            .focused($focused, equals: todo.id)
            .onSubmit(add)
        }
      }
      Button("Add", action: add).keyboardShortcut("n")
      Text(todos.map(\.title).joined(separator: ",")).accessibilityIdentifier("all")
    }
  }

  private func add() {
    let todo = Todo(id: todos.count)
    todos.append(todo)
    focused = todo.id
  }
}

@MainActor @Suite("Idioms: Return adds a row and focuses it")
struct AddRowAndFocusIdiom {
  @Test("Twenty entries, one after the other, each in a row of its own")
  func entries() {
    let harness = Harness(size: CGSize(width: 300, height: 200)) { TodoList() }
    harness.tap("Todo 0")
    for number in 0..<20 { harness.type("t\(number)\n") }
    let expected = (0..<20).map { "t\($0)" }.joined(separator: ",") + ","
    #expect(harness.text(of: "all") == expected)
  }

  @Test("A button and its shortcut add and focus, too")
  func button() {
    let harness = Harness(size: CGSize(width: 300, height: 200)) { TodoList() }
    harness.tap("Add")
    harness.type("one")
    harness.press("n", modifiers: .command)
    harness.type("two")
    #expect(harness.text(of: "all") == ",one,two")
  }
}
