import SwiftUI

struct Wave: Shape {
    var strength: Double
    var frequency: Double
    var phase: Double

    var animatableData: AnimatablePair<Double, Double> {
        get { AnimatablePair(strength, phase) }
        set {
            strength = newValue.first
            phase = newValue.second
        }
    }

    func path(in rect: CGRect) -> Path {
        let wavelength = rect.width / frequency
        return Path { path in
            path.move(to: CGPoint(x: 0, y: rect.midY))
            for x in stride(from: 0, through: rect.width, by: 2) {
                let y = strength * sin(x / wavelength * 2 * .pi + phase) + rect.midY
                path.addLine(to: CGPoint(x: x, y: y))
            }
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
            path.addLine(to: CGPoint(x: 0, y: rect.maxY))
            path.closeSubpath()
        }
    }
}

struct WaveHeader: View {
    @State private var phase = 0.0
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    var body: some View {
        Wave(strength: 10, frequency: 3, phase: phase)
            .fill(Color.blue.opacity(0.6))
            .frame(height: 80)
            .onAppear {
                guard !reduceMotion else { return }
                withAnimation(.linear(duration: 2).repeatForever(autoreverses: false)) {
                    phase = .pi * 2
                }
            }
    }
}

struct WaveHeader_Previews: PreviewProvider {
    static var previews: some View {
        WaveHeader()
            .previewLayout(.fixed(width: 300, height: 80))
            .previewDisplayName("Wave")
    }
}
