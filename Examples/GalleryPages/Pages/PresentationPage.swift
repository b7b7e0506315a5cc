import Lamina

/// Presentation: sheets, alerts, confirmations and popovers above the page.
struct PresentationPage: View {
  var body: some View {
    PageScaffold(.presentation) {
      Sample("Sheets", "What is below takes nothing meanwhile; Escape goes back.") { Sheets() }
      Sample("Alerts", "Return does the usual, Escape leaves things as they are.") { Alerts() }
      Sample("Popovers", "They point to their view; a press beside them ends them.") { Popovers() }
    }
  }
}

private struct Sheets: View {
  @State private var isAdding = false
  @State private var isChoosing = false
  @State private var isCovering = false
  @State private var names = ["Potato soup"]
  @State private var strength = 2

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      HStack(spacing: 12) {
        Button("Add a dish") { isAdding = true }
          .sheet(isPresented: $isAdding) { NewDish { names.append($0) } }
        Button("From below") { isChoosing = true }
          .sheet(isPresented: $isChoosing) {
            Strength(strength: $strength).presentationDetents([.height(180), .large])
          }
        Button("Over everything") { isCovering = true }
          .fullScreenCover(isPresented: $isCovering) { Cover() }
      }
      Text("\(names.joined(separator: ", ")); tea of strength \(strength)")
        .foregroundStyle(.secondary)
    }
  }
}

private struct NewDish: View {
  let add: (String) -> Void
  @State private var name = ""
  @State private var asksToLeave = false
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      VStack(alignment: .leading, spacing: 12) {
        TextField("Name", text: $name).onSubmit(save)
        Text("A sheet with words in it asks before it goes.")
          .font(.callout).foregroundStyle(.secondary)
      }
      .padding(20)
      .frame(maxHeight: .infinity, alignment: .top)
      .navigationTitle("New dish")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel", action: leave) }
        ToolbarItem(placement: .confirmationAction) {
          Button("Add", action: save).disabled(name.isEmpty)
        }
      }
    }
    .frame(width: 360, height: 220)
    .interactiveDismissDisabled(!name.isEmpty)
    .confirmationDialog("Forget “\(name)”?", isPresented: $asksToLeave) {
      Button("Forget it", role: .destructive) { dismiss() }
      Button("Go on writing", role: .cancel) {}
    }
  }

  private func leave() { if name.isEmpty { dismiss() } else { asksToLeave = true } }

  private func save() {
    guard !name.isEmpty else { return }
    add(name)
    dismiss()
  }
}

private struct Strength: View {
  @Binding var strength: Int

  var body: some View {
    VStack(spacing: 16) {
      Text("How strong?").font(.headline)
      HStack(spacing: 12) {
        ForEach(1..<6) { number in
          Button("\(number)") { strength = number }
            .disabled(number == strength)
        }
      }
    }
    .padding(.top, 28)
    .frame(maxHeight: .infinity, alignment: .top)
  }
}

private struct Cover: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(spacing: 16) {
      Text("Nothing else").font(.largeTitle)
      Button("Back") { dismiss() }.keyboardShortcut(.defaultAction)
    }
  }
}

private struct Alerts: View {
  @State private var asks = false
  @State private var asksName = false
  @State private var chooses = false
  @State private var name = "Tea"
  @State private var answer = "nothing yet"

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      HStack(spacing: 12) {
        Button("Delete") { asks = true }
          .alert("Delete “\(name)”?", isPresented: $asks) {
            Button("Delete", role: .destructive) { answer = "deleted" }
            Button("Cancel", role: .cancel) { answer = "kept" }
          } message: {
            Text("You cannot take this back.")
          }
        Button("Rename") { asksName = true }
          .alert("What is it called?", isPresented: $asksName) {
            TextField("Name", text: $name)
            Button("Rename") { answer = "renamed" }
            Button("Cancel", role: .cancel) {}
          }
        Button("Empty") { chooses = true }
          .confirmationDialog("Empty the basket?", isPresented: $chooses) {
            Button("Move all to the wishes") { answer = "moved" }
            Button("Empty it", role: .destructive) { answer = "emptied" }
          }
      }
      Text("\(name): \(answer)").foregroundStyle(.secondary)
    }
  }
}

private struct Popovers: View {
  @State private var shown: Edge?

  var body: some View {
    HStack(spacing: 12) {
      ForEach([Edge.top, .bottom, .leading, .trailing], id: \.self) { edge in
        Button(name(of: edge)) { shown = edge }
          .popover(isPresented: isShown(edge), arrowEdge: edge) {
            Text("It stands at the \(name(of: edge).lowercased()) edge if there is room.")
              .frame(width: 180)
              .padding()
          }
      }
    }
  }

  private func isShown(_ edge: Edge) -> Binding<Bool> {
    Binding(get: { shown == edge }, set: { if !$0 { shown = nil } })
  }

  private func name(of edge: Edge) -> String {
    switch edge {
    case .top: "Top"
    case .bottom: "Bottom"
    case .leading: "Leading"
    case .trailing: "Trailing"
    }
  }
}
