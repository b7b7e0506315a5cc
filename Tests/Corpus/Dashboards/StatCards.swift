import SwiftUI

struct StatCard<Content: View>: View {
    let title: LocalizedStatTitle
    let content: Content

    init(_ title: LocalizedStatTitle, @ViewBuilder content: () -> Content) {
        self.title = title
        self.content = content()
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            Text(title.rawValue)
                .font(.caption)
                .foregroundStyle(.secondary)
            content
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding()
        .background(.background, in: RoundedRectangle(cornerRadius: 12))
        .shadow(radius: 2)
    }
}

enum LocalizedStatTitle: String {
    case visitors = "Visitors", revenue = "Revenue", trend = "Trend"
}

struct StatCards: View {
    var body: some View {
        Grid(horizontalSpacing: 12, verticalSpacing: 12) {
            GridRow {
                StatCard(.visitors) { Text(1_204, format: .number).font(.title) }
                StatCard(.revenue) { Text(99.5, format: .currency(code: "EUR")).font(.title) }
            }
            GridRow {
                StatCard(.trend) {
                    Sparkline(values: [1, 4, 2, 6, 5, 9])
                        .stroke(.green, lineWidth: 2)
                        .frame(height: 40)
                }
                .gridCellColumns(2)
            }
        }
        .padding()
    }
}

struct Sparkline: Shape {
    let values: [CGFloat]

    func path(in rect: CGRect) -> Path {
        Path { path in
            guard let top = values.max(), values.count > 1, top > 0 else { return }
            for (index, value) in values.enumerated() {
                let point = CGPoint(
                    x: rect.minX + rect.width * CGFloat(index) / CGFloat(values.count - 1),
                    y: rect.maxY - rect.height * value / top)
                if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
            }
        }
    }
}

#Preview("Cards", traits: .fixedLayout(width: 500, height: 300)) {
    StatCards()
}
