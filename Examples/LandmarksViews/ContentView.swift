package import Lamina

/// The landmarks: what is featured, and all in a list.
package struct ContentView: View {
  @State private var selection: Page
  @State private var selectedLandmark: Landmark.ID?
  @State private var column = NavigationSplitViewColumn.sidebar

  /// What the tabs are called.
  package enum Page: String, CaseIterable {
    case featured
    case list
  }

  package init(page: Page = .featured) { _selection = State(initialValue: page) }

  package var body: some View {
    TabView(selection: $selection) {
      CategoryHome()
        .tabItem { Label("Featured", systemImage: "star") }
        .tag(Page.featured)
      LandmarkList(selection: $selectedLandmark, column: $column)
        .tabItem { Label("List", systemImage: "list.bullet") }
        .tag(Page.list)
    }
    .onOpenURL { url in
      if let landmark = LandmarkLink(url) { show(landmark) }
    }
  }

  private func show(_ link: LandmarkLink) {
    selection = .list
    selectedLandmark = link.id
    column = .detail
  }
}
