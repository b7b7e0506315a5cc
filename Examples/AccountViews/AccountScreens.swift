import Lamina
import LaminaWireframeViews

/// Says who buys, and asks for another name.
struct ProfileScreen: View {
  let account: Account
  @Environment(\.wireframe) private var wireframe

  var body: some View {
    VStack(spacing: 16) {
      Text(account.name).font(.title)
      Button("Rename") { Task { await rename() } }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .navigationTitle("Account")
  }

  private func rename() async {
    guard let given = try? ScreenParameters(encoding: AccountModule.Rename(name: account.name)),
      case .string(let name)? = await wireframe?.result(of: "Rename", params: given)
    else { return }
    account.name = name
  }
}

/// Asks for a name, and gives it back.
struct RenameScreen: View {
  @State private var name: String
  @Environment(\.wireframe) private var wireframe

  init(rename: AccountModule.Rename) { _name = State(initialValue: rename.name) }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("What are you called?").font(.headline)
      TextField("Name", text: $name).onSubmit(give)
      HStack {
        Spacer()
        Button("Cancel", role: .cancel) { Task { await wireframe?.navigate(to: "Back") } }
        Button("Rename", action: give).keyboardShortcut(.defaultAction).disabled(name.isEmpty)
      }
    }
    .padding(20)
    .frame(width: 340)
  }

  private func give() { if !name.isEmpty { wireframe?.finish(with: .string(name)) } }
}
