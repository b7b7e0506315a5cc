import Lamina

/// All landmarks, and the one that is chosen.
struct LandmarkList: View {
  @Environment(ModelData.self) private var modelData
  @State private var showFavoritesOnly = false
  @State private var filter = FilterCategory.all
  @Binding var selection: Landmark.ID?
  @Binding var column: NavigationSplitViewColumn

  private var filteredLandmarks: [Landmark] {
    modelData.landmarks.filter { landmark in
      (!showFavoritesOnly || landmark.isFavorite)
        && (filter == .all || filter == .category(landmark.category))
    }
  }

  private var title: String {
    let title = filter == .all ? "Landmarks" : filter.name
    return showFavoritesOnly ? "Favorite \(title)" : title
  }

  var body: some View {
    NavigationSplitView(preferredCompactColumn: $column) {
      List(selection: $selection) {
        Toggle(isOn: $showFavoritesOnly) {
          Text("Favorites only")
        }
        ForEach(filteredLandmarks) { landmark in
          NavigationLink(value: landmark.id) {
            LandmarkRow(landmark: landmark)
          }
        }
      }
      .animation(.default, value: filteredLandmarks)
      .navigationTitle(title)
      .navigationSplitViewColumnWidth(min: 240, ideal: 300, max: 400)
      .toolbar {
        ToolbarItem {
          FilterMenu(filter: $filter, showFavoritesOnly: $showFavoritesOnly)
        }
      }
    } detail: {
      if let landmark = modelData.landmarks.first(where: { $0.id == selection }) {
        LandmarkDetail(landmark: landmark)
      } else {
        Text("Select a Landmark")
      }
    }
  }
}
