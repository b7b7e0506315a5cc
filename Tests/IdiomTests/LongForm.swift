import Lamina
import LaminaTesting
import Testing

/// A questionnaire longer than its window.
private struct Questionnaire: View {
  @State private var answers: [Int: String] = [:]
  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading) {
        ForEach(0..<50) { number in
          TextField("Question \(number)", text: answer(number))
        }
      }
    }
    Text("\(answers.values.filter { !$0.isEmpty }.count) answers")
      .accessibilityIdentifier("count")
  }

  private func answer(_ number: Int) -> Binding<String> {
    Binding(get: { answers[number, default: ""] }, set: { answers[number] = $0 })
  }
}

@MainActor @Suite("Idioms: a long form in a lazy stack")
struct LongFormIdiom {
  @Test("Tab goes through all of it")
  func tabbing() {
    let harness = Harness(size: CGSize(width: 300, height: 200)) { Questionnaire() }
    harness.tap("Question 0")
    for number in 0..<50 {
      harness.type("a\(number)")
      harness.press(.tab)
      harness.advance(by: 0.4)
    }
    #expect(harness.text(of: "count") == "50 answers")
  }

  @Test("What scrolls out of sight goes on being typed into")
  func scrolling() {
    let harness = Harness(size: CGSize(width: 300, height: 200)) { Questionnaire() }
    harness.tap("Question 1")
    harness.type("before")
    harness.scroll(down: 900)
    harness.advance(by: 1)
    harness.type(" after")
    harness.advance(by: 1)
    #expect(harness.element("Question 1")?.semantics.value == "before after")
  }
}
