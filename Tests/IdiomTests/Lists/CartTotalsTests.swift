import Lamina
import LaminaTesting
import Testing

private struct Line: Identifiable {
  let id: String
  let price: Int
  var quantity = 1
}

private struct LineRow: View {
  let line: Line
  let onChange: (Int) -> Void

  var body: some View {
    HStack {
      Text("\(line.id) × \(line.quantity)")
      Spacer()
      Button("− \(line.id)") { onChange(-1) }.disabled(line.quantity == 0)
      Button("+ \(line.id)") { onChange(1) }
    }
  }
}

private struct Cart: View {
  @State private var lines = [Line(id: "Pen", price: 2), Line(id: "Book", price: 20)]

  private var total: Int { lines.map { $0.price * $0.quantity }.reduce(0, +) }

  var body: some View {
    VStack {
      List {
        ForEach(lines) { line in
          LineRow(line: line) { step in
            guard let index = lines.firstIndex(where: { $0.id == line.id }) else { return }
            lines[index].quantity += step
          }
        }
      }
      Text("Total \(total)")
    }
  }
}

@MainActor @Suite("Idioms: rows call back, a total follows")
struct CartTotalsTests {
  @Test("Each row changes its own line, as often as it is pressed")
  func totals() {
    let harness = Harness(size: CGSize(width: 300, height: 300)) { Cart() }
    #expect(harness.exists("Total 22"))
    harness.tap("+ Book")
    harness.tap("+ Book")
    harness.tap("− Pen")
    #expect(harness.exists("Total 60"))
    #expect(harness.exists("Book × 3") && harness.exists("Pen × 0"))
    #expect(harness.element("− Pen")?.isEnabled == false)
  }
}
