import SwiftUI

struct CardModifier: ViewModifier {
    var cornerRadius: CGFloat = 16

    func body(content: Content) -> some View {
        content
            .padding()
            .background(
                RoundedRectangle(cornerRadius: cornerRadius, style: .continuous)
                    .fill(Color.white)
                    .shadow(color: Color.black.opacity(0.15), radius: 8, x: 0, y: 4)
            )
    }
}

extension View {
    func cardStyle(cornerRadius: CGFloat = 16) -> some View {
        modifier(CardModifier(cornerRadius: cornerRadius))
    }

    @ViewBuilder
    func `if`<Transform: View>(_ condition: Bool, transform: (Self) -> Transform) -> some View {
        if condition { transform(self) } else { self }
    }
}

struct CardModifier_Previews: PreviewProvider {
    static var previews: some View {
        Text("A card")
            .cardStyle()
            .padding()
            .previewLayout(.sizeThatFits)

        Text("A rounder card")
            .if(true) { $0.italic() }
            .cardStyle(cornerRadius: 30)
            .padding()
            .previewLayout(PreviewLayout.sizeThatFits)
            .previewDisplayName("Rounder")
    }
}
