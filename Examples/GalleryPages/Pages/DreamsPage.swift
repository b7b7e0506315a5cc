import DreamsViews
import Lamina

/// Dreams: a whole application in a page, with its list, its undo and its weather.
struct DreamsPage: View {
  @State private var store = DreamsStore(
    DreamsSession(.sample, screen: DreamsScreen(opened: .dream(Dream.ID(1)))),
    now: { ProcessInfo.processInfo.systemUptime }
  ) { picture async throws(ShareError) in
    try await PicturesFolder(environment: ProcessInfo.processInfo.environment).write(picture)
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      PageHeading(.dreams).padding(.horizontal, PageMetrics.margin)
      DreamsView(store)
        .clipShape(outline)
        .overlay(outline.strokeBorder(Color(role: .separator)))
        .padding(.horizontal, 16)
    }
    .padding(.top, PageMetrics.margin)
    .padding(.bottom, 16)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    .background(Color(role: .secondaryBackground))
  }

  private var outline: RoundedRectangle {
    RoundedRectangle(cornerRadius: PageMetrics.cornerRadius)
  }
}
