import Lamina
import LaminaTesting
import Testing

/// The look of a program: choices that show at once, kept between starts.
private struct AppearanceForm: View {
  enum Scheme: Int, CaseIterable { case system, light, dark }

  @AppStorage("scheme") private var scheme = Scheme.system.rawValue
  @AppStorage("accent") private var accent: String?
  @AppStorage("size") private var size = 2.0

  var body: some View {
    NavigationStack {
      Form {
        Picker("Scheme", selection: $scheme) {
          Text("System").tag(Scheme.system.rawValue)
          Text("Light").tag(Scheme.light.rawValue)
          Text("Dark").tag(Scheme.dark.rawValue)
        }
        .pickerStyle(.inline)
        Picker("Accent", selection: $accent) {
          Text("None").tag(nil as String?)
          Divider()
          ForEach(["Blue", "Green"], id: \.self) { Text($0).tag($0 as String?) }
        }
        Slider(value: $size, in: 1...5, step: 1) {
          Text("Size")
        } minimumValueLabel: {
          Text("A").font(.caption)
        } maximumValueLabel: {
          Text("A").font(.title)
        }
        LabeledContent("Now") {
          Text("\(scheme) \(accent ?? "none") \(Int(size))").accessibilityIdentifier("now")
        }
      }
      .navigationTitle("Appearance")
    }
  }
}

@MainActor @Suite("Forms: an appearance")
struct AppearanceFormIdioms {
  @Test("By mouse")
  func mouse() {
    let harness = Harness(size: CGSize(width: 480, height: 520)) { AppearanceForm() }
    harness.tap("Dark")
    harness.tap("Accent")
    harness.tap("Green")
    #expect(harness.text(of: "now") == "2 Green 2")
    harness.tap("Accent")
    harness.find(.menuItem, "None").elements.first.map {
      harness.tap(at: CGPoint(x: $0.frame.midX, y: $0.frame.midY))
    }
    #expect(harness.text(of: "now") == "2 none 2")
  }

  @Test("By keyboard alone")
  func keyboard() {
    let harness = Harness(size: CGSize(width: 480, height: 520)) { AppearanceForm() }
    harness.press(.tab)
    harness.press(.downArrow)
    harness.press(.tab)
    harness.press(.space)
    harness.type("b")
    harness.press(.return)
    harness.press(.tab)
    harness.press(.rightArrow)
    #expect(harness.text(of: "now") == "1 Blue 3")
  }
}
