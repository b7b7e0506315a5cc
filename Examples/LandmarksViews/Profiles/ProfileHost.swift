import Lamina

/// A person's profile, to read or to change.
struct ProfileHost: View {
  @Environment(ModelData.self) private var modelData
  @Environment(\.dismiss) private var dismiss
  @State private var isEditing = false
  @State private var draftProfile = Profile.standard

  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      HStack {
        if isEditing {
          Button("Cancel", role: .cancel) {
            draftProfile = modelData.profile
            isEditing = false
          }
        }
        if !isEditing {
          Button("Close") { dismiss() }
        }
        Spacer()
        Button(isEditing ? "Done" : "Edit") {
          withAnimation { isEditing.toggle() }
        }
      }
      if isEditing {
        ProfileEditor(profile: $draftProfile)
          .onAppear { draftProfile = modelData.profile }
          .onDisappear { modelData.profile = draftProfile }
      } else {
        ProfileSummary(profile: modelData.profile)
      }
    }
    .padding()
  }
}
