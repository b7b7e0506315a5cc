import SwiftUI

struct TodoEntry: Identifiable {
    let id = UUID()
    var title: String
    var isDone = false
}

@Observable
class TodoModel {
    var entries: [TodoEntry] = []
    var draft = ""

    var remaining: Int {
        entries.filter { !$0.isDone }.count
    }

    func add() {
        guard !draft.trimmingCharacters(in: .whitespaces).isEmpty else { return }
        entries.append(TodoEntry(title: draft))
        draft = ""
    }
}

struct TodoTutorial: View {
    @State var model = TodoModel()

    var body: some View {
        VStack {
            HStack {
                TextField("New item", text: $model.draft)
                    .textFieldStyle(.roundedBorder)
                    .onSubmit(model.add)
                Button(action: model.add) {
                    Image(systemName: "plus")
                }
                .accessibilityLabel("Add")
                .disabled(model.draft.isEmpty)
            }
            .padding([.top, .horizontal])

            List($model.entries) { $entry in
                Toggle(entry.title, isOn: $entry.isDone)
            }
            .listStyle(.plain)

            Text("^[\(model.remaining) item](inflect: true) left".isEmpty ? "" : "\(model.remaining) left")
                .font(.footnote)
                .padding(.bottom)
        }
    }
}

#if DEBUG
struct TodoTutorial_Previews: PreviewProvider {
    static var previews: some View {
        let model = TodoModel()
        model.entries = [TodoEntry(title: "Water the plants"), TodoEntry(title: "Call home", isDone: true)]
        return TodoTutorial(model: model)
            .previewLayout(.fixed(width: 360, height: 420))
    }
}
#endif
