import Lamina

/// What is featured, and all landmarks by their kind.
struct CategoryHome: View {
  @Environment(ModelData.self) private var modelData
  @State private var showingProfile = false

  var body: some View {
    NavigationStack {
      List {
        PageView(pages: modelData.features.map { FeatureCard(landmark: $0) })
          .listRowInsets(EdgeInsets())
        ForEach(modelData.categories, id: \.category) { category, items in
          CategoryRow(categoryName: category.rawValue, items: items)
        }
        .listRowInsets(EdgeInsets())
      }
      .listStyle(.inset)
      .navigationTitle("Featured")
      .toolbar {
        Button {
          showingProfile.toggle()
        } label: {
          Label {
            Text("User Profile")
          } icon: {
            ProfileSymbol()
          }
          .labelStyle(.iconOnly)
        }
      }
      .sheet(isPresented: $showingProfile) {
        ProfileHost()
          .environment(modelData)
      }
    }
  }
}
