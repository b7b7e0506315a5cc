import SwiftUI

struct TipTutorial: View {
    @State private var amountText = "20"
    @State private var people = 2
    @State private var tip = 0.15
    @FocusState private var amountIsFocused: Bool

    private var amount: Double { Double(amountText) ?? 0 }

    var total: Double {
        let grandTotal = amount + amount * tip
        return grandTotal / Double(max(people, 1))
    }

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 12) {
                Section {
                    TextField("Amount", text: $amountText)
                        .focused($amountIsFocused)
                }
                Section(header: Text("How much tip do you want to leave?")) {
                    Slider(value: $tip, in: 0...0.3, step: 0.05)
                    Text("\(Int((tip * 100).rounded())) %")
                }
                Section {
                    Text(String(format: "%.2f per person", total))
                        .foregroundStyle(tip == 0 ? .red : .primary)
                }
            }
            .padding()
        }
        .toolbar {
            if amountIsFocused {
                Button("Done") {
                    amountIsFocused = false
                }
            }
        }
    }
}

#Preview {
    NavigationStack {
        TipTutorial()
            .navigationTitle("WeSplit")
    }
}
