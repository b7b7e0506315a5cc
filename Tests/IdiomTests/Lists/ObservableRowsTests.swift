import Lamina
import LaminaTesting
import Testing

import Observation

@Observable private final class Task: Identifiable {
  let title: String
  var isDone = false
  init(_ title: String) { self.title = title }
}

private struct TaskRow: View {
  @Bindable var task: Task
  var body: some View { Toggle(task.title, isOn: $task.isDone) }
}

private struct TaskList: View {
  @State private var tasks = ["Milk", "Bread", "Eggs"].map { Task($0) }

  private var left: Int { tasks.filter { !$0.isDone }.count }

  var body: some View {
    VStack {
      Text("\(left) left")
      List { ForEach(tasks) { TaskRow(task: $0) } }
      Button("Finish all") { for task in tasks { task.isDone = true } }
    }
  }
}

@MainActor @Suite("Idioms: a list of observable classes")
struct ObservableRowsTests {
  @Test("A switch in a row changes the object, and what counts the objects")
  func toggles() {
    let harness = Harness(size: CGSize(width: 300, height: 300)) { TaskList() }
    #expect(harness.exists("3 left"))
    harness.tap("Bread")
    #expect(harness.exists("2 left"))
    #expect(harness.element("Bread")?.value == "on")
    harness.tap("Bread")
    #expect(harness.exists("3 left"))
    harness.tap("Finish all")
    #expect(harness.exists("0 left"))
    #expect(harness.element("Milk")?.value == "on")
  }
}
