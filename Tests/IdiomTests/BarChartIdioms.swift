import Lamina
import LaminaTesting
import Testing

private struct Sale: Identifiable {
  let month: String
  var amount: Double
  var id: String { month }
}

private struct BarChart: View {
  @State private var sales = [
    Sale(month: "Jan", amount: 40), Sale(month: "Feb", amount: 80), Sale(month: "Mar", amount: 10),
  ]

  var body: some View {
    let largest = sales.map(\.amount).max() ?? 1
    VStack {
      HStack(alignment: .bottom, spacing: 10) {
        ForEach(sales) { sale in
          VStack(spacing: 2) {
            RoundedRectangle(cornerRadius: 3).fill(.blue)
              .frame(width: 20, height: 80 * CGFloat(sale.amount / largest))
              .accessibilityIdentifier(sale.month + " bar")
            Text(sale.month).font(.caption)
          }
        }
      }
      .frame(height: 110, alignment: .bottom)
      Button("Sell") { withAnimation { sales[2].amount = 160 } }
      Button("Reset") { for index in sales.indices { sales[index].amount = 0 } }
    }
  }
}

@MainActor @Suite("Idioms: bar charts")
struct BarChartIdioms {
  @Test("Bars stand on one line, the largest is the tallest, and they grow")
  func bars() throws {
    let harness = Harness(size: CGSize(width: 200, height: 220)) { BarChart() }
    let heights = ["Jan", "Feb", "Mar"].compactMap { harness.frame(of: $0 + " bar")?.height }
    #expect(heights == [40, 80, 10])
    let bottoms = Set(["Jan", "Feb", "Mar"].compactMap { harness.frame(of: $0 + " bar")?.maxY })
    #expect(bottoms.count == 1)
    harness.tap("Sell")
    harness.advance(by: 1)
    #expect(harness.frame(of: "Mar bar")?.height == 80)
    #expect(harness.frame(of: "Feb bar")?.height == 40)
  }

  @Test("A chart of zeros divides by zero and goes on")
  func zeros() {
    let harness = Harness(size: CGSize(width: 200, height: 220)) { BarChart() }
    harness.tap("Reset")
    #expect(harness.exists("Jan"))
    #expect(harness.diagnostics.count == 1)
    #expect("\(harness.diagnostics)".contains("BarChart"))
  }
}
