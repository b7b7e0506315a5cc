import Lamina
import LaminaTesting
import Testing

private struct Counter: View {
  let name: String
  @State private var count = 0
  var body: some View { Button("\(name) \(count)") { count += 1 } }
}

private struct Counters: View {
  @State private var names = ["x", "y", "z"]

  var body: some View {
    VStack {
      ScrollView {
        LazyVStack { ForEach(names, id: \.self) { Counter(name: $0) } }
      }
      Button("Insert") { names.insert("w", at: 0) }
      Button("Remove x") { names.removeAll { $0 == "x" } }
      Button("Put x back") { names.append("x") }
    }
  }
}

@MainActor @Suite("Idioms: rows with a state of their own")
struct RowStateTests {
  @Test("State goes along with its row, ends with it and begins anew")
  func state() {
    let harness = Harness(size: CGSize(width: 300, height: 300)) { Counters() }
    harness.tap("x 0")
    harness.tap("y 0")
    harness.tap("y 1")
    harness.tap("Insert")
    #expect(["w 0", "x 1", "y 2", "z 0"].allSatisfy(harness.exists))
    harness.tap("Remove x")
    harness.tap("Put x back")
    #expect(["w 0", "x 0", "y 2", "z 0"].allSatisfy(harness.exists))
  }
}
