import LaminaGeometry
import LaminaInput
import LaminaTesting
import LaminaViews
import Observation
import Testing

/// What is suggested below a field.
@MainActor @Suite("Suggestions of text fields", .timeLimit(.minutes(5)))
struct TextInputSuggestionsTests {
  @Observable final class Model {
    var city = ""
    var note = ""
    var submitted = 0
  }

  private struct Form: View {
    @Bindable var model: Model
    private var found: [String] {
      ["Berlin", "Bern", "Bergen", "Oslo"].filter { $0.hasPrefix(model.city) && $0 != model.city }
    }

    var body: some View {
      VStack(spacing: 10) {
        TextField("City", text: $model.city)
          .textInputSuggestions {
            ForEach(found, id: \.self) { Text($0).textInputCompletion($0) }
          }
          .onSubmit { model.submitted += 1 }
        TextField("Note", text: $model.note)
        Spacer()
      }
      .padding(10)
    }
  }

  private let model = Model()

  private func form() -> Harness {
    let model = model
    return Harness(size: CGSize(width: 300, height: 320)) { Form(model: model) }
  }

  @Test("They are there while the field has the focus, as the text asks for them")
  func showing() {
    let harness = form()
    #expect(!harness.exists("Berlin"))
    harness.tap("City")
    #expect(harness.exists("Berlin") && harness.exists("Oslo"))
    harness.type("Be")
    #expect(harness.exists("Bergen") && !harness.exists("Oslo"))
    harness.type("x")
    #expect(!harness.exists("Bergen") && !harness.exists("Suggestions"))
    harness.press(.delete)
    #expect(harness.exists("Bergen"))
    harness.press(.tab)
    #expect(harness.element("Note")?.isFocused == true && !harness.exists("Bergen"))
  }

  @Test("Arrows go from one to the next, Return takes it over, and the next Return submits")
  func keys() {
    let harness = form()
    harness.tap("City")
    harness.type("Ber")
    harness.press(.downArrow)
    harness.press(.downArrow)
    harness.press(.return)
    #expect(model.city == "Bern" && model.submitted == 0)
    #expect(!harness.exists("Berlin"))
    harness.press(.return)
    #expect(model.submitted == 1)
  }

  @Test("From the first one an arrow goes back to the text, where Return submits")
  func back() {
    let harness = form()
    harness.tap("City")
    harness.type("Be")
    harness.press(.downArrow)
    harness.press(.upArrow)
    harness.press(.return)
    #expect(model.city == "Be" && model.submitted == 1)
  }

  @Test("An arrow with Shift selects in the field")
  func selecting() {
    let harness = form()
    harness.tap("City")
    harness.type("Be")
    harness.press(.upArrow, modifiers: .shift)
    harness.type("O")
    #expect(model.city == "O")
  }

  @Test("Escape hides them until something else is typed")
  func escape() {
    let harness = form()
    harness.tap("City")
    harness.type("B")
    harness.press(.escape)
    #expect(!harness.exists("Berlin") && harness.element("City")?.isFocused == true)
    harness.type("e")
    #expect(harness.exists("Berlin"))
  }

  @Test("A click on one takes it over, on its text too, and the field keeps the focus")
  func click() {
    let harness = form()
    harness.tap("City")
    harness.type("B")
    harness.tap("Bergen")
    #expect(model.city == "Bergen" && !harness.exists("Berlin"))
    #expect(harness.element("City")?.isFocused == true)
    harness.type("!")
    #expect(model.city == "Bergen!")
  }

  @Test("What was taken over is one step of undo")
  func undo() {
    let harness = form()
    harness.tap("City")
    harness.type("Os")
    harness.press(.downArrow)
    harness.press(.return)
    #expect(model.city == "Oslo")
    harness.press(.character("z"), modifiers: .command)
    #expect(model.city == "Os")
  }

  @Test("They stand below the field, above what comes after it")
  func place() throws {
    let harness = form()
    harness.tap("City")
    let field = try #require(harness.frame(of: "City"))
    let first = try #require(harness.frame(of: "Berlin"))
    #expect(first.minY >= field.maxY && first.minX >= field.minX - 1)
    // The second field lies below them.
    let note = try #require(harness.frame(of: "Note"))
    #expect(first.minY < note.maxY)
  }

  @Test("Data with names makes them, too, and what has no completion is only read")
  func data() {
    let model = model
    let harness = Harness(size: CGSize(width: 300, height: 320)) {
      TextField(
        "City",
        text: Binding {
          model.city
        } set: {
          model.city = $0
        }
      )
      .textInputSuggestions([1, 2], id: \.self) { number in
        if number == 1 { Text("Cities") } else { Text("Oslo").textInputCompletion("Oslo") }
      }
    }
    harness.tap("City")
    #expect(harness.exists("Cities"))
    harness.press(.downArrow)
    harness.press(.return)
    #expect(model.city == "Oslo")
  }
}
