import LaminaGeometry
import LaminaInput
import LaminaTesting
import LaminaViews
import Testing

@Suite struct ValueControlTests {
  private struct Switches: View {
    @State private var first = false
    @State private var second = true
    var body: some View {
      VStack {
        Toggle("First", isOn: $first)
        Toggle("Second", isOn: $second).toggleStyle(.checkbox)
        Text(first == second ? "same" : "different").accessibilityIdentifier("sum")
      }
    }
  }

  @Test("toggles turn by click and by key")
  func toggles() {
    let harness = Harness { Switches() }
    #expect(harness.element("First")?.semantics.value == "off")
    #expect(harness.element("Second")?.semantics.value == "on")
    harness.tap("First")
    #expect(harness.element("First")?.semantics.value == "on")
    #expect(harness.text(of: "sum") == "same")
    // A click leaves the focus where it is, so Tab comes to the first one first.
    harness.press(.tab)
    harness.press(.tab)
    harness.press(.space)
    #expect(harness.element("Second")?.semantics.value == "off")
  }

  private struct Volume: View {
    @State private var value = 0.5
    @State private var edits: [Bool] = []
    var step: Double?
    var body: some View {
      VStack {
        if let step {
          Slider(value: $value, in: 0...10, step: step) { edits.append($0) }
            .accessibilityIdentifier("slider")
        } else {
          Slider(value: $value) { edits.append($0) }.accessibilityIdentifier("slider")
        }
        Text("\(edits.map { $0 ? "down" : "up" }.joined(separator: " "))")
          .accessibilityIdentifier("edits")
      }
    }
  }

  private func value(_ harness: Harness) -> String? {
    harness.element("slider")?.semantics.value
  }

  @Test("a slider follows a drag, and a click on its track")
  func drags() {
    let harness = Harness(size: CGSize(width: 218, height: 60)) { Volume() }
    #expect(value(harness) == "0.5")
    harness.drag("slider", by: CGSize(width: 50, height: 0))
    #expect(value(harness) == "0.75")
    harness.tap(at: CGPoint(x: 9, y: harness.frame(of: "slider")?.midY ?? 0))
    #expect(value(harness) == "0")
    harness.drag("slider", by: CGSize(width: 900, height: 0))
    #expect(value(harness) == "1")
    #expect(harness.text(of: "edits") == "down up down up down up")
  }

  @Test("arrow keys move a slider by its step, Home and End to its ends")
  func keys() {
    let harness = Harness(size: CGSize(width: 218, height: 60)) { Volume(step: 2) }
    harness.press(.tab)
    harness.press(.rightArrow)
    #expect(value(harness) == "2")
    harness.press(.end)
    #expect(value(harness) == "10")
    harness.press(.leftArrow)
    #expect(value(harness) == "8")
    harness.press(.home)
    #expect(value(harness) == "0")
  }

  @Test("an unknown symbol is reported with the nearest names, and a mark stands in its place")
  func symbols() {
    let harness = Harness {
      HStack {
        Label("Favourites", systemImage: "star.fill")
        Image(systemName: "strar.fill").accessibilityIdentifier("missing")
      }
    }
    #expect(harness.diagnostics.count == 1)
    if case .unknownSymbol(name: "strar.fill", let nearest) = harness.diagnostics.first {
      #expect(nearest.first == "star.fill")
    } else {
      Issue.record("\(harness.diagnostics)")
    }
    #expect(harness.frame(of: "missing")?.size == CGSize(width: 16, height: 16))
    #expect(harness.exists("Favourites"))
  }

  @Test("the label of a toggle wraps only when the room beside the switch is too small")
  func labels() {
    let harness = Harness(size: CGSize(width: 200, height: 80)) {
      VStack {
        Toggle("A rather long label", isOn: .constant(true))
        Toggle("A label that is longer than all of the room", isOn: .constant(true))
      }
    }
    #expect(harness.frame(of: "A rather long label")?.height == 28)
    #expect(harness.frame(of: "A label that is longer than all of the room")?.height ?? 0 > 28)
  }
}
