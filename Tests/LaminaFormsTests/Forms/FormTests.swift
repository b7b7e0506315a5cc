import Foundation
import Lamina
import LaminaTesting
import Testing

private struct Account: View {
  @State var name = "Ada"
  @State var quality = "Best"
  @State var isOn = true
  @State var volume = 0.5

  var body: some View {
    Form {
      Section("Person") {
        TextField("Name", text: $name)
        LabeledContent("Version", value: "2.1")
      }
      Section {
        Picker("Quality", selection: $quality) {
          Text("Draft").tag("Draft")
          Text("Best").tag("Best")
        }
        Toggle("Both sides", isOn: $isOn)
        Slider(value: $volume) { Text("Volume") }
      } footer: {
        Text("All of it can be changed later.")
      }
    }
  }
}

@MainActor @Suite("Forms", .timeLimit(.minutes(5)))
struct FormTests {
  @Test("A grouped form has labels at the beginning of its rows, and controls at their ends")
  func grouped() {
    let harness = Harness(size: CGSize(width: 500, height: 500)) { Account().formStyle(.grouped) }
    let row = harness.elements(role: .row).first?.frame ?? .zero
    let field = harness.find(.textField, "Name").elements.first?.frame ?? .zero
    #expect(row.width == 460)
    #expect(field.maxX <= row.maxX - 10)
    let picker = harness.find(.picker, "Quality").elements.first?.frame ?? .zero
    #expect(picker.maxX > row.maxX - 30)
    #expect(harness.exists("Person") && harness.exists("All of it can be changed later."))
  }

  @Test("What is typed into a form's field is written, and a click on its label gives it the focus")
  func fields() {
    let harness = Harness(size: CGSize(width: 500, height: 500)) { Account() }
    let field = harness.find(.textField, "Name").elements.first?.frame ?? .zero
    harness.tap(at: CGPoint(x: field.minX + 4, y: field.midY))
    harness.press("a", modifiers: .command)
    harness.type("Grace")
    #expect(harness.find(.textField, "Name").elements.first?.semantics.value == "Grace")
  }

  @Test("In columns labels end where controls begin, and what has no label begins there")
  func columns() {
    let harness = Harness(size: CGSize(width: 500, height: 500)) { Columns() }
    let quality = harness.find(.picker, "Quality").elements.first?.frame ?? .zero
    let box = harness.frame(of: "Both sides") ?? .zero
    let button = harness.frame(of: "Print") ?? .zero
    let version = harness.frame(of: "2.1") ?? .zero
    #expect(quality.minX > 60)
    #expect(abs(box.minX - quality.minX) < 1)
    #expect(abs(button.minX - quality.minX) < 1)
    #expect(abs(version.minX - quality.minX) < 1)
    let label = harness.frame(of: "A rather long version") ?? .zero
    #expect(abs(label.maxX + 8 - version.minX) < 1)
  }

  private struct Columns: View {
    @State var quality = "Best"
    @State var isOn = true
    var body: some View {
      Form {
        Picker("Quality", selection: $quality) { Text("Best").tag("Best") }
        LabeledContent("A rather long version", value: "2.1")
        Toggle("Both sides", isOn: $isOn)
        Button("Print") {}
      }
      .formStyle(.columns)
      .padding()
    }
  }

  @Test("Tab goes through all controls from top to bottom")
  func order() {
    let harness = Harness(size: CGSize(width: 500, height: 500)) { Account() }
    var names: [String] = []
    for _ in 0..<4 {
      harness.press(.tab)
      let focused = harness.semanticTree.all.first { $0.id == harness.graph.focus.focused }
      names.append(focused?.semantics.label ?? "?")
    }
    #expect(names == ["Name", "Quality", "Both sides", "Volume"])
  }

  private struct Long: View {
    @State var flags = [Bool](repeating: false, count: 500)
    var body: some View {
      Form {
        Section("Flags") {
          ForEach(0..<500, id: \.self) { number in
            Flag(number: number, isOn: $flags[number])
          }
        }
      }
    }
  }

  private struct Flag: View {
    let number: Int
    @Binding var isOn: Bool
    var body: some View { Toggle("Flag \(number)", isOn: $isOn) }
  }

  @Test("Of 500 rows only those near the screen are made, and Tab comes to the others")
  func long() {
    let harness = Harness(size: CGSize(width: 400, height: 300)) { Long() }
    #expect(harness.evaluations(of: Flag.self) < 60)
    for _ in 0..<30 {
      harness.press(.tab)
      harness.advance(by: 0.5)
    }
    harness.press(.space)
    harness.settle()
    #expect(harness.element("Flag 29")?.semantics.isOn == .on)
    harness.scroll(down: 100_000)
    harness.advance(by: 2)
    harness.settle()
    #expect(harness.exists("Flag 499"))
  }

  private struct Folding: View {
    @State var isOpen = true
    var body: some View {
      Form {
        Section("More", isExpanded: $isOpen) { Toggle("Inner", isOn: .constant(true)) }
      }
    }
  }

  @Test("A section that can be closed closes at a press on its header")
  func folding() {
    let harness = Harness(size: CGSize(width: 400, height: 300)) { Folding() }
    #expect(harness.exists("Inner"))
    harness.tap("More")
    harness.advance(by: 1)
    #expect(!harness.exists("Inner"))
  }

  @Test("Labels that are hidden are still what controls are called")
  func hiddenLabels() {
    let harness = Harness(size: CGSize(width: 500, height: 500)) { Account().labelsHidden() }
    #expect(harness.find(.textField, "Name").elements.count == 1)
    #expect(harness.find(.picker, "Quality").elements.count == 1)
    #expect(harness.find(.toggle, "Both sides").elements.count == 1)
  }

  private struct Narrow: FormStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack(alignment: .leading) {
        Text("Narrow")
        configuration.content
      }
    }
  }

  @Test("A style of one's own arranges what is in a form")
  func ownStyle() {
    let harness = Harness(size: CGSize(width: 500, height: 500)) { Account().formStyle(Narrow()) }
    #expect(harness.exists("Narrow"))
    #expect(harness.find(.toggle, "Both sides").elements.count == 1)
  }

  private struct Presenting: View {
    @State var isShown = false
    @State var text = ""
    var body: some View {
      Form {
        TextField("Outside", text: $text)
        TextField("Prompted", text: $text, prompt: Text("Ada"))
        Button("Show") { isShown = true }
      }
      .sheet(isPresented: $isShown) {
        TextField("Inside", text: $text).padding()
      }
    }
  }

  @Test("A sheet that a form presents is no part of the form")
  func sheets() {
    let harness = Harness(size: CGSize(width: 500, height: 500)) { Presenting() }
    func placeholder(_ name: String) -> String? {
      harness.textField(name).elements.first?.semantics.details.placeholder
    }
    // There the label stands in front of the field.
    #expect(harness.textField("Outside").elements.count == 1 && placeholder("Outside") == nil)
    #expect(placeholder("Prompted") == "Ada")
    harness.tap("Show")
    harness.advance(by: 1)
    #expect(
      harness.find(.textField, "Inside").elements.first?.semantics.details.placeholder == "Inside")
  }
}
