import SwiftUI

struct PulsingDot: View {
    @State private var isPulsing = false

    var body: some View {
        Circle()
            .fill(Color.green)
            .frame(width: 12, height: 12)
            .overlay(
                Circle()
                    .stroke(Color.green, lineWidth: 2)
                    .scaleEffect(isPulsing ? 2.5 : 1)
                    .opacity(isPulsing ? 0 : 1)
            )
            .onAppear {
                withAnimation(.easeOut(duration: 1).repeatForever(autoreverses: false)) {
                    isPulsing = true
                }
            }
    }
}

struct PhasedSymbol: View {
    var body: some View {
        Image(systemName: "star.fill")
            .phaseAnimator([0.8, 1.0, 1.2]) { content, scale in
                content.scaleEffect(scale)
            }
    }
}

struct PulsingDot_Previews: PreviewProvider {
    static var previews: some View {
        HStack(spacing: 40) {
            PulsingDot()
            PhasedSymbol()
        }
        .padding(40)
        .previewLayout(.sizeThatFits)
    }
}
