import Lamina

/// Pickers in all their styles.
struct PickersPage: View {
  var body: some View {
    PageScaffold(.pickers) {
      Sample("Pop-ups", "Opened by a click, Space or an arrow; letters find an entry.") { PopUps() }
      Sample("Segments", "Arrows choose the one beside the chosen one.") { Segments() }
      Sample("Radio buttons and lists", "All entries at once, one stop of Tab.") { Choices() }
      Sample("Palettes and drums", "Pictures, and a drum that comes to rest on an entry.") {
        Wheels()
      }
    }
  }
}

private enum Planet: String, CaseIterable, Identifiable {
  case mercury, venus, earth, mars, jupiter, saturn, uranus, neptune
  var id: Self { self }
  var name: String { rawValue.capitalized }
}

private struct PopUps: View {
  @State private var planet = Planet.earth
  @State private var number = 4_200

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Picker("Planet", selection: $planet) {
        Section("Rocks") { entries(Planet.allCases.prefix(4)) }
        Section("Giants") { entries(Planet.allCases.suffix(4)) }
      }
      Picker("One of ten thousand", selection: $number) {
        ForEach(0..<10_000, id: \.self) { Text("Number \($0)") }
      }
      Picker("Not to be changed", selection: .constant(Planet.mars)) {
        entries(Planet.allCases.prefix(4))
      }
      .disabled(true)
    }
  }

  private func entries(_ planets: ArraySlice<Planet>) -> some View {
    ForEach(planets) { Text($0.name).tag($0) }
  }
}

private struct Segments: View {
  @State private var span = "Week"

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      ForEach([ControlSize.small, .regular, .large], id: \.self) { size in
        Picker("Span", selection: $span) {
          ForEach(["Day", "Week", "Month"], id: \.self) { Text($0) }
        }
        .controlSize(size)
      }
    }
    .pickerStyle(.segmented)
    .labelsHidden()
  }
}

private struct Choices: View {
  @State private var planet = Planet.venus

  var body: some View {
    TextRow(alignment: .top, spacing: 48) {
      picker.pickerStyle(.radioGroup)
      picker.pickerStyle(.inline).textFrame(maxWidth: 220)
    }
  }

  private var picker: some View {
    Picker("Planet", selection: $planet) {
      ForEach(Planet.allCases.prefix(4)) { planet in
        Text(planet.name).selectionDisabled(planet == .mars)
      }
    }
  }
}

private struct Wheels: View {
  @State private var symbol = "star.fill"
  @State private var hour = 9

  var body: some View {
    TextRow(spacing: 48) {
      Picker("Symbol", selection: $symbol) {
        Label("Star", systemImage: "star.fill").tag("star.fill")
        Label("Heart", systemImage: "heart.fill").tag("heart.fill")
        Label("Photo", systemImage: "photo").tag("photo")
      }
      .pickerStyle(.palette)
      Picker("Hour", selection: $hour) {
        ForEach(0..<24, id: \.self) { Text("\($0) o’clock") }
      }
      .pickerStyle(.wheel)
      .textFrame(width: 180)
    }
  }
}
