import Lamina
import LaminaTesting
import Testing

/// A board of cards that are dragged between columns, as tutorials write it.
private nonisolated struct TaskItem: Codable, Hashable, Identifiable, Transferable {
  var id: Int
  var title: String

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .json)
  }
}

private struct Column: View {
  let title: String
  let tasks: [TaskItem]
  let isTargeted: Bool

  var body: some View {
    VStack(alignment: .leading) {
      Text("\(title) \(tasks.count)")
      ForEach(tasks) { task in
        Text(task.title)
          .padding(8)
          .background(.quaternary, in: RoundedRectangle(cornerRadius: 8))
          .draggable(task)
      }
      Spacer()
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(isTargeted ? Color.teal.opacity(0.15) : Color.gray.opacity(0.1))
  }
}

private struct Board: View {
  @State private var toDo = [TaskItem(id: 1, title: "Write"), TaskItem(id: 2, title: "Read")]
  @State private var done: [TaskItem] = []
  @State private var isDoneTargeted = false

  var body: some View {
    HStack {
      Column(title: "To do", tasks: toDo, isTargeted: false)
        .dropDestination(for: TaskItem.self) { tasks, _ in
          move(tasks, to: \.toDo)
          return true
        }
      Column(title: "Done", tasks: done, isTargeted: isDoneTargeted)
        .dropDestination(for: TaskItem.self) { tasks, location in
          move(tasks, to: \.done)
          return true
        } isTargeted: { isTargeted in
          isDoneTargeted = isTargeted
        }
    }
  }

  private func move(_ tasks: [TaskItem], to column: KeyPath<Columns, [TaskItem]>) {
    let columns = Columns(toDo: toDo, done: done).moving(tasks, to: column)
    (toDo, done) = (columns.toDo, columns.done)
  }
}

private struct Columns {
  var toDo: [TaskItem]
  var done: [TaskItem]

  func moving(_ tasks: [TaskItem], to column: KeyPath<Columns, [TaskItem]>) -> Columns {
    var next = self
    next.toDo.removeAll(where: tasks.contains)
    next.done.removeAll(where: tasks.contains)
    if column == \Columns.done { next.done += tasks } else { next.toDo += tasks }
    return next
  }
}

/// A list whose rows are put into order by a drop delegate, as older tutorials write it.
private struct Reordering: View {
  @State private var names = ["Ada", "Bea", "Cleo"]
  @State private var moving: String?

  var body: some View {
    VStack {
      ForEach(names, id: \.self) { name in
        Text(name)
          .frame(width: 200, height: 40)
          .background(.gray)
          .onDrag {
            moving = name
            return NSItemProvider(object: name)
          }
          .onDrop(of: [.text], delegate: Order(name: name, names: $names, moving: $moving))
      }
      Text(names.joined(separator: ", "))
    }
  }

  private struct Order: DropDelegate {
    let name: String
    @Binding var names: [String]
    @Binding var moving: String?

    func dropEntered(info: DropInfo) {
      guard let moving, moving != name, let from = names.firstIndex(of: moving),
        let to = names.firstIndex(of: name)
      else { return }
      names.insert(names.remove(at: from), at: to)
    }

    func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .move) }

    func performDrop(info: DropInfo) -> Bool {
      moving = nil
      return true
    }
  }
}

@MainActor @Suite("Idioms: drags", .timeLimit(.minutes(5)))
struct BoardIdioms {
  private func middle(_ name: String, _ harness: Harness) throws -> CGPoint {
    let frame = try #require(harness.frame(of: name))
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  @Test("A card is dragged from one column to the other, and back")
  func board() throws {
    let harness = Harness(size: CGSize(width: 400, height: 300)) { Board() }
    harness.drag(from: try middle("Write", harness), to: CGPoint(x: 300, y: 200))
    #expect(harness.exists("To do 1") && harness.exists("Done 1"))
    harness.drag(from: try middle("Write", harness), to: CGPoint(x: 100, y: 200))
    #expect(harness.exists("To do 2") && harness.exists("Done 0"))
  }

  @Test("Rows are put into another order by a drop delegate")
  func order() throws {
    let harness = Harness(size: CGSize(width: 300, height: 300)) { Reordering() }
    harness.drag(from: try middle("Ada", harness), to: try middle("Cleo", harness))
    #expect(harness.exists("Bea, Cleo, Ada"))
  }
}
