import SwiftUI

struct BoardTask: Identifiable, Equatable {
    let id: Int
    var name: String
    var column: BoardColumn
}

enum BoardColumn: String, CaseIterable, Identifiable {
    case todo = "To do"
    case doing = "Doing"
    case done = "Done"

    var id: Self { self }

    var next: BoardColumn? {
        guard let index = Self.allCases.firstIndex(of: self), index + 1 < Self.allCases.count else {
            return nil
        }
        return Self.allCases[index + 1]
    }
}

struct TaskBoard: View {
    @State var tasks: [BoardTask]

    var body: some View {
        ScrollView(.horizontal, showsIndicators: false) {
            HStack(alignment: .top, spacing: 12) {
                ForEach(BoardColumn.allCases) { column in
                    columnView(column)
                }
            }
            .padding()
        }
    }

    private func columnView(_ column: BoardColumn) -> some View {
        VStack(alignment: .leading) {
            Text(column.rawValue.uppercased())
                .font(.caption)
                .foregroundStyle(.secondary)
            ForEach(tasks.filter { $0.column == column }) { task in
                HStack {
                    Text(task.name)
                    Spacer()
                    if let next = column.next {
                        Button {
                            move(task, to: next)
                        } label: {
                            Image(systemName: "chevron.right")
                        }
                        .accessibilityLabel("Move \(task.name)")
                    }
                }
                .padding(8)
                .background(.thinMaterial, in: .rect(cornerRadius: 8))
            }
        }
        .frame(width: 180)
    }

    private func move(_ task: BoardTask, to column: BoardColumn) {
        guard let index = tasks.firstIndex(of: task) else { return }
        withAnimation {
            tasks[index].column = column
        }
    }
}

#Preview {
    TaskBoard(tasks: [
        BoardTask(id: 1, name: "Write", column: .todo),
        BoardTask(id: 2, name: "Draw", column: .doing),
        BoardTask(id: 3, name: "Ship", column: .done),
    ])
}
