import Lamina
import LaminaTesting
import Testing

private struct Expense: Identifiable {
  let id: Int
  let category: String
  let amount: Int
}

private struct Expenses: View {
  @State private var expenses = [
    Expense(id: 1, category: "Food", amount: 12), Expense(id: 2, category: "Travel", amount: 80),
    Expense(id: 3, category: "Food", amount: 30),
  ]

  private var groups: [String: [Expense]] { Dictionary(grouping: expenses, by: \.category) }

  var body: some View {
    VStack {
      List {
        ForEach(groups.keys.sorted(), id: \.self) { category in
          Section {
            ForEach(groups[category] ?? []) { Text("\($0.amount) €") }
          } header: {
            Text("\(category): \((groups[category] ?? []).map(\.amount).reduce(0, +))")
          }
        }
      }
      Button("Add rent") { expenses.append(Expense(id: 4, category: "Rent", amount: 900)) }
      Button("Drop travel") { expenses.removeAll { $0.category == "Travel" } }
    }
  }
}

@MainActor @Suite("Idioms: sections from a grouped array")
struct GroupedByDictionaryTests {
  @Test("Sections come and go with what is in them")
  func groups() {
    let harness = Harness(size: CGSize(width: 300, height: 500)) { Expenses() }
    #expect(harness.exists("Food: 42") && harness.exists("Travel: 80"))
    harness.tap("Add rent")
    #expect(harness.exists("Rent: 900") && harness.exists("900 €"))
    harness.tap("Drop travel")
    #expect(!harness.exists("Travel: 80") && !harness.exists("80 €"))
    #expect(harness.exists("12 €") && harness.exists("30 €"))
  }
}
