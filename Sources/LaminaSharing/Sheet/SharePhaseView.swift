import LaminaGeometry
import LaminaLayout

/// What stands below the header: the rows, or how the chosen activity goes.
struct SharePhaseView: View {
  let session: ShareSession
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    switch session.phase {
    case .looking: progress("Looking for programs…")
    case .choosing: ShareRows(session: session)
    case .busy(let activity), .showing(let activity, _): busy(activity)
    case .saving(let activity): busy(activity)
    case .ended(let result): ended(result)
    }
  }

  private func progress(_ words: String) -> some View {
    HStack(spacing: 12) {
      ProgressView()
      Text(words).foregroundStyle(.secondary)
      Spacer(minLength: 0)
    }
    .padding(20)
  }

  private func busy(_ activity: any ShareActivity) -> some View {
    HStack(spacing: 0) {
      progress("\(activity.title)")
      Button("Cancel", role: .cancel) { session.close() }.padding(.trailing, 16)
    }
  }

  @ViewBuilder private func ended(_ result: ShareResult) -> some View {
    if case .failed(let error) = result.outcome {
      VStack(alignment: .leading, spacing: 16) {
        Label {
          Text("\(error)").fixedSize(horizontal: false, vertical: true)
        } icon: {
          Image(systemName: "exclamationmark.triangle").foregroundStyle(.red)
        }
        Button("Close") { dismiss() }
          .keyboardShortcut(.defaultAction)
          .frame(maxWidth: .infinity, alignment: .trailing)
      }
      .padding(20)
    }
  }
}
