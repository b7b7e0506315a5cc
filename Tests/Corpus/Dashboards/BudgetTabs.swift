import SwiftUI

struct BudgetTabs: View {
    @SceneStorage("budget.tab") private var tab = "spending"

    var body: some View {
        TabView(selection: $tab) {
            BudgetSpending()
                .tabItem {
                    Label("Spending", systemImage: "list.bullet")
                }
                .tag("spending")
            Text("Savings: none yet")
                .tabItem {
                    Label("Savings", systemImage: "heart")
                }
                .tag("savings")
        }
    }
}

struct BudgetSpending: View {
    private static let formatter: NumberFormatter = {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        formatter.minimumFractionDigits = 2
        formatter.locale = Locale(identifier: "en_US")
        return formatter
    }()

    let amounts: [(name: String, amount: Double)] = [("Rent", 800), ("Food", 310.5)]

    var body: some View {
        VStack {
            ForEach(amounts, id: \.name) { entry in
                HStack {
                    Text(entry.name)
                    Spacer()
                    Text(Self.formatter.string(from: NSNumber(value: entry.amount)) ?? "")
                }
            }
            Divider()
            HStack {
                Text("Total").bold()
                Spacer()
                Text(Self.formatter.string(from: NSNumber(value: amounts.map(\.amount).reduce(0, +))) ?? "")
            }
        }
        .padding()
    }
}

#Preview {
    BudgetTabs()
}
