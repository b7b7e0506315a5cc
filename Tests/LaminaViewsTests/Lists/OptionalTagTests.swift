import LaminaGeometry
import LaminaTesting
import LaminaViews
import Testing

/// Tags that are optional, where the selection is not, and the other way.
@Suite("Optional tags")
struct OptionalTagTests {
  private let names = ["a", "b", "c"]

  private struct Rows: View {
    let names: [String]
    let isTagged: Bool
    @State var chosen: String? = "b"
    var body: some View {
      VStack {
        Text("chosen \(chosen ?? "none")")
        List(selection: $chosen) {
          if isTagged {
            ForEach(names, id: \.self) { Text($0).tag($0 as String?) }
          } else {
            ForEach(names.map { $0 as String? }, id: \.self) { Text($0 ?? "") }
          }
        }
      }
    }
  }

  private struct Many: View {
    let names: [String]
    @State var chosen: Set<String?> = ["b"]
    var body: some View {
      List(selection: $chosen) { ForEach(names, id: \.self) { Text($0).tag($0) } }
    }
  }

  private func selected(_ harness: Harness) -> [String] {
    harness.elements(role: .row).filter { $0.semantics.isSelected == true }.map(\.text)
  }

  @Test(
    "A row with an optional tag, or an optional id, is drawn as selected", arguments: [true, false])
  func one(isTagged: Bool) {
    let harness = Harness(size: CGSize(width: 300, height: 300)) { [names] in
      Rows(names: names, isTagged: isTagged)
    }
    #expect(selected(harness) == ["b"])
    harness.tap("a")
    #expect(harness.exists("chosen a") && selected(harness) == ["a"])
    harness.press(.downArrow)
    #expect(harness.exists("chosen b") && selected(harness) == ["b"])
  }

  @Test("A set of optional values selects rows whose tags are none")
  func many() {
    let harness = Harness(size: CGSize(width: 300, height: 300)) { [names] in Many(names: names) }
    #expect(selected(harness) == ["b"])
    harness.tap("c")
    #expect(selected(harness) == ["c"])
  }
}
