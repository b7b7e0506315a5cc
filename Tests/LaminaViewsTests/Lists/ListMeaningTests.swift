import LaminaAnimation
import LaminaDisplay
import LaminaDrawing
import LaminaGeometry
import LaminaInput
import LaminaTesting
import LaminaViews
import Testing

/// What footers are, which row a menu is about, and what Escape leaves alone.
@MainActor @Suite("Rows, footers and menus of lists")
struct ListMeaningTests {
  @Test("What stands below a section is no header")
  func footer() {
    let harness = Harness(size: CGSize(width: 300, height: 300)) {
      List {
        Section {
          Text("row")
        } header: {
          Text("above")
        } footer: {
          Text("below")
        }
      }
    }
    #expect(harness.elements(role: .header).map(\.text) == ["above"])
    #expect(harness.exists("below"))
  }

  private struct Names: View {
    @State var chosen: Set<String> = []
    var body: some View {
      List(["Ada", "Bo", "Cy"], id: \.self, selection: $chosen) { Text($0) }
        .contextMenu(forSelectionType: String.self) { Button("About \($0.sorted())") {} }
        .overlay(alignment: .bottom) {
          Text("chosen \(chosen.sorted().joined(separator: ","))")
            .accessibilityIdentifier("chosen")
        }
    }
  }

  @Test("Escape leaves a selection of several rows as it is")
  func escape() {
    let harness = Harness(size: CGSize(width: 300, height: 300)) { Names() }
    harness.tap("Ada")
    harness.press(.downArrow, modifiers: .shift)
    #expect(harness.text(of: "chosen") == "chosen Ada,Bo")
    harness.press(.escape)
    #expect(harness.text(of: "chosen") == "chosen Ada,Bo")
  }

  @Test("A row that a menu is about shows it while the menu is open, and is not chosen")
  func marked() throws {
    let harness = Harness(size: CGSize(width: 300, height: 300)) { Names() }
    let bo = try #require(harness.frame(of: "Bo"))
    harness.hover("Bo")
    let before = harness.picture()
    harness.press(.secondary, at: CGPoint(x: bo.midX, y: bo.midY))
    #expect(harness.exists("About [\"Bo\"]") && harness.text(of: "chosen") == "chosen ")
    let during = harness.picture()
    #expect(differs(before, during, around: bo), "a ring around the row")
    harness.press(.escape)
    harness.move(to: CGPoint(x: 2, y: 2))
    harness.hover("Bo")
    harness.settle()
    #expect(!differs(before, harness.picture(), around: bo))
  }

  private struct Rows: View {
    var body: some View {
      List(["Ada", "Bo"], id: \.self) { name in
        Text(name).contextMenu { Button("About \(name)") {} }
      }
    }
  }

  @Test("So does a row with a menu of its own in a list without a selection")
  func ownMenu() throws {
    let harness = Harness(size: CGSize(width: 300, height: 300)) { Rows() }
    let bo = try #require(harness.frame(of: "Bo"))
    let before = harness.picture()
    harness.press(.secondary, at: CGPoint(x: bo.midX, y: bo.midY))
    #expect(differs(before, harness.picture(), around: bo))
    harness.press(.escape)
    harness.settle()
    #expect(!differs(before, harness.picture(), around: bo))
  }

  /// Whether two pictures differ left of a text, where no menu is.
  private func differs(_ one: Bitmap, _ other: Bitmap, around text: CGRect) -> Bool {
    let columns = 0..<max(1, Int(text.minX))
    let rows = Int(text.minY) - 4..<Int(text.maxY) + 4
    return rows.contains { y in
      columns.contains { one.pixel(x: $0, y: y) != other.pixel(x: $0, y: y) }
    }
  }
}
