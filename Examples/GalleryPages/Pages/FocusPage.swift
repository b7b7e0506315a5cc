import Lamina

/// Focus: a form that leads to its first mistake, keys as they are pressed, sections that arrows go
/// through, and a list.
struct FocusPage: View {
  var body: some View {
    PageScaffold(.focus) {
      Sample("A form", "Save leads to the first field that is wrong. Return saves, Escape clears.")
      {
        TripForm()
      }
      Sample("Keys", "A box that takes the focus and shows what is pressed.") { KeyBox() }
      Sample("Sections", "Tab goes through one column after the other; arrows go any way.") {
        Sections()
      }
      Sample("A list", "Arrows choose, Shift extends, Ctrl+A takes all, Return turns the row.") {
        CityList()
      }
    }
  }
}

/// A form with a focus state.
private struct TripForm: View {
  private enum Field: String, Hashable, CaseIterable { case name, mail, nights }

  @State private var values: [Field: String] = [.name: "Aurora", .mail: "aurora", .nights: ""]
  @State private var message = ""
  @FocusState private var field: Field?

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      row(.name, "Name")
      row(.mail, "E-mail")
      row(.nights, "Nights")
      HStack(spacing: 12) {
        Button("Save", action: save).keyboardShortcut(.defaultAction)
        Button("Clear", action: clear).keyboardShortcut(.cancelAction)
        Text(message).foregroundStyle(.secondary).accessibilityIdentifier("message")
      }
      .padding(.leading, 84)
      Text("The focus is on \(field?.rawValue ?? "no field").")
        .font(.callout).foregroundStyle(.secondary)
        .accessibilityIdentifier("where")
    }
  }

  private func row(_ name: Field, _ title: String) -> some View {
    HStack(spacing: 12) {
      Text(title).textFrame(width: 72, alignment: .trailing).accessibilityHidden(true)
      TextField(title, text: text(name))
        .textFrame(maxWidth: 260)
        .focused($field, equals: name)
        .accessibilityIdentifier("\(name.rawValue) field")
    }
  }

  private func text(_ name: Field) -> Binding<String> {
    Binding(get: { values[name] ?? "" }, set: { values[name] = $0 })
  }

  private func isRight(_ name: Field) -> Bool {
    let value = values[name] ?? ""
    switch name {
    case .name: return !value.isEmpty
    case .mail: return value.contains("@")
    case .nights: return Int(value).map { $0 > 0 } ?? false
    }
  }

  private func save() {
    field = Field.allCases.first { !isRight($0) }
    switch field {
    case .name: message = "A name is needed."
    case .mail: message = "An address has an @."
    case .nights: message = "How many nights?"
    case nil: message = "Saved."
    }
  }

  private func clear() {
    values = [:]
    message = ""
    field = .name
  }
}

/// Shows the latest key.
private struct KeyBox: View {
  @State private var latest: KeyPress?
  @State private var count = 0

  var body: some View {
    KeyReport(press: latest, count: count)
      .frame(maxWidth: .infinity).textFrame(height: 64)
      .background(Color(role: .groupedBackground), in: RoundedRectangle(cornerRadius: 8))
      .focusable()
      .onKeyPress(phases: .all) { press in
        if [.tab, .escape].contains(press.key) { return .ignored }
        latest = press
        if press.phase != .up { count += 1 }
        return .handled
      }
      .accessibilityLabel("Key box")
      .accessibilityIdentifier("key box")
  }
}

/// A key in words, and whether more would be heard.
private struct KeyReport: View {
  let press: KeyPress?
  let count: Int
  @Environment(\.isFocused) private var isFocused

  var body: some View {
    VStack(spacing: 4) {
      Text(words).font(.system(size: 17, design: .monospaced))
        .accessibilityIdentifier("key")
      Text(isFocused ? "listening, \(count) so far" : "Click here, or come with Tab")
        .font(.caption).foregroundStyle(.secondary)
    }
  }

  private var words: String {
    guard let press else { return "no key yet" }
    let phase = press.phase == .up ? "up" : press.phase == .down ? "down" : "repeat"
    let typed = press.characters.filter { !$0.isWhitespace && $0.isASCII && $0 > " " }
    return "\(typed.isEmpty ? "\(press.key.key)" : typed) \(phase)"
  }
}

/// Two columns that arrows go through.
private struct Sections: View {
  @State private var pressed = "nothing"
  private let columns = [
    ["Oak", "Elm", "Ash"], ["Rose", "Lily", "Iris"], ["Owl", "Fox", "Hare"],
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack(alignment: .top, spacing: 24) {
        ForEach(columns, id: \.self) { column in
          VStack(spacing: 8) {
            ForEach(column, id: \.self) { name in
              Button(name) { pressed = name }.textFrame(width: 84)
            }
          }
        }
      }
      .focusSection()
      Text("Pressed: \(pressed)").foregroundStyle(.secondary).accessibilityIdentifier("pressed")
    }
  }
}

/// A list with several rows selected.
private struct CityList: View {
  private static let cities = ["Bern", "Chur", "Genf", "Sion", "Thun", "Visp", "Zug"]
  @State private var selection: Set<String> = ["Chur"]
  @State private var turned: Set<String> = []

  var body: some View {
    List(Self.cities, id: \.self, selection: $selection) { city in
      HStack {
        Text(turned.contains(city) ? String(city.reversed()) : city)
        Spacer()
        // The accent colour is too near to the ground of a selected row.
        Button {
          turned.formSymmetricDifference([city])
        } label: {
          Text("Turn \(city)").foregroundStyle(Color(role: .link))
        }
        .buttonStyle(.borderless)
      }
    }
    .textFrame(width: 320, height: 150)
    .accessibilityLabel("Cities")
    .accessibilityIdentifier("cities")
  }
}
