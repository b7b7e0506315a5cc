import Lamina
import LaminaTesting
import Testing

private struct Questions: View {
  @State private var open: Set<Int> = []

  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading) {
        ForEach(0..<30, id: \.self) { number in
          VStack(alignment: .leading) {
            Button("Question \(number)") {
              withAnimation { open.formSymmetricDifference([number]) }
            }
            if open.contains(number) {
              Text("The answer to question \(number), which is long and wraps over several lines.")
            }
          }
          .padding()
        }
      }
    }
  }
}

@MainActor @Suite("Idioms: rows that open and close")
struct ExpandableRowsTests {
  @Test("An opened row makes room, and closed again everything is where it was")
  func open() {
    let harness = Harness(size: CGSize(width: 200, height: 400)) { Questions() }
    let next = harness.frame(of: "Question 1")
    harness.tap("Question 0")
    harness.advance(by: 1)
    #expect((harness.frame(of: "Question 1")?.minY ?? 0) > (next?.minY ?? 0) + 20)
    harness.tap("Question 1")
    harness.tap("Question 0")
    harness.advance(by: 1)
    #expect(harness.frame(of: "Question 1") == next)
    harness.tap("Question 1")
    harness.advance(by: 1)
    #expect(harness.element("Question 2") != nil)
  }
}
