import SwiftUI

@Animatable
struct WedgeShape: Shape {
    var startAngle: Angle
    var endAngle: Angle
    @AnimatableIgnored var clockwise = false

    func path(in rect: CGRect) -> Path {
        var path = Path()
        let center = CGPoint(x: rect.midX, y: rect.midY)
        path.move(to: center)
        path.addArc(
            center: center,
            radius: min(rect.width, rect.height) / 2,
            startAngle: startAngle,
            endAngle: endAngle,
            clockwise: clockwise
        )
        path.closeSubpath()
        return path
    }
}

struct PieView: View {
    @State private var isOpen = false

    var body: some View {
        VStack {
            WedgeShape(startAngle: .degrees(0), endAngle: .degrees(isOpen ? 300 : 60))
                .fill(.orange)
                .frame(width: 120, height: 120)
            Button(isOpen ? "Close" : "Open") {
                withAnimation { isOpen.toggle() }
            }
        }
    }
}

#Preview("Pie") {
    PieView()
}
