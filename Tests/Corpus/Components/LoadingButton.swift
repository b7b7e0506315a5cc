import SwiftUI

struct LoadingButton: View {
    let title: String
    let action: () async -> Void
    @State private var isLoading = false

    init(_ title: String, action: @escaping () async -> Void) {
        self.title = title
        self.action = action
    }

    var body: some View {
        Button {
            isLoading = true
            Task {
                await action()
                isLoading = false
            }
        } label: {
            ZStack {
                Text(title).opacity(isLoading ? 0 : 1)
                if isLoading {
                    ProgressView()
                }
            }
        }
        .disabled(isLoading)
    }
}

#Preview(traits: .sizeThatFitsLayout) {
    LoadingButton("Upload") {
        try? await Task.sleep(nanoseconds: 1_000_000)
    }
    .padding()
}
