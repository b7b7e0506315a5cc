import SwiftUI

struct AccountSettings: View {
    @Environment(\.dismiss) var dismiss
    @State private var name: String
    @State private var showsDeletion = false
    private let onSave: (String) -> Void

    init(name: String, onSave: @escaping (String) -> Void) {
        _name = State(initialValue: name)
        self.onSave = onSave
    }

    var body: some View {
        NavigationStack {
            VStack(spacing: 16) {
                TextField("Name", text: $name)
                    .textFieldStyle(.roundedBorder)

                Button("Delete account", role: .destructive) {
                    showsDeletion.toggle()
                }
            }
            .padding()
            .navigationTitle("Account")
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button("Cancel") { dismiss() }
                }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Save") {
                        onSave(name)
                        dismiss()
                    }
                    .disabled(name.isEmpty)
                }
            }
            .confirmationDialog("Delete your account?", isPresented: $showsDeletion, titleVisibility: .visible) {
                Button("Delete", role: .destructive) { name = "" }
                Button("Keep it", role: .cancel) {}
            }
        }
    }
}

struct AccountSettings_Previews: PreviewProvider {
    static var previews: some View {
        AccountSettings(name: "Ada") { _ in }
    }
}
