import Lamina

/// The seasons side by side, with the chosen one marked.
struct SeasonPicker: View {
  @Binding var selection: Profile.Season

  var body: some View {
    HStack {
      Text("Seasonal Photo")
      Spacer()
      ForEach(Profile.Season.allCases) { season in
        Button {
          selection = season
        } label: {
          Text(season.rawValue)
            .padding(6)
            .background(
              season == selection ? Color.accentColor.opacity(0.3) : .clear,
              in: RoundedRectangle(cornerRadius: 6))
        }
        .buttonStyle(.plain)
        .accessibilityLabel(season.name)
        .accessibilityAddTraits(season == selection ? .isSelected : [])
      }
    }
  }
}
