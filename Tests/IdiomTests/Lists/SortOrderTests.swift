import Lamina
import LaminaTesting
import Testing

private struct City: Identifiable {
  let id: String
  let people: Int
}

private struct Cities: View {
  private enum Order { case name, people }
  @State private var order = Order.name
  private let cities = [
    City(id: "Rome", people: 3), City(id: "Athens", people: 1), City(id: "Cairo", people: 10),
  ]

  private var sorted: [City] {
    switch order {
    case .name: cities.sorted { $0.id < $1.id }
    case .people: cities.sorted { $0.people > $1.people }
    }
  }

  var body: some View {
    VStack {
      HStack {
        Button("By name") { withAnimation { order = .name } }
        Button("By people") { withAnimation { order = .people } }
      }
      List(sorted) { Text($0.id) }
    }
  }
}

@MainActor @Suite("Idioms: a list that is sorted another way")
struct SortOrderTests {
  @Test("Rows slide to their new places")
  func sort() {
    let harness = Harness(size: CGSize(width: 300, height: 300)) { Cities() }
    func order() -> [String] {
      ["Rome", "Athens", "Cairo"].sorted {
        (harness.frame(of: $0)?.minY ?? 0) < (harness.frame(of: $1)?.minY ?? 0)
      }
    }
    #expect(order() == ["Athens", "Cairo", "Rome"])
    harness.tap("By people")
    harness.advance(by: 1)
    #expect(order() == ["Cairo", "Rome", "Athens"])
    harness.tap("By name")
    harness.tap("By people")
    harness.tap("By name")
    harness.advance(by: 1)
    #expect(order() == ["Athens", "Cairo", "Rome"])
  }
}
