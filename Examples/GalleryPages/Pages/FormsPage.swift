import Lamina

/// Forms in rows and columns, and groups of controls.
struct FormsPage: View {
  var body: some View {
    PageScaffold(.forms) {
      Sample("Grouped", "Cards of rows, which scroll; labels in front, controls behind.") {
        Grouped()
      }
      Sample("Columns", "Labels end where controls begin.") { Columns() }
      Sample("Groups", "Boxes, what opens and closes, controls as one.") { Groups() }
      Sample("Panes", "The line between them is dragged, or moved by arrows.") { Panes() }
    }
  }
}

private struct Grouped: View {
  @State private var name = "Ada"
  @State private var accent = "Blue"
  @State private var isOn = true
  @State private var volume = 0.6

  var body: some View {
    Form {
      Section("Account") {
        TextField("Name", text: $name)
        LabeledContent("Member since", value: "1843")
      }
      Section {
        Picker("Accent", selection: $accent) {
          ForEach(["Blue", "Green", "Orange"], id: \.self) { Text($0) }
        }
        Toggle("Large text", isOn: $isOn)
        Slider(value: $volume) { Text("Volume") }
      } footer: {
        Text("All of it can be changed later.")
      }
    }
    .formStyle(.grouped)
    .textFrame(height: 400)
  }
}

private struct Columns: View {
  @State private var printer = "Office"
  @State private var copies = "1"
  @State private var isDuplex = true
  @State private var quality = "Normal"
  @State private var jobs = 0

  var body: some View {
    Form {
      Picker("Printer:", selection: $printer) {
        ForEach(["Office", "Hall"], id: \.self) { Text($0) }
      }
      TextField("Copies:", text: $copies).frame(maxWidth: 320)
      Picker("Quality:", selection: $quality) {
        ForEach(["Draft", "Normal", "Best"], id: \.self) { Text($0) }
      }
      .pickerStyle(.radioGroup)
      Toggle("On both sides", isOn: $isDuplex)
      HStack {
        Button("Print") { jobs += 1 }
        Text(jobs == 1 ? "One job" : "\(jobs) jobs").foregroundStyle(.secondary)
      }
    }
    .formStyle(.columns)
  }
}

private struct Groups: View {
  @State private var isOpen = true
  @State private var logs = false
  @State private var page = 1

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      GroupBox("Margins") {
        LabeledContent("Top", value: "2 cm")
        LabeledContent("Left", value: "2.5 cm")
      }
      .frame(maxWidth: 320)
      DisclosureGroup("Advanced", isExpanded: $isOpen) {
        Toggle("Log everything", isOn: $logs).toggleStyle(.checkbox)
      }
      TextRow(spacing: 16) {
        ControlGroup {
          Button("Back") { page -= 1 }
          Button("Forward") { page += 1 }
        }
        Toggle("Bold", isOn: $logs).toggleStyle(.button)
        Button("Begin again") { page = 1 }.buttonBorderShape(.capsule)
        HelpLink { page = 0 }
        Text("Page \(page)").foregroundStyle(.secondary)
      }
    }
  }
}

private struct Panes: View {
  var body: some View {
    HSplitView {
      Text("Drag the line").frame(minWidth: 80, idealWidth: 200, maxWidth: .infinity)
      Text("at my left").frame(minWidth: 80, maxWidth: .infinity)
    }
    .frame(height: 80)
  }
}
