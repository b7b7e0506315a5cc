import SwiftUI

struct DragCard: View {
    @State private var offset: CGSize = .zero
    @GestureState private var isDragging = false
    @State private var lastDirection = "none"

    private var drag: some Gesture {
        DragGesture()
            .updating($isDragging) { _, state, _ in state = true }
            .onChanged { value in
                offset = value.translation
            }
            .onEnded { value in
                if value.translation.width > 100 {
                    lastDirection = "right"
                } else if value.translation.width < -100 {
                    lastDirection = "left"
                }
                withAnimation(.spring()) { offset = .zero }
            }
    }

    var body: some View {
        VStack(spacing: 40) {
            RoundedRectangle(cornerRadius: 20)
                .fill(isDragging ? Color.orange : Color.blue)
                .frame(width: 150, height: 200)
                .offset(offset)
                .rotationEffect(.degrees(Double(offset.width / 20)))
                .gesture(drag)
                .accessibilityIdentifier("card")
            Text("Last swipe: \(lastDirection)")
        }
    }
}

struct DragCard_Previews: PreviewProvider {
    static var previews: some View {
        DragCard()
            .previewInterfaceOrientation(.portrait)
    }
}
