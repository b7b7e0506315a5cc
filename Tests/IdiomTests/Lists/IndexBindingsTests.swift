import Lamina
import LaminaTesting
import Testing

private struct Item: Identifiable {
  let id: Int
  var name: String
  var isDone = false
}

private struct Shopping: View {
  @State private var items = [Item(id: 1, name: "Milk"), Item(id: 2, name: "Tea")]

  var body: some View {
    VStack {
      List {
        ForEach(items.indices, id: \.self) { index in
          HStack {
            TextField("Name", text: $items[index].name)
              .accessibilityIdentifier("field \(index)")
            Toggle("Done \(index)", isOn: $items[index].isDone)
          }
        }
      }
      Text(items.map { $0.name + ($0.isDone ? " ✓" : "") }.joined(separator: ", "))
        .accessibilityIdentifier("summary")
      Button("More") { items.append(Item(id: items.count + 1, name: "")) }
    }
  }
}

@MainActor @Suite("Idioms: bindings into an array by index")
struct IndexBindingsTests {
  @Test("What is typed and switched in a row is in the array")
  func bindings() {
    let harness = Harness(size: CGSize(width: 400, height: 300)) { Shopping() }
    harness.tap("field 1")
    harness.press(.end)
    harness.type("bags")
    harness.tap("Done 0")
    #expect(harness.text(of: "summary") == "Milk ✓, Teabags")
    harness.tap("More")
    harness.tap("field 2")
    harness.type("Jam")
    #expect(harness.text(of: "summary") == "Milk ✓, Teabags, Jam")
  }
}
