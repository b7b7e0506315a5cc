import Lamina
import LaminaTesting
import Testing

/// The dialog of a printer, in two columns as on the Mac.
private struct PrinterForm: View {
  enum Quality: String, CaseIterable, Identifiable {
    case draft, normal, best
    var id: Self { self }
  }

  @State private var printer = "Office"
  @State private var copies = "1"
  @State private var quality = Quality.normal
  @State private var isDuplex = false
  @State private var job = ""
  let printers = ["Office", "Hall", "Attic"]

  var body: some View {
    VStack(alignment: .leading) {
      Form {
        Picker("Printer:", selection: $printer) {
          ForEach(printers, id: \.self) { Text($0) }
        }
        TextField("Copies:", text: $copies)
        Picker("Quality:", selection: $quality) {
          ForEach(Quality.allCases) { quality in
            Text(quality.rawValue.capitalized).tag(quality)
          }
        }
        .pickerStyle(.radioGroup)
        Toggle("On both sides", isOn: $isDuplex)
        Button("Print") {
          job = "\(copies) \(printer) \(quality.rawValue) \(isDuplex ? "duplex" : "simplex")"
        }
        .keyboardShortcut(.defaultAction)
      }
      .formStyle(.columns)
      Text(job).accessibilityIdentifier("job")
    }
    .padding()
  }
}

@MainActor @Suite("Forms: a printer")
struct PrinterFormIdioms {
  private func show() -> Harness {
    Harness(size: CGSize(width: 480, height: 420)) { PrinterForm() }
  }

  @Test("By mouse")
  func mouse() {
    let harness = show()
    harness.tap("Printer:")
    harness.tap("Attic")
    harness.tap("Best")
    harness.tap("On both sides")
    harness.tap("Print")
    #expect(harness.text(of: "job") == "1 Attic best duplex")
  }

  @Test("By keyboard alone")
  func keyboard() {
    let harness = show()
    harness.press(.tab)
    harness.press(.space)
    harness.type("h")
    harness.press(.return)
    harness.press(.tab)
    harness.press("a", modifiers: .command)
    harness.type("12")
    harness.press(.tab)
    harness.press(.upArrow)
    harness.press(.tab)
    harness.press(.space)
    harness.press(.tab)
    harness.press(.return)
    #expect(harness.text(of: "job") == "12 Hall draft duplex")
  }
}
