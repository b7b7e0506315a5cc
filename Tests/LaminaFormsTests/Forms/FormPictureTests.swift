import Foundation
import Lamina
import LaminaTesting
import Testing

/// A form with everything in it, for pictures.
struct PicturedForm: View {
  @State var name = "Ada"
  @State var quality = "Best"
  @State var span = "Week"
  @State var isOn = true
  @State var volume = 0.5

  var body: some View {
    Form {
      Section("Person") {
        TextField("Name", text: $name)
        LabeledContent("Version", value: "2.1")
        Picker("Quality", selection: $quality) {
          Text("Draft").tag("Draft")
          Text("Best").tag("Best")
        }
      }
      Section {
        Toggle("Both sides", isOn: $isOn)
        Slider(value: $volume) { Text("Volume") }
        Picker("Span", selection: $span) {
          ForEach(["Day", "Week", "Month"], id: \.self) { Text($0) }
        }
        .pickerStyle(.segmented)
      } footer: {
        Text("All of it can be changed later.")
      }
      Button("Save") {}
    }
  }
}

/// Controls outside of forms, for pictures.
struct PicturedControls: View {
  @State var span = "Week"
  @State var isOn = true

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      picker.pickerStyle(.menu)
      picker.pickerStyle(.segmented)
      HStack(alignment: .top, spacing: 32) {
        picker.pickerStyle(.radioGroup)
        picker.pickerStyle(.inline).frame(width: 140)
      }
      picker.pickerStyle(.wheel)
      GroupBox("Margins") { LabeledContent("Top", value: "2 cm") }
      DisclosureGroup("Advanced", isExpanded: $isOn) { Text("Details") }
      HStack {
        ControlGroup {
          Button("Back") {}
          Button("Forward") {}
        }
        Toggle("Bold", isOn: $isOn).toggleStyle(.button)
        Button("Capsule") {}.buttonBorderShape(.capsule)
        HelpLink {}
      }
      HStack {
        ForEach(ControlSize.allCases, id: \.self) { size in
          Button("\(size)") {}.controlSize(size)
        }
      }
    }
    .padding()
  }

  private var picker: some View {
    Picker("Span", selection: $span) {
      ForEach(["Day", "Week", "Month"], id: \.self) {
        Text($0).selectionDisabled($0 == "Month")
      }
    }
  }
}

@MainActor @Suite("What forms look like", .timeLimit(.minutes(5)))
struct FormPictureTests {
  private func environment(dark: Bool, mirrored: Bool) -> EnvironmentValues {
    var environment = EnvironmentValues()
    environment.colorScheme = dark ? .dark : .light
    environment.layoutDirection = mirrored ? .rightToLeft : .leftToRight
    return environment
  }

  private func check<V: View>(
    _ name: String, size: CGSize, scale: CGFloat = 1, textScale: CGFloat = 1, dark: Bool = false,
    mirrored: Bool = false, press: [Key] = [], @ViewBuilder _ content: @escaping () -> V
  ) throws {
    let harness = Harness(
      size: size, scale: scale, environment: environment(dark: dark, mirrored: mirrored)
    ) {
      content().frame(maxWidth: .infinity, maxHeight: .infinity).background(.background)
    }
    if textScale != 1 { harness.textScale = textScale }
    for key in press { harness.press(key) }
    harness.advance(by: 1)
    try ReferencePicture(name, besides: #filePath).check(harness.picture())
  }

  @Test("A grouped form by day, by night, at twice the scale, with larger text, from right to left")
  func grouped() throws {
    let size = CGSize(width: 480, height: 480)
    try check("grouped", size: size) { PicturedForm() }
    try check("grouped-night", size: size, scale: 2, dark: true) { PicturedForm() }
    try check("grouped-mirrored", size: size, mirrored: true) { PicturedForm() }
    try check("grouped-large", size: CGSize(width: 480, height: 800), textScale: 2) {
      PicturedForm()
    }
  }

  @Test("A form of two columns")
  func columns() throws {
    let size = CGSize(width: 440, height: 420)
    try check("columns", size: size) { PicturedForm().formStyle(.columns).padding() }
    try check("columns-mirrored", size: size, dark: true, mirrored: true) {
      PicturedForm().formStyle(.columns).padding()
    }
  }

  @Test("Pickers in all styles, groups, sizes")
  func controls() throws {
    let size = CGSize(width: 480, height: 640)
    try check("controls", size: size) { PicturedControls() }
    try check("controls-night", size: size, scale: 2, dark: true) { PicturedControls() }
    try check("controls-mirrored", size: size, mirrored: true) { PicturedControls() }
    try check("controls-large", size: CGSize(width: 640, height: 1_000), textScale: 2) {
      PicturedControls()
    }
  }

  @Test("An open pop-up, and the focus's ring")
  func popUp() throws {
    try check(
      "popup", size: CGSize(width: 300, height: 240), press: [.tab, .tab, .space, .upArrow]
    ) {
      PicturedForm().formStyle(.columns).padding()
    }
    try check("popup-grouped", size: CGSize(width: 400, height: 300), press: [.tab, .tab, .space]) {
      PicturedForm()
    }
  }
}
