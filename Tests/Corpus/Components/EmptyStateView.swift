import SwiftUI

struct EmptyStateView<Actions: View>: View {
    private let title: String
    private let message: String?
    private let actions: Actions

    init(title: String, message: String? = nil, @ViewBuilder actions: () -> Actions) {
        self.title = title
        self.message = message
        self.actions = actions()
    }

    var body: some View {
        VStack(spacing: 12) {
            Image(systemName: "photo")
                .imageSizeForEmptyState()
            Text(title).font(.title3)
            if let message {
                Text(message)
                    .font(.callout)
                    .foregroundStyle(.secondary)
                    .multilineTextAlignment(.center)
            }
            actions
        }
        .padding()
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

extension EmptyStateView where Actions == EmptyView {
    init(title: String, message: String? = nil) {
        self.init(title: title, message: message) { EmptyView() }
    }
}

private extension View {
    func imageSizeForEmptyState() -> some View {
        font(.largeTitle).foregroundStyle(.tertiary)
    }
}

struct EmptyStateView_Previews: PreviewProvider {
    @MainActor
    struct Wrapper: View {
        @State private var reloads = 0

        var body: some View {
            EmptyStateView(title: "No pictures", message: "Reloaded \(reloads) times") {
                Button("Reload") { reloads += 1 }
            }
        }
    }

    static var previews: some View {
        EmptyStateView(title: "Nothing here")
            .previewDisplayName("Plain")
        Wrapper()
            .previewDisplayName("With action")
    }
}
