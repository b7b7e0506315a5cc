import Lamina
import LaminaTesting
import Testing

private struct Mailbox: Identifiable, Hashable {
  let id: String
  let count: Int
}

private struct Mail: View {
  let boxes = [
    Mailbox(id: "Inbox", count: 3), Mailbox(id: "Sent", count: 0),
    Mailbox(id: "Trash", count: 9),
  ]
  @State private var selection: Mailbox.ID? = "Sent"

  var body: some View {
    HStack {
      List(boxes, selection: $selection) { Text($0.id) }
        .frame(width: 150)
      if let box = boxes.first(where: { $0.id == selection }) {
        Text("\(box.id) has \(box.count)")
      } else {
        Text("Choose a box")
      }
    }
  }
}

private struct Numbers: View {
  @State private var one: Int?
  @State private var many: Set<Int> = []

  var body: some View {
    VStack {
      Text("one \(one ?? -1), many \(many.sorted())")
      List(0..<5, selection: $one) { Text("Row \($0)") }
      List(10..<15, selection: $many) { Text("Row \($0)") }
    }
  }
}

@MainActor @Suite("Idioms: a sidebar with one selection and a detail")
struct SingleSelectionTests {
  @Test("The detail follows clicks and arrows")
  func detail() {
    let harness = Harness(size: CGSize(width: 500, height: 300)) { Mail() }
    #expect(harness.exists("Sent has 0"))
    harness.tap("Inbox")
    #expect(harness.exists("Inbox has 3"))
    harness.press(.downArrow)
    harness.press(.downArrow)
    harness.advance(by: 1)
    #expect(harness.exists("Trash has 9"))
    harness.press(.downArrow)
    #expect(harness.exists("Trash has 9"))
    harness.press(.home)
    #expect(harness.exists("Inbox has 3"))
  }

  @Test("Rows of a range are selected by their numbers")
  func numbers() {
    let harness = Harness(size: CGSize(width: 300, height: 400)) { Numbers() }
    harness.tap("Row 3")
    harness.tap("Row 11")
    #expect(harness.exists("one 3, many [11]"))
  }
}
