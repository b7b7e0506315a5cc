import SwiftUI

struct Hexagon: InsettableShape {
    var insetAmount: CGFloat = 0

    func path(in rect: CGRect) -> Path {
        let rect = rect.insetBy(dx: insetAmount, dy: insetAmount)
        let center = CGPoint(x: rect.midX, y: rect.midY)
        let radius = min(rect.width, rect.height) / 2
        var path = Path()
        for corner in 0..<6 {
            let angle = Double(corner) * .pi / 3
            let point = CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
            corner == 0 ? path.move(to: point) : path.addLine(to: point)
        }
        path.closeSubpath()
        return path
    }

    func inset(by amount: CGFloat) -> some InsettableShape {
        var copy = self
        copy.insetAmount += amount
        return copy
    }
}

struct HexagonBadge: View {
    static let rotationCount = 8

    var body: some View {
        ZStack {
            Hexagon()
                .fill(LinearGradient(gradient: Gradient(colors: [.blue, .purple]), startPoint: .top, endPoint: .bottom))
            Hexagon()
                .strokeBorder(.white, lineWidth: 6)
            ForEach(0..<HexagonBadge.rotationCount, id: \.self) { index in
                Rectangle()
                    .fill(.white.opacity(0.5))
                    .frame(width: 4, height: 60)
                    .rotationEffect(.degrees(Double(index) / Double(HexagonBadge.rotationCount) * 360))
            }
        }
        .scaledToFit()
    }
}

struct HexagonBadge_Previews: PreviewProvider {
    static var previews: some View {
        HexagonBadge()
            .frame(width: 200, height: 200)
            .previewLayout(.sizeThatFits)
    }
}
