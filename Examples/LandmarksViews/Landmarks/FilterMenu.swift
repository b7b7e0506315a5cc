import Lamina

/// A menu that says which landmarks the list shows.
struct FilterMenu: View {
  @Binding var filter: FilterCategory
  @Binding var showFavoritesOnly: Bool

  var body: some View {
    Menu {
      ForEach(FilterCategory.allCases) { category in
        Toggle(
          category.name,
          isOn: Binding(get: { filter == category }, set: { _ in filter = category }))
      }
      Divider()
      Toggle(isOn: $showFavoritesOnly) {
        Label("Favorites only", systemImage: "star.fill")
      }
    } label: {
      Label {
        Text("Filter")
      } icon: {
        FilterSymbol()
      }
      .labelStyle(.iconOnly)
    }
  }
}
