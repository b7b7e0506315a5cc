import SwiftUI

struct BarDashboard: View {
    struct Bar: Identifiable {
        let id = UUID()
        let label: String
        let value: Double
    }

    @State private var bars: [Bar]
    @State private var highlighted: Bar.ID?

    init(values: KeyValuePairs<String, Double>) {
        _bars = State(initialValue: values.map { Bar(label: $0.key, value: $0.value) })
    }

    private var maximum: Double { bars.map(\.value).max() ?? 1 }

    var body: some View {
        GeometryReader { geometry in
            HStack(alignment: .bottom, spacing: 8) {
                ForEach(bars) { bar in
                    VStack {
                        Spacer()
                        RoundedRectangle(cornerRadius: 4)
                            .fill(bar.id == highlighted ? Color.orange : Color.blue)
                            .frame(height: max(0, geometry.size.height - 30) * bar.value / maximum)
                        Text(bar.label).font(.caption2)
                    }
                    .onTapGesture {
                        highlighted = highlighted == bar.id ? nil : bar.id
                    }
                    .accessibilityElement(children: .ignore)
                    .accessibilityLabel(bar.label)
                    .accessibilityValue(bar.id == highlighted ? "highlighted" : "\(Int(bar.value))")
                }
            }
        }
        .padding()
    }
}

struct BarDashboard_Previews: PreviewProvider {
    static var previews: some View {
        BarDashboard(values: ["Mon": 3, "Tue": 7, "Wed": 5])
            .frame(width: 300, height: 200)
            .previewLayout(.sizeThatFits)
    }
}
