import SwiftUI

struct CardFlip: View {
    @State private var isFlipped = false

    var body: some View {
        ZStack {
            face("Answer", color: .green)
                .rotation3DEffect(.degrees(isFlipped ? 0 : -180), axis: (x: 0, y: 1, z: 0))
                .opacity(isFlipped ? 1 : 0)
            face("Question", color: .blue)
                .rotation3DEffect(.degrees(isFlipped ? 180 : 0), axis: (x: 0, y: 1, z: 0))
                .opacity(isFlipped ? 0 : 1)
        }
        .onTapGesture {
            withAnimation(.easeInOut(duration: 0.5)) {
                isFlipped.toggle()
            }
        }
    }

    private func face(_ text: String, color: Color) -> some View {
        RoundedRectangle(cornerRadius: 20)
            .fill(color)
            .frame(width: 200, height: 120)
            .overlay(Text(text).foregroundStyle(.white).font(.title2))
    }
}

#Preview("Flip") {
    CardFlip()
}
