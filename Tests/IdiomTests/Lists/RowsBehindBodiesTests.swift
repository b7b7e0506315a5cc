import Lamina
import LaminaTesting
import Testing

private struct City: Identifiable, Hashable {
  let name: String
  var isFavorite = false
  var id: String { name }
}

/// A part of a list as a view of its own, as one writes it when a body becomes long.
private struct FavoritesSection: View {
  let cities: [City]

  var body: some View {
    let favorites = cities.filter(\.isFavorite)
    if !favorites.isEmpty {
      Section("Favorites") { ForEach(favorites) { Text("★ \($0.name)") } }
    }
  }
}

private struct CityRow: View {
  @Binding var city: City
  @State private var taps = 0

  var body: some View {
    Toggle(city.name, isOn: $city.isFavorite)
    Button("\(city.name) \(taps)") { taps += 1 }
  }
}

private struct Cities: View {
  @State private var cities = ["Bern", "Graz", "Lyon"].map { City(name: $0) }

  var body: some View {
    VStack {
      Button("Add") { cities.insert(City(name: "Aalen"), at: 0) }
      Button("Remove") { withAnimation { _ = cities.removeFirst() } }
      List {
        FavoritesSection(cities: cities)
        Section("All") { ForEach($cities) { CityRow(city: $0) } }
        Text("\(cities.count) cities")
      }
    }
  }
}

@MainActor @Suite("Idioms: sections and rows that are views of their own")
struct RowsBehindBodiesTests {
  private func window() -> Harness {
    Harness(size: CGSize(width: 300, height: 600)) { Cities() }
  }

  private func listed(_ harness: Harness) -> [SemanticElement] { harness.elements(role: .row) }

  @Test("Each view of a row is a row, and a section comes when there is something in it")
  func rows() {
    let harness = window()
    #expect(listed(harness).count == 7)
    #expect(listed(harness).last?.semantics.details.place == .init(6, of: 7))
    harness.tap("Graz")
    harness.advance(by: 1)
    #expect(harness.exists("★ Graz") && harness.exists("Favorites"))
    #expect(listed(harness).count == 8)
    harness.tap("Graz")
    harness.advance(by: 1)
    #expect(!harness.exists("Favorites") && listed(harness).count == 7)
    #expect(harness.diagnostics.isEmpty)
  }

  @Test("Rows keep their state when others come, and show what they showed while they leave")
  func state() {
    let harness = window()
    harness.tap("Bern 0")
    harness.tap("Bern 1")
    harness.tap("Add")
    harness.advance(by: 1)
    #expect(harness.exists("Bern 2") && harness.exists("Aalen 0"))
    harness.tap("Remove")
    harness.advance(by: 0.1)
    #expect(harness.exists("Bern 2") && !harness.exists("Graz 2"))
    harness.advance(by: 1)
    #expect(!harness.exists("Aalen 0") && listed(harness).count == 7)
  }
}

private struct ColorGrid: View {
  @State private var shows = Set(0..<6)

  var body: some View {
    VStack {
      Button("Odd") { shows = [1, 3, 5] }
      ScrollView {
        LazyVGrid(columns: [GridItem(.fixed(50)), GridItem(.fixed(50))], spacing: 10) {
          ForEach(0..<6) { number in
            if shows.contains(number) {
              Color.red.frame(height: 20).accessibilityLabel("cell \(number)")
            }
          }
        }
      }
    }
  }
}

@MainActor @Suite("Idioms: cells of a grid under a condition")
struct ConditionalCellsTests {
  @Test("What is not there leaves no cell")
  func cells() throws {
    let harness = Harness(size: CGSize(width: 300, height: 300)) { ColorGrid() }
    let first = try #require(harness.frame(of: "cell 0"))
    let second = try #require(harness.frame(of: "cell 1"))
    let third = try #require(harness.frame(of: "cell 2"))
    harness.tap("Odd")
    harness.advance(by: 1)
    #expect(harness.frame(of: "cell 1") == first)
    #expect(harness.frame(of: "cell 3") == second && harness.frame(of: "cell 5") == third)
  }
}

private struct Timetable: View {
  struct Day: Identifiable {
    let id: String
    var hours: [Int]
  }

  @State private var days = [Day(id: "Tue", hours: [9, 10]), Day(id: "Wed", hours: [11])]

  var body: some View {
    VStack {
      Button("Earlier") { days.insert(Day(id: "Mon", hours: [8, 9]), at: 0) }
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 4) {
          ForEach(days) { day in
            Text(day.id).bold()
            ForEach(day.hours, id: \.self) { Hour(name: "\(day.id) \($0)") }
          }
        }
      }
    }
  }
}

private struct Hour: View {
  let name: String
  @State private var note = ""

  var body: some View { TextField(name, text: $note).accessibilityLabel(name) }
}

@MainActor @Suite("Idioms: a loop within a loop")
struct NestedLoopsTests {
  @Test("What is typed stays with its row when a day comes in front")
  func typed() {
    let harness = Harness(size: CGSize(width: 300, height: 400)) { Timetable() }
    harness.tap("Tue 9")
    harness.type("dentist")
    harness.tap("Earlier")
    harness.advance(by: 1)
    #expect(harness.element("Tue 9")?.semantics.value == "dentist")
    #expect(harness.element("Mon 9")?.semantics.value != "dentist")
  }
}
