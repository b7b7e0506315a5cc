/// Asks where items are to go, and writes them there.
final class SaveActivity: ShareActivity {
  let type = ShareActivityType.save
  let title = "Save As…"
  let picture = Image(systemName: "square.and.arrow.down")
  private let services: ShareServices
  private var contents: [ShareContent] = []

  init(services: ShareServices) { self.services = services }

  func prepare(with contents: ShareContents) { self.contents = contents.contents }

  var view: AnyView? { AnyView(SavingView(contents: contents, services: services)) }
}

/// The question where contents are to go, as the view of an activity.
struct SavingView: View {
  let contents: [ShareContent]
  let services: ShareServices
  @Environment(\.finishShare) private var finishShare

  var body: some View {
    SavePanel(contents: contents, in: services.surroundings) {
      finishShare($0 ? .completed : .cancelled)
    }
  }
}
