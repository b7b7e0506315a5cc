package import Lamina

/// Landmarks: a thousand rows, their favourites, and the one that is selected.
package struct LandmarksPage: View {
  @State private var landmarks: [Landmark]
  @State private var selection: Landmark.ID?
  @State private var showsFavoritesOnly = false

  package init(landmarks: [Landmark] = Landmark.all()) {
    _landmarks = State(initialValue: landmarks)
    _selection = State(initialValue: landmarks.first?.id)
  }

  package var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(alignment: .bottom) {
        PageHeading(.landmarks).layoutPriority(1)
        Spacer()
        Toggle("Favourites only", isOn: $showsFavoritesOnly)
          .fixedSize()
          .accessibilityIdentifier("favourites only")
      }
      .padding(.horizontal, PageMetrics.margin)
      .padding(.vertical, 24)
      Hairline()
      HStack(spacing: 0) {
        List(visible, selection: $selection) { LandmarkRow(landmark: $0) }
        Hairline(axis: .vertical)
        detail.frame(width: 240)
      }
    }
    .background(Color(role: .secondaryBackground))
  }

  private var visible: [Landmark] {
    showsFavoritesOnly ? landmarks.filter(\.isFavorite) : landmarks
  }

  @ViewBuilder private var detail: some View {
    if let landmark = landmarks.first(where: { $0.id == selection }) {
      LandmarkDetail(landmark: landmark)
    } else {
      Text("No landmark selected")
        .foregroundStyle(.secondary)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }
}
