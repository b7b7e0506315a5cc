import SwiftUI

struct ShakeEffect: GeometryEffect {
    var amount: CGFloat = 10
    var shakesPerUnit = 3
    var animatableData: CGFloat

    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(
            CGAffineTransform(
                translationX: amount * sin(animatableData * .pi * CGFloat(shakesPerUnit)),
                y: 0))
    }
}

struct ShakePassword: View {
    @State private var attempts = 0

    var body: some View {
        VStack {
            Text("Attempts: \(attempts)")
                .modifier(ShakeEffect(animatableData: CGFloat(attempts)))
            Button("Try") {
                withAnimation(.default) {
                    attempts += 1
                }
            }
        }
    }
}

#Preview {
    ShakePassword()
}
