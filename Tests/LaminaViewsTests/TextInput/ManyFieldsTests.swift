import LaminaGeometry
import LaminaTesting
import LaminaViews
import Observation
import Testing

/// Many fields in one body, each for a part of one value.
@Suite("Many fields in one body")
struct ManyFieldsTests {
  @Observable final class Model {
    var texts: [String]
    var step = 0

    init(_ count: Int) { texts = (0..<count).map { "text \($0)" } }
  }

  private struct Form: View {
    @State var texts: [String]
    let model: Model

    var body: some View {
      VStack {
        Text("step \(model.step)").accessibilityIdentifier("step")
        ForEach(texts.indices, id: \.self) { row in
          TextField("row \(row)", text: $texts[row]).textFieldStyle(Counted(model: model))
        }
      }
    }
  }

  /// Counts how often what a field shows is made.
  private struct Counted: TextFieldStyle {
    let model: Model

    func makeBody(configuration: Configuration) -> some View {
      CountedBody(content: configuration.content)
    }
  }

  private struct CountedBody: View {
    let content: TextFieldStyleConfiguration.Content
    var body: some View { content }
  }

  private func harness(_ count: Int, _ model: Model) -> Harness {
    Harness(size: CGSize(width: 300, height: 2_000)) {
      Form(texts: (0..<count).map { "text \($0)" }, model: model)
    }
  }

  @Test("A letter is evaluated by its field, however many there are", arguments: [10, 20])
  func letter(count: Int) {
    let harness = harness(count, Model(count))
    harness.press(.tab)
    harness.type("a")
    harness.resetCounters()
    harness.type("b")
    #expect(harness.evaluations(of: CountedBody.self) <= 2)
    #expect(harness.element("row 0")?.value?.hasSuffix("b") == true)
    #expect(harness.element("row 1")?.value == "text 1")
  }

  @Test("Another state of the body is none of the fields' business", arguments: [10, 20])
  func otherState(count: Int) {
    let model = Model(count)
    let harness = harness(count, model)
    harness.resetCounters()
    model.step = 1
    #expect(harness.text(of: "step") == "step 1")
    #expect(harness.evaluations(of: CountedBody.self) == 0)
  }

  @Test("What is written elsewhere is shown by its field")
  func elsewhere() {
    let model = Model(4)
    let harness = Harness(size: CGSize(width: 300, height: 300)) {
      @Bindable var model = model
      VStack {
        ForEach(0..<4, id: \.self) { row in TextField("row \(row)", text: $model.texts[row]) }
      }
    }
    model.texts[2] = "other"
    #expect(harness.element("row 2")?.value == "other")
    #expect(harness.element("row 1")?.value == "text 1")
    model.texts[2] = ""
    #expect(harness.element("row 2")?.value == "")
  }
}
