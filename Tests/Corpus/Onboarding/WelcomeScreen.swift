import SwiftUI

struct WelcomeFeature: Identifiable {
    var id: String { title }
    let title: String
    let subtitle: String
    let imageName: String
}

struct WelcomeScreen: View {
    var onContinue: () -> Void = {}

    private let features: [WelcomeFeature] = [
        .init(title: "Collect", subtitle: "Keep what you read.", imageName: "heart.fill"),
        .init(title: "Find", subtitle: "Search everything at once.", imageName: "magnifyingglass"),
        .init(title: "Order", subtitle: "Lists that sort themselves.", imageName: "list.bullet"),
    ]

    var body: some View {
        VStack {
            Text("Welcome to Shelf")
                .font(.system(.largeTitle, design: .default))
                .bold()
                .multilineTextAlignment(.center)
                .padding(.vertical, 40)

            VStack(alignment: .leading, spacing: 24) {
                ForEach(features) { feature in
                    HStack(alignment: .center, spacing: 16) {
                        Image(systemName: feature.imageName)
                            .font(.title)
                            .foregroundColor(.accentColor)
                            .frame(width: 44)
                            .accessibilityHidden(true)
                        VStack(alignment: .leading, spacing: 2) {
                            Text(feature.title).font(.headline)
                            Text(feature.subtitle)
                                .foregroundColor(.secondary)
                                .fixedSize(horizontal: false, vertical: true)
                        }
                    }
                }
            }

            Spacer(minLength: 20)

            Button(action: onContinue) {
                Text("Continue")
                    .frame(maxWidth: .infinity)
            }
            .buttonStyle(.borderedProminent)
            .padding()
        }
        .padding(.horizontal)
    }
}

struct WelcomeScreen_Previews: PreviewProvider {
    static var previews: some View {
        WelcomeScreen()
            .previewDevice("iPhone 13 mini")
        WelcomeScreen()
            .environment(\.dynamicTypeSize, .xxLarge)
            .previewDisplayName("Large text")
    }
}
