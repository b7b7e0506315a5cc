import Lamina

/// Pages of which one is seen, with dots.
struct PageView<Page: View>: View {
  var pages: [Page]
  @State private var currentPage = 0

  var body: some View {
    TabView(selection: $currentPage) {
      ForEach(pages.indices, id: \.self) { index in
        pages[index].tag(index)
      }
    }
    .tabViewStyle(.page)
    .frame(height: 300)
  }
}
