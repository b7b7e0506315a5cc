import Lamina
import LaminaTesting
import Testing

private struct Place: Identifiable {
  let id: Int
  let name: String
  var isFavorite: Bool
}

private struct Places: View {
  @State private var places = (1...6).map {
    Place(id: $0, name: "Place \($0)", isFavorite: $0 % 2 == 0)
  }
  @State private var showsFavoritesOnly = false

  private var filtered: [Place] { places.filter { !showsFavoritesOnly || $0.isFavorite } }

  var body: some View {
    List {
      Toggle("Favorites only", isOn: $showsFavoritesOnly)
      ForEach(filtered) { place in
        HStack {
          Text(place.name)
          Spacer()
          if place.isFavorite {
            Image(systemName: "star.fill").accessibilityLabel("favorite \(place.id)")
          }
          Button("Flip \(place.id)") { flip(place.id) }
        }
      }
    }
    .animation(.default, value: filtered.map(\.id))
  }

  private func flip(_ id: Int) {
    guard let index = places.firstIndex(where: { $0.id == id }) else { return }
    places[index].isFavorite.toggle()
  }
}

@MainActor @Suite("Idioms: favorites only, as in the tutorial")
struct FavoritesFilterTests {
  @Test("The switch hides the others, and who is no favorite any more goes")
  func filter() {
    let harness = Harness(size: CGSize(width: 300, height: 400)) { Places() }
    harness.tap("Favorites only")
    harness.advance(by: 1)
    #expect((1...6).filter { harness.exists("Place \($0)") } == [2, 4, 6])
    harness.tap("Flip 4")
    harness.advance(by: 1)
    #expect((1...6).filter { harness.exists("Place \($0)") } == [2, 6])
    harness.tap("Favorites only")
    harness.advance(by: 1)
    #expect((1...6).allSatisfy { harness.exists("Place \($0)") })
    #expect(!harness.exists("favorite 4") && harness.exists("favorite 6"))
  }
}
