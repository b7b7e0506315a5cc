import SwiftUI

struct QuantityStepper: View {
    @Binding var quantity: Int
    let range: ClosedRange<Int>

    var body: some View {
        HStack(spacing: 0) {
            button("minus", label: "Less") { quantity -= 1 }
                .disabled(quantity <= range.lowerBound)
            Text("\(quantity)")
                .font(.body.monospacedDigit())
                .frame(minWidth: 32)
            button("plus", label: "More") { quantity += 1 }
                .disabled(quantity >= range.upperBound)
        }
        .overlay(RoundedRectangle(cornerRadius: 8).stroke(Color.secondary, lineWidth: 1))
    }

    private func button(_ symbol: String, label: String, action: @escaping () -> Void) -> some View {
        Button(action: action) {
            Image(systemName: symbol)
                .frame(width: 32, height: 32)
        }
        .accessibilityLabel(Text(label))
    }
}

#Preview {
    @Previewable @State var quantity = 1
    VStack {
        QuantityStepper(quantity: $quantity, range: 0...3)
        Text("In the basket: \(quantity)")
    }
}
