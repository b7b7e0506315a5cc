import Lamina

/// A star that is set or not.
struct FavoriteButton: View {
  @Binding var isSet: Bool

  var body: some View {
    Button {
      isSet.toggle()
    } label: {
      Label(
        isSet ? "Remove from Favorites" : "Add to Favorites",
        systemImage: isSet ? "star.fill" : "star"
      )
      .labelStyle(.iconOnly)
      .foregroundStyle(isSet ? Color.yellow : Color.secondary)
      .padding(6)
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .keyboardShortcut("f", modifiers: [.shift, .option])
    .help(isSet ? "Remove from favorites" : "Add to favorites")
  }
}
