import Lamina

/// A page that scrolls: its heading and its samples, no wider than one likes to read.
struct PageScaffold<Content: View>: View {
  let page: GalleryPage
  let content: Content

  init(_ page: GalleryPage, @ViewBuilder content: () -> Content) {
    self.page = page
    self.content = content()
  }

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: PageMetrics.sampleSpacing) {
        PageHeading(page)
        content
      }
      .padding(PageMetrics.margin)
      .frame(maxWidth: PageMetrics.maximumWidth)
      .frame(maxWidth: .infinity)
    }
    .background(Color(role: .secondaryBackground))
  }
}

/// A page's title, and what it is about.
struct PageHeading: View {
  let page: GalleryPage

  init(_ page: GalleryPage) { self.page = page }

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(page.name).font(.largeTitle.bold())
      Text(page.summary).font(.system(size: 15)).foregroundStyle(.secondary)
    }
  }
}

/// The measures of all pages, in points.
enum PageMetrics {
  static let margin: CGFloat = 32
  static let sampleSpacing: CGFloat = 28
  static let maximumWidth: CGFloat = 860
  static let cornerRadius: CGFloat = 12
}
