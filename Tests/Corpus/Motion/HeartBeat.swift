import SwiftUI

struct HeartBeat: View {
    @State private var isLiked = false
    @State private var scale: CGFloat = 1

    var body: some View {
        Image(systemName: isLiked ? "heart.fill" : "heart")
            .font(.system(size: 60))
            .foregroundColor(isLiked ? .red : .gray)
            .scaleEffect(scale)
            .onTapGesture {
                withAnimation(.interpolatingSpring(stiffness: 300, damping: 10)) {
                    isLiked.toggle()
                    scale = isLiked ? 1.2 : 1
                }
            }
            .accessibilityLabel(isLiked ? "Liked" : "Like")
            .accessibilityAddTraits(.isButton)
    }
}

struct HeartBeat_Previews: PreviewProvider {
    static var previews: some View {
        HeartBeat()
    }
}
