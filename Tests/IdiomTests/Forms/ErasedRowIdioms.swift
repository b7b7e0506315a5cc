import Lamina
import LaminaTesting
import Testing

private struct Fields: View {
  private let fields = ["Name", "Street", "City"].map { AnyView(Text($0)) }

  var body: some View {
    List {
      ForEach(fields.indices, id: \.self) { fields[$0].padding(2).font(.title) }
    }
  }
}

private struct Battery: View {
  var body: some View {
    Form {
      Gauge(value: 0.4) { Text("Battery") }
      Gauge(value: 0.7) { Text("Disk") }.gaugeStyle(.linearCapacity)
    }
    .formStyle(.grouped)
  }
}

private struct Switches: View {
  @State private var isOn = false

  var body: some View {
    Form {
      ForEach(0..<6) { Toggle("Switch \($0)", isOn: $isOn) }
      ForEach(0..<6) { LabeledContent("Label \($0)", value: "value") }
      Toggle("Last", isOn: $isOn)
    }
    .formStyle(.grouped)
  }
}

@MainActor @Suite("Idioms: rows whose types say little")
struct ErasedRowIdioms {
  @Test("Views without their types are rows, whatever is put around them")
  func erased() {
    let harness = Harness(size: CGSize(width: 300, height: 300)) { Fields() }
    #expect(harness.elements(role: .row).count == 3)
    #expect(harness.exists("Name") && harness.exists("City"))
  }

  @Test("Gauges are rows of a form, with a style and without")
  func gauges() {
    let harness = Harness(size: CGSize(width: 400, height: 300)) { Battery() }
    #expect(harness.exists("Battery") && harness.exists("Disk"))
  }

  @Test("Tab goes on behind rows in which nothing can be focused")
  func tab() {
    let harness = Harness(size: CGSize(width: 420, height: 300)) { Switches() }
    var labels: [String] = []
    for _ in 0..<7 {
      harness.press(.tab)
      harness.advance(by: 0.5)
      labels.append(harness.semanticTree.all.first { $0.isFocused }?.label ?? "none")
    }
    #expect(labels == (0..<6).map { "Switch \($0)" } + ["Last"])
  }
}
