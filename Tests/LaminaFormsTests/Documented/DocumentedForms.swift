import Foundation
import Lamina
import LaminaTesting
import Testing

/// What the documentation promises of forms and their sections.
@MainActor @Suite("Documented: forms and sections", .timeLimit(.minutes(5)))
struct DocumentedFormsTests {
  private struct Settings: View {
    @State private var name = "Ada"
    @State private var isOn = false
    var body: some View {
      Form {
        Section("Person") {
          TextField("Name", text: $name)
          Toggle("Public", isOn: $isOn)
        }
        Section {
          Button("Save") {}
        } footer: {
          Text("Kept on this machine.")
        }
      }
    }
  }

  private func shown(_ style: some FormStyle) -> Harness {
    Harness(size: CGSize(width: 480, height: 480)) { Settings().formStyle(style) }
  }

  private func top(_ name: String, _ harness: Harness) -> CGFloat {
    harness.frame(of: name)?.minY ?? -1
  }

  @Test("A form is a container that stacks the controls of its sections in the order of the code")
  func stacks() {
    for harness in [shown(.grouped), shown(.columns)] {
      let tops = ["Person", "Name", "Public", "Save", "Kept on this machine."].map {
        top($0, harness)
      }
      #expect(tops == tops.sorted() && tops[0] >= 0 && Set(tops).count == 5, "\(tops)")
    }
  }

  @Test("A form's controls work as they do anywhere else")
  func controls() {
    let harness = shown(.grouped)
    harness.tap("Public")
    #expect(harness.element("Public")?.semantics.isOn == .on)
  }

  @Test("The grouped style shows rows in groups, which stand apart from each other")
  func groups() {
    let harness = shown(.grouped)
    let middles = ["Name", "Public", "Save"].map { harness.frame(of: $0)?.midY ?? .nan }
    #expect(middles[1] - middles[0] < middles[2] - middles[1], "\(middles)")
  }

  @Test("The grouped style scrolls what does not fit")
  func scrolls() {
    let harness = Harness(size: CGSize(width: 300, height: 200)) {
      Form { ForEach(0..<40, id: \.self) { Text("row \($0)") } }.formStyle(.grouped)
    }
    let before = top("row 3", harness)
    harness.scroll(down: 40)
    #expect(abs(before - 40 - top("row 3", harness)) < 1)
  }

  @Test("The columns style ends its labels at one line, and begins its values at another")
  func columns() {
    let harness = Harness(size: CGSize(width: 480, height: 300)) {
      Form {
        LabeledContent("Size", value: "small")
        LabeledContent("A much longer label", value: "large")
      }
      .formStyle(.columns)
    }
    let (short, long) = (
      harness.frame(of: "Size") ?? .zero, harness.frame(of: "A much longer label") ?? .zero
    )
    let (small, large) = (harness.frame(of: "small") ?? .zero, harness.frame(of: "large") ?? .zero)
    #expect(abs(short.maxX - long.maxX) < 1 && abs(small.minX - large.minX) < 1)
    #expect(long.maxX < large.minX)
  }

  @Test("Disabling a form disables all that is in it")
  func disabled() {
    let harness = Harness(size: CGSize(width: 480, height: 480)) { Settings().disabled(true) }
    for name in ["Name", "Public", "Save"] {
      #expect(harness.element(name)?.isEnabled == false, "\(name)")
    }
    harness.tap("Public")
    #expect(harness.element("Public")?.semantics.isOn == .off)
  }

  private struct Stacked: FormStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Text("styled")
        configuration.content
      }
    }
  }

  @Test("A style of one's own makes the form of its content")
  func ownStyle() {
    let harness = shown(Stacked())
    #expect(harness.exists("styled") && harness.exists("Save"))
    #expect(top("styled", harness) < top("Name", harness))
  }

  @Test("A section has its header above and its footer below its content, wherever it stands")
  func section() {
    let harness = Harness {
      VStack {
        Section {
          Text("content")
        } header: {
          Text("header")
        } footer: {
          Text("footer")
        }
      }
    }
    #expect(top("header", harness) < top("content", harness))
    #expect(top("content", harness) < top("footer", harness))
  }

  @Test("Header and footer of a section may be missing")
  func bareSection() {
    let harness = Harness { VStack { Section { Text("content") } } }
    #expect(harness.elements(role: .text).map(\.text) == ["content"])
  }

  private struct Folding: View {
    @State var isExpanded = false
    var body: some View {
      List {
        Section("Basics", isExpanded: $isExpanded) { Text("content") }
        Text(isExpanded ? "open" : "closed").accessibilityIdentifier("state")
      }
      .listStyle(.sidebar)
    }
  }

  @Test("A section that is bound to whether it is expanded shows its content only then")
  func expanded() {
    #expect(!Harness(size: CGSize(width: 260, height: 300)) { Folding() }.exists("content"))
    let open = Harness(size: CGSize(width: 260, height: 300)) { Folding(isExpanded: true) }
    #expect(open.exists("content"))
  }

  @Test("In a sidebar a person expands and collapses such a section, and the binding hears of it")
  func folds() {
    let harness = Harness(size: CGSize(width: 260, height: 300)) { Folding() }
    harness.tap("Basics")
    harness.advance(by: 1)
    #expect(harness.exists("content") && harness.text(of: "state") == "open")
    harness.tap("Basics")
    harness.advance(by: 1)
    #expect(!harness.exists("content") && harness.text(of: "state") == "closed")
  }
}
