import SwiftUI

struct AvatarView: View {
    let url: URL?
    let name: String
    var size: CGFloat = 48

    var body: some View {
        AsyncImage(url: url) { phase in
            switch phase {
            case .success(let image):
                image
                    .resizable()
                    .scaledToFill()
            case .failure, .empty:
                placeholder
            @unknown default:
                placeholder
            }
        }
        .frame(width: size, height: size)
        .clipShape(Circle())
        .overlay(Circle().strokeBorder(Color.white, lineWidth: 2))
        .shadow(radius: 3)
    }

    private var placeholder: some View {
        ZStack {
            Color.gray
            Text(String(name.prefix(1)))
                .foregroundColor(.white)
        }
    }
}

struct AvatarStack: View {
    let names: [String]

    var body: some View {
        HStack(spacing: -12) {
            ForEach(Array(names.enumerated()), id: \.offset) { index, name in
                AvatarView(url: nil, name: name)
                    .zIndex(Double(names.count - index))
            }
        }
    }
}

struct AvatarView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            AvatarView(url: nil, name: "Ada")
            AvatarStack(names: ["Ada", "Grace", "Alan"])
        }
        .padding()
        .previewLayout(.sizeThatFits)
    }
}
